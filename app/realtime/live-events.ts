import type { LiveEvent } from '~/contract/live-event';

type Listener = (liveEvent: LiveEvent) => void;
const listeners = new Set<Listener>();

/** Subscribes a part of a page, such as the open conversation. Returns the function that unsubscribes. */
export function onLiveEvent(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function publishLiveEvent(liveEvent: LiveEvent): void {
  for (const listener of listeners) listener(liveEvent);
}
