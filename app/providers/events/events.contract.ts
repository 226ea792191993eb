import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Rejected } from '../provider-errors';
import type { EventsPort, ChannelEvent } from './events-port';

interface MessageLiveEvent extends ChannelEvent {
  sequence?: number;
}

const soon = { timeout: 2000, interval: 5 };

/** What every events adapter promises, including the in-memory one. */
export function eventsContract(name: string, open: () => Promise<EventsPort>): void {
  describe(`events contract: ${name}`, () => {
    let port: EventsPort;
    beforeEach(async () => {
      port = await open();
    });
    afterEach(() => port.close());

    async function listen(channel: string) {
      const received: MessageLiveEvent[] = [];
      const stop = port.subscribe(channel, (liveEvent) => received.push(liveEvent));
      await stop.ready;
      return { received, stop };
    }

    it('publishes to every subscriber of the channel, in order, and to nobody else', async () => {
      const [first, second, other] = [await listen('t:1:m:a'), await listen('t:1:m:a'), await listen('t:2:m:a')];
      for (let sequence = 1; sequence <= 20; sequence++) port.publish('t:1:m:a', { kind: 'message', sequence });
      await vi.waitFor(() => expect(second.received).toHaveLength(20), soon);
      expect(first.received.map((liveEvent) => liveEvent.sequence)).toEqual(
        Array.from({ length: 20 }, (_, i) => i + 1),
      );
      expect(other.received).toEqual([]);
    });

    it('never calls a subscriber while publishing', async () => {
      const { received } = await listen('c');
      port.publish('c', { kind: 'like' });
      expect(received).toEqual([]);
      await vi.waitFor(() => expect(received).toEqual([{ kind: 'like' }]), soon);
    });

    it('sends nothing after unsubscribing, also of what was pending; a second call does nothing', async () => {
      const [stopped, stays] = [await listen('c'), await listen('c')];
      port.publish('c', { kind: 'like' });
      stopped.stop();
      stopped.stop();
      await vi.waitFor(() => expect(stays.received).toHaveLength(1), soon);
      expect(stopped.received).toEqual([]);
      const again = await listen('c');
      port.publish('c', { kind: 'like' });
      await vi.waitFor(() => expect(again.received).toHaveLength(1), soon);
    });

    it('keeps a failing subscriber away from the others', async () => {
      port.subscribe('c', () => {
        throw new Error('broken page');
      });
      const { received } = await listen('c');
      port.publish('c', { kind: 'like' });
      port.publish('c', { kind: 'message' });
      await vi.waitFor(() => expect(received).toHaveLength(2), soon);
    });

    it('gives every subscriber a copy', async () => {
      const { received } = await listen('c');
      const liveEvent = { kind: 'message', sequence: 1 };
      port.publish('c', liveEvent);
      liveEvent.sequence = 2;
      await vi.waitFor(() => expect(received).toEqual([{ kind: 'message', sequence: 1 }]), soon);
    });

    it('allows publishing without subscribers', () => {
      expect(() => port.publish('nobody', { kind: 'like' })).not.toThrow();
    });

    it('refuses a channel name with blanks and a live event over 1 kB', () => {
      expect(() => port.publish('a b', { kind: 'like' })).toThrow(Rejected);
      expect(() => port.subscribe('', () => {})).toThrow(Rejected);
      expect(() => port.publish('c', { kind: 'message', text: 'x'.repeat(2000) })).toThrow(Rejected);
    });
  });
}
