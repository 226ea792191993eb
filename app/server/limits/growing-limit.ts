import { tooManyRequests } from '../response/app-error';
import { LatestKeys } from './latest-keys';
import type { Limit } from './limit';

export interface GrowingLimitOptions {
  /** How many are allowed at once within the window. */
  points: number;
  /** In milliseconds; afterwards counting starts again. */
  window: number;
  /** Milliseconds from the last attempt within the limit to the next; each pause after it is twice as long. */
  firstPause: number;
  now: () => number;
}

interface Counted {
  since: number;
  count: number;
  freeAt: number;
}

/**
 * Slows down instead of closing: pauses double up to the window, and refused attempts make none longer. Someone who
 * shares an IP address with an abuser still gets through, while the abuser gets nowhere.
 */
export function growingLimit({ points, window, firstPause, now }: GrowingLimitOptions): Limit {
  const known = new LatestKeys<Counted>();

  function countedFor(key: string): Counted {
    const entry = known.get(key);
    const at = now();
    if (entry && (at < entry.since + window || at < entry.freeAt)) return entry;
    return { since: at, count: 0, freeAt: 0 };
  }

  function take(key: string, entry = countedFor(key)): void {
    const count = entry.count + 1;
    const pause = count < points ? 0 : Math.min(firstPause * 2 ** (count - points), window);
    known.set(key, { since: entry.since, count, freeAt: pause === 0 ? 0 : now() + pause });
  }

  const blockedFor = async (key: string) => Math.max(0, countedFor(key).freeAt - now());
  const tryTake = async (key: string) => {
    const entry = countedFor(key);
    const wait = Math.max(0, entry.freeAt - now());
    if (wait === 0) take(key, entry);
    return wait;
  };
  return {
    blockedFor,
    tryTake,
    async take(key) {
      const wait = await tryTake(key);
      if (wait > 0) throw tooManyRequests({ retry_after: Math.ceil(wait / 1000) });
    },
    async giveBack(key) {
      const entry = countedFor(key);
      if (entry.count > 0) known.set(key, { ...entry, count: entry.count - 1, freeAt: 0 });
    },
    async count(key) {
      take(key);
    },
    async reset(key) {
      known.delete(key);
    },
  };
}
