/**
 * What the server publishes to open pages: something has changed, so they fetch it again. Best effort by contract: a
 * live event may be lost, so a page refetches when it (re)connects, and nothing of value ever travels only here.
 */
export interface EventsPort {
  readonly name: string;
  /** Never waits and never throws for a listener's sake. A live event is small and JSON (1 kB at most). */
  publish<H extends LiveEvent>(channel: string, liveEvent: H): void;
  /** Calls `listener` later, never during publish, in the order of publishing. */
  subscribe(channel: string, listener: LiveEventListener): Unsubscribe;
  close(): Promise<void>;
}

/** Further fields are the publisher's and the page's affair; they must survive JSON. */
export interface LiveEvent {
  readonly kind: string;
}

export type LiveEventListener = (liveEvent: LiveEvent) => void;

/** Ends the subscription; calling it again does nothing. */
export interface Unsubscribe {
  (): void;
  /** Resolves once live events published from now on arrive: at once here, after the server's word with a network adapter. */
  readonly ready: Promise<void>;
}

/** Given instead of what a slow listener missed: refetch everything. */
export const RESYNC: LiveEvent = { kind: 'resync' };
