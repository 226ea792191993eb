import { setImmediate as afterDelivery } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { memoryLogger } from '~/server/operations/logger';
import { Unavailable } from '../provider-errors';
import { eventsContract } from './events.contract';
import { RESYNC, type ChannelEvent } from './events-port';
import { memoryEvents } from './memory';

eventsContract('memory', async () => memoryEvents({ log: memoryLogger() }));

it('replaces the events that a slow subscriber missed by one: refetch', async () => {
  const port = memoryEvents({ log: memoryLogger(), maxWaiting: 10 });
  const received: ChannelEvent[] = [];
  port.subscribe('c', (liveEvent) => received.push(liveEvent));
  for (let sequence = 1; sequence <= 50; sequence++) port.publish('c', { kind: 'message', sequence });
  await afterDelivery();
  expect(received).toEqual([RESYNC]);
  port.publish('c', { kind: 'like' });
  await afterDelivery();
  expect(received).toEqual([RESYNC, { kind: 'like' }]);
});

it('limits its subscriptions, and has room again when one ends', () => {
  const port = memoryEvents({ log: memoryLogger(), maxSubscriptions: 2 });
  const stop = port.subscribe('a', () => {});
  port.subscribe('b', () => {});
  expect(() => port.subscribe('c', () => {})).toThrow(Unavailable);
  stop();
  stop();
  port.subscribe('c', () => {});
  expect(() => port.subscribe('d', () => {})).toThrow(Unavailable);
});

it('writes a failing subscriber to the log', async () => {
  const lines: { level: string; fields: object; message: string }[] = [];
  const port = memoryEvents({ log: memoryLogger(lines) });
  port.subscribe('c', () => {
    throw new Error('broken page');
  });
  port.publish('c', { kind: 'like' });
  await afterDelivery();
  expect(lines).toMatchObject([{ level: 'error', message: 'an event listener failed' }]);
});
