import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Rejected } from '../provider-errors';
import type { EventsPort, Hint } from './events-port';

interface MessageHint extends Hint {
  sequence?: number;
}

const soon = { timeout: 2000, interval: 5 };

/** What every events adapter promises, the in-memory one too. */
export function eventsContract(name: string, open: () => Promise<EventsPort>): void {
  describe(`events contract: ${name}`, () => {
    let port: EventsPort;
    beforeEach(async () => {
      port = await open();
    });
    afterEach(() => port.close());

    async function listen(channel: string) {
      const heard: MessageHint[] = [];
      const stop = port.subscribe(channel, (hint) => heard.push(hint));
      await stop.ready;
      return { heard, stop };
    }

    it('tells every listener of the channel, in order, and nobody else', async () => {
      const [one, two, other] = [await listen('t:1:m:a'), await listen('t:1:m:a'), await listen('t:2:m:a')];
      for (let sequence = 1; sequence <= 20; sequence++) port.publish('t:1:m:a', { kind: 'message', sequence });
      await vi.waitFor(() => expect(two.heard).toHaveLength(20), soon);
      expect(one.heard.map((hint) => hint.sequence)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
      expect(other.heard).toEqual([]);
    });

    it('never calls a listener while publishing', async () => {
      const { heard } = await listen('c');
      port.publish('c', { kind: 'like' });
      expect(heard).toEqual([]);
      await vi.waitFor(() => expect(heard).toEqual([{ kind: 'like' }]), soon);
    });

    it('is silent after unsubscribing, also for what was on its way, and twice is once', async () => {
      const [gone, stays] = [await listen('c'), await listen('c')];
      port.publish('c', { kind: 'like' });
      gone.stop();
      gone.stop();
      await vi.waitFor(() => expect(stays.heard).toHaveLength(1), soon);
      expect(gone.heard).toEqual([]);
      const again = await listen('c');
      port.publish('c', { kind: 'like' });
      await vi.waitFor(() => expect(again.heard).toHaveLength(1), soon);
    });

    it('keeps a failing listener away from the others', async () => {
      port.subscribe('c', () => {
        throw new Error('broken page');
      });
      const { heard } = await listen('c');
      port.publish('c', { kind: 'like' });
      port.publish('c', { kind: 'message' });
      await vi.waitFor(() => expect(heard).toHaveLength(2), soon);
    });

    it('hands out copies', async () => {
      const { heard } = await listen('c');
      const hint = { kind: 'message', sequence: 1 };
      port.publish('c', hint);
      hint.sequence = 2;
      await vi.waitFor(() => expect(heard).toEqual([{ kind: 'message', sequence: 1 }]), soon);
    });

    it('lets one publish where nobody listens', () => {
      expect(() => port.publish('nobody', { kind: 'like' })).not.toThrow();
    });

    it('refuses a channel name with blanks and a hint over 1 kB', () => {
      expect(() => port.publish('a b', { kind: 'like' })).toThrow(Rejected);
      expect(() => port.subscribe('', () => {})).toThrow(Rejected);
      expect(() => port.publish('c', { kind: 'message', text: 'x'.repeat(2000) })).toThrow(Rejected);
    });
  });
}
