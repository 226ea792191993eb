/** What the event stream may say (server: event-stream.ts). `resync`: hints were missed, look at everything. */
export interface LiveHint {
  kind:
    | 'message'
    | 'delivered'
    | 'read'
    | 'typing'
    | 'presence'
    | 'like'
    | 'match'
    | 'credits'
    | 'logout'
    | 'conversation'
    | 'resync';
  conversation?: string;
  seq?: number;
}

type Listener = (hint: LiveHint) => void;
const listeners = new Set<Listener>();

/** Lets a part of the page (the open thread, the match modal) hear hints; returns how to stop. */
export function onHint(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function tellHint(hint: LiveHint): void {
  for (const listener of listeners) listener(hint);
}
