import { type EventsPort, type LiveEvent } from './events-port';
import { memoryEvents, type MemoryEventsOptions } from './memory';

/** Carries live events to the other processes of this machine, and theirs to here. */
export interface EventRelay {
  send(channel: string, liveEvent: LiveEvent): void;
  receive(handler: (channel: string, liveEvent: LiveEvent) => void): void;
}

/** Live events among the workers of one server: in the memory of each, and to the others through the primary process. */
export function ipcEvents({ relay, ...options }: MemoryEventsOptions & { relay: EventRelay }): EventsPort {
  const here = memoryEvents(options);
  relay.receive((channel, liveEvent) => here.publish(channel, liveEvent));
  return {
    ...here,
    name: 'ipc',
    publish(channel, liveEvent) {
      // It refuses what is too large before anything is sent.
      here.publish(channel, liveEvent);
      relay.send(channel, liveEvent);
    },
  };
}
