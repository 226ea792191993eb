/** So many keys of a limit are remembered, the latest of them: a flood of made-up ones must not fill the memory. */
export const MOST_KEYS = 50_000;

/** A bound of what one key (an account, an address) may do in a time. */
export interface Limit {
  /** Counts one; throws the 429 refusal when the window is full. */
  take(key: string): Promise<void>;
  /** Counts one and says how many milliseconds to wait when that was one too many, else 0. Holds for many at once. */
  tryTake(key: string): Promise<number>;
  /** Takes one back: what was counted turned out to be right (the password). */
  giveBack(key: string): Promise<void>;
  /** Milliseconds until free when full, else 0; counts nothing. */
  blockedFor(key: string): Promise<number>;
  /** Counts one without refusing. */
  count(key: string): Promise<void>;
  reset(key: string): Promise<void>;
}
