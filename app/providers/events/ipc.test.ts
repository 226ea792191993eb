import { expect, it, vi } from 'vitest';
import { memoryLogger } from '~/server/operations/logger';
import { Rejected } from '../provider-errors';
import { eventsContract } from './events.contract';
import type { EventRelay, EventsPort, ChannelEvent } from './events-port';
import { ipcEvents } from './ipc';

type Handler = Parameters<EventRelay['receive']>[0];

/** The primary process between workers: what one sends, all others receive later, as text. */
function openHub() {
  const handlers = new Map<object, Handler>();
  const sent: string[] = [];
  const crossed: string[] = [];
  const worker = (): EventsPort => {
    const own = {};
    const relay: EventRelay = {
      send(channel, liveEvent) {
        const text = JSON.stringify(liveEvent);
        sent.push(text);
        for (const [other, handler] of handlers)
          if (other !== own) setImmediate(() => handler(channel, JSON.parse(text) as ChannelEvent));
      },
      receive: (handler) => void handlers.set(own, handler),
      listen: async (channel) => void crossed.push(`listen ${channel}`),
      leave: (channel) => void crossed.push(`leave ${channel}`),
    };
    return ipcEvents({ log: memoryLogger(), relay });
  };
  return { worker, sent, crossed };
}

eventsContract('ipc, within a worker', async () => openHub().worker());

eventsContract('ipc, from one worker to another', async () => {
  const hub = openHub();
  const [first, second] = [hub.worker(), hub.worker()];
  return {
    ...second,
    publish: first.publish,
    close: () => Promise.all([first.close(), second.close()]).then(() => {}),
  };
});

// covers X18-002
it('delivers once to the pages of every worker, and sends nothing that is refused', async () => {
  const { worker, sent } = openHub();
  const workers = [worker(), worker(), worker()];
  const received = workers.map((port) => {
    const events: ChannelEvent[] = [];
    port.subscribe('c', (liveEvent) => events.push(liveEvent));
    return events;
  });
  workers[0]!.publish('c', { kind: 'like' });
  await vi.waitFor(() => expect(received).toEqual([[{ kind: 'like' }], [{ kind: 'like' }], [{ kind: 'like' }]]));
  expect(() => workers[0]!.publish('bad channel', { kind: 'like' })).toThrow(Rejected);
  expect(sent).toHaveLength(1);
});

it('listens once for all pages of a channel, and leaves with the last of them', async () => {
  const { worker, crossed } = openHub();
  const port = worker();
  const stops = ['c', 'c', 'd'].map((channel) => port.subscribe(channel, () => {}));
  await Promise.all(stops.map(({ ready }) => ready));
  expect(crossed).toEqual(['listen c', 'listen d']);
  stops[0]!();
  stops[0]!();
  expect(crossed).toHaveLength(2);
  stops[1]!();
  expect(crossed.slice(2)).toEqual(['leave c']);
  port.subscribe('c', () => {});
  expect(crossed.slice(3)).toEqual(['listen c']);
});
