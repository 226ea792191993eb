import { MOST_KEYS } from './limit';

/**
 * The latest keys with what is known of each; the oldest goes where there are too many, and is told. Takes its room as it
 * fills: lru-cache takes all of it at once, five milliseconds for each of twenty limits, and tests open limits everywhere.
 */
export class LatestKeys<V> {
  readonly #values = new Map<string, V>();
  readonly #forgotten: ((key: string) => void) | undefined;
  readonly #most: number;

  constructor(forgotten?: (key: string) => void, most = MOST_KEYS) {
    this.#forgotten = forgotten;
    this.#most = most;
  }

  /** Who is asked for is of the latest again. */
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
