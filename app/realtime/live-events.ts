import type { LiveEvent } from '~/contract/live-event';

type Listener = (hint: LiveEvent) => void;
const listeners = new Set<Listener>();

/** Lets a part of the page (the open thread, the match modal) hear hints; returns how to stop. */
export function onHint(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function tellHint(hint: LiveEvent): void {
  for (const listener of listeners) listener(hint);
}
