import type { EventRelay, EventsPort } from './events-port';
import { memoryEvents, type MemoryEventsOptions } from './memory';

/** Live events among the workers of one server: in the memory of each, and to the others through the primary process. */
export function ipcEvents({ relay, ...options }: MemoryEventsOptions & { relay: EventRelay }): EventsPort {
  const here = memoryEvents(options);
  const listened = new Map<string, { subscriptions: number; ready: Promise<void> }>();
  relay.receive((channel, liveEvent) => here.publish(channel, liveEvent));
  return {
    ...here,
    name: 'ipc',
    publish(channel, liveEvent) {
      // It refuses what is too large before anything is sent.
      here.publish(channel, liveEvent);
      relay.send(channel, liveEvent);
    },
    subscribe(channel, listener) {
      const stopHere = here.subscribe(channel, listener);
      const known = listened.get(channel) ?? { subscriptions: 0, ready: relay.listen(channel) };
      listened.set(channel, known);
      known.subscriptions += 1;
      let stopped = false;
      const stop = () => {
        stopHere();
        if (stopped) return;
        stopped = true;
        known.subscriptions -= 1;
        if (known.subscriptions > 0) return;
        listened.delete(channel);
        relay.leave(channel);
      };
      return Object.assign(stop, { ready: known.ready });
    },
  };
}
