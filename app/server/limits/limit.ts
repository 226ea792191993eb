/** How many keys a limit remembers, the most recent ones: a flood of made-up keys must not fill the memory. */
export const MOST_KEYS = 50_000;

/** Bounds what one key (an account, an IP address) may do within a time. */
export interface Limit {
  /** Counts one. Throws the 429 domain error if the window is full. */
  take(key: string): Promise<void>;
  /** Counts one. Returns how many milliseconds to wait if it was one too many, else 0; also for simultaneous calls. */
  tryTake(key: string): Promise<number>;
  /** Takes one back, because the attempt turned out to be legitimate (the password was right). */
  giveBack(key: string): Promise<void>;
  /** Milliseconds until there is room again, 0 if there is room now. Counts nothing. */
  blockedFor(key: string): Promise<number>;
  /** Counts one without refusing. */
  count(key: string): Promise<void>;
  reset(key: string): Promise<void>;
}
