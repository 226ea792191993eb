import type { Logger } from '~/server/operations/logger';
import { Rejected, Unavailable } from '../provider-errors';
import { RESYNC, type EventsPort, type ChannelEvent, type LiveEventListener, type Unsubscribe } from './events-port';

const PROVIDER = 'memory events';
const MAX_CHANNEL = 200;
const MAX_EVENT = 1024;

export interface MemoryEventsOptions {
  log: Pick<Logger, 'error'>;
  /** How many live events may wait for one listener; beyond it they become one RESYNC. */
  maxWaiting?: number;
  /** The number of open subscriptions; beyond it `subscribe` throws `Unavailable`. */
  maxSubscriptions?: number;
}

interface Subscription {
  listener: LiveEventListener;
  /** Undefined while nothing waits: nearly always, and for thousands of open pages. */
  waiting: ChannelEvent[] | undefined;
}

const READY = Promise.resolve();

/** Live events within one process. Several processes need a Redis adapter behind the same port. */
export function memoryEvents({ log, maxWaiting = 256, maxSubscriptions = 50_000 }: MemoryEventsOptions): EventsPort {
  const channels = new Map<string, Set<Subscription>>();
  const due = new Set<Subscription>();
  let open = 0;
  let scheduled: NodeJS.Immediate | undefined;

  function deliver(): void {
    scheduled = undefined;
    const batch = [...due];
    due.clear();
    for (const subscription of batch) {
      const waiting = subscription.waiting ?? [];
      subscription.waiting = undefined;
      for (const liveEvent of waiting) send(subscription, liveEvent);
    }
  }

  function send(subscription: Subscription, liveEvent: ChannelEvent): void {
    try {
      subscription.listener(liveEvent);
    } catch (error) {
      log.error({ err: error, kind: liveEvent.kind }, 'an event listener failed');
    }
  }

  function enqueue(subscription: Subscription, liveEvent: ChannelEvent): void {
    const waiting = (subscription.waiting ??= []);
    if (waiting.length >= maxWaiting) subscription.waiting = [RESYNC];
    else if (waiting[0] !== RESYNC) waiting.push(liveEvent);
    due.add(subscription);
  }

  return {
    name: 'memory',
    publish(channel, liveEvent) {
      checkChannel(channel);
      // A copy, as a network would make one, so that nobody can change another listener's live event.
      const copy = checkedCopy(liveEvent);
      const listeners = channels.get(channel);
      if (!listeners) return;
      for (const subscription of listeners) enqueue(subscription, copy);
      scheduled ??= setImmediate(deliver);
    },
    subscribe(channel, listener) {
      checkChannel(channel);
      if (open >= maxSubscriptions) throw new Unavailable(PROVIDER, `all ${open} subscriptions are in use`);
      const subscription: Subscription = { listener, waiting: undefined };
      const listeners = channels.get(channel) ?? new Set();
      channels.set(channel, listeners.add(subscription));
      open += 1;
      const stop = () => {
        subscription.waiting = undefined;
        due.delete(subscription);
        if (!listeners.delete(subscription)) return;
        open -= 1;
        if (listeners.size === 0 && channels.get(channel) === listeners) channels.delete(channel);
      };
      return Object.assign(stop, { ready: READY }) satisfies Unsubscribe;
    },
    async close() {
      if (scheduled) clearImmediate(scheduled);
      scheduled = undefined;
      due.clear();
      channels.clear();
      open = 0;
    },
  };
}

function checkChannel(channel: string): void {
  if (!/^[\x21-\x7e]+$/.test(channel) || channel.length > MAX_CHANNEL)
    throw new Rejected(PROVIDER, 'the channel name is invalid');
}

function checkedCopy(liveEvent: ChannelEvent): ChannelEvent {
  const text = JSON.stringify(liveEvent);
  if (text.length > MAX_EVENT) throw new Rejected(PROVIDER, 'the live event is over 1 kB');
  return Object.freeze(JSON.parse(text) as ChannelEvent);
}
