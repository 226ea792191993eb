import { MOST_KEYS } from './limit';

/**
 * If there are too many keys, the oldest is removed and `forgotten` is called with it. Memory grows with use: lru-cache
 * allocates all of it at once, five milliseconds for each of twenty limits, and tests open limits everywhere.
 */
export class LatestKeys<V> {
  readonly #values = new Map<string, V>();
  readonly #forgotten: ((key: string) => void) | undefined;
  readonly #most: number;

  constructor(forgotten?: (key: string) => void, most = MOST_KEYS) {
    this.#forgotten = forgotten;
    this.#most = most;
  }

  /** Returns the value and makes the key the most recent one. */
  get(key: string): V | undefined {
    const value = this.#values.get(key);
    if (value !== undefined) this.#renew(key, value);
    return value;
  }

  set(key: string, value: V): void {
    this.#renew(key, value);
    if (this.#values.size <= this.#most) return;
    const oldest = this.#values.keys().next().value!;
    this.#values.delete(oldest);
    this.#forgotten?.(oldest);
  }

  delete(key: string): void {
    this.#values.delete(key);
  }

  #renew(key: string, value: V): void {
    this.#values.delete(key);
    this.#values.set(key, value);
  }
}
