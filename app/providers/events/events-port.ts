/**
 * Tells open pages that something has changed. Best effort by contract: a live event may be lost, so a page fetches
 * everything when it connects or reconnects, and no information exists only in a live event.
 */
export interface EventsPort {
  readonly name: string;
  /** Never waits, and never throws because of a listener. A live event is small and JSON (1 kB at most). */
  publish<H extends ChannelEvent>(channel: string, liveEvent: H): void;
  /** Calls `listener` in the order of publishing, always later and never during publish. */
  subscribe(channel: string, listener: LiveEventListener): Unsubscribe;
  close(): Promise<void>;
}

/** Publisher and page agree on further fields, which must survive JSON. */
export interface ChannelEvent {
  readonly kind: string;
}

export type LiveEventListener = (liveEvent: ChannelEvent) => void;

/** Ends the subscription; calling it again does nothing. */
export interface Unsubscribe {
  (): void;
  /** Resolves once live events published from now on will arrive: here at once, elsewhere when the server confirms. */
  readonly ready: Promise<void>;
}

/** Carries live events to the other processes of this machine, and theirs to here. */
export interface EventRelay {
  /** Sends a live event to those processes that listen to its channel. */
  send(channel: string, liveEvent: ChannelEvent): void;
  receive(handler: (channel: string, liveEvent: ChannelEvent) => void): void;
  /** Resolves once the other processes send the live events of the channel to here. */
  listen(channel: string): Promise<void>;
  leave(channel: string): void;
}

/** Replaces the live events that a slow listener missed: the page fetches everything again. */
export const RESYNC: ChannelEvent = { kind: 'resync' };
