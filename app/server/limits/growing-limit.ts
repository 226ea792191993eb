import { tooManyRequests } from '../response/app-error';
import { LatestKeys } from './latest-keys';
import type { Limit } from './limit';

export interface GrowingLimitOptions {
  /** So many at once within the window. */
  points: number;
  /** Milliseconds; afterwards counting begins anew. */
  window: number;
  /** Milliseconds from the last one within the limit to the next; each further one waits twice as long. */
  firstPause: number;
  now: () => number;
}

interface Counted {
  since: number;
  count: number;
  freeAt: number;
}

/**
 * A limit that never closes: beyond it each further one has to wait, twice as long as the one before, and asking in
 * vain makes nothing longer. Whoever shares an address with a stranger gets through, the stranger gets nowhere.
 */
export function growingLimit({ points, window, firstPause, now }: GrowingLimitOptions): Limit {
  const known = new LatestKeys<Counted>();

  function look(key: string): Counted {
    const counted = known.get(key);
    const at = now();
    if (counted && (at < counted.since + window || at < counted.freeAt)) return counted;
    return { since: at, count: 0, freeAt: 0 };
  }

  function take(key: string, counted = look(key)): void {
    const count = counted.count + 1;
    const pause = count < points ? 0 : Math.min(firstPause * 2 ** (count - points), window);
    known.set(key, { since: counted.since, count, freeAt: pause === 0 ? 0 : now() + pause });
  }

  const blockedFor = async (key: string) => Math.max(0, look(key).freeAt - now());
  const tryTake = async (key: string) => {
    const counted = look(key);
    const wait = Math.max(0, counted.freeAt - now());
    if (wait === 0) take(key, counted);
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
      const counted = look(key);
      if (counted.count > 0) known.set(key, { ...counted, count: counted.count - 1, freeAt: 0 });
    },
    async count(key) {
      take(key);
    },
    async reset(key) {
      known.delete(key);
    },
  };
}
