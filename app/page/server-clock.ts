let anchor: { now: number; at: number } | undefined;

/** The time of this page's own clock, which only counts; a response makes a time of the server of it. */
export const elapsed = (): number => performance.now();

/**
 * The server's time now, from a time that came with a response: the clock of the device may be wrong. The first call
 * with a time counts as its arrival, so that a component that appears later does not start again from an old time.
 */
export function serverTime(now: number): number {
  if (anchor?.now !== now) anchor = { now, at: elapsed() };
  return anchor.now + Math.round(elapsed() - anchor.at);
}
