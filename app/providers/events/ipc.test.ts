import { expect, it, vi } from 'vitest';
import { memoryLogger } from '~/server/operations/logger';
import { Rejected } from '../provider-errors';
import { eventsContract } from './events.contract';
import type { EventsPort, LiveEvent } from './events-port';
import { ipcEvents, type EventRelay } from './ipc';

type Handler = Parameters<EventRelay['receive']>[0];

/** The primary process between workers: what one sends, all others receive later, as text. */
function openHub() {
  const handlers = new Map<object, Handler>();
  const sent: string[] = [];
  const worker = (): EventsPort => {
    const own = {};
    const relay: EventRelay = {
      send(channel, liveEvent) {
        const text = JSON.stringify(liveEvent);
        sent.push(text);
        for (const [other, handler] of handlers)
          if (other !== own) setImmediate(() => handler(channel, JSON.parse(text) as LiveEvent));
      },
      receive: (handler) => void handlers.set(own, handler),
    };
    return ipcEvents({ log: memoryLogger(), relay });
  };
  return { worker, sent };
}

eventsContract('ipc, within a worker', async () => openHub().worker());

eventsContract('ipc, from one worker to another', async () => {
  const hub = openHub();
  const [one, other] = [hub.worker(), hub.worker()];
  return { ...other, publish: one.publish, close: () => Promise.all([one.close(), other.close()]).then(() => {}) };
});

// covers X18-002
it('delivers once to the pages of every worker, and sends nothing that is refused', async () => {
  const { worker, sent } = openHub();
  const workers = [worker(), worker(), worker()];
  const received = workers.map((port) => {
    const events: LiveEvent[] = [];
    port.subscribe('c', (liveEvent) => events.push(liveEvent));
    return events;
  });
  workers[0]!.publish('c', { kind: 'like' });
  await vi.waitFor(() => expect(received).toEqual([[{ kind: 'like' }], [{ kind: 'like' }], [{ kind: 'like' }]]));
  expect(() => workers[0]!.publish('bad channel', { kind: 'like' })).toThrow(Rejected);
  expect(sent).toHaveLength(1);
});
