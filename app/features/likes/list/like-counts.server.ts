import { LRUCache } from 'lru-cache';
import type { Db } from '~db/database';
import { countLikeList, type LikeListName } from '~db/queries/member-like-list';
import type { BrandContext } from '~/server/context/context.server';

/** From this length on the count is cached and may be half a minute old; the list itself never is. */
export const LONG_LIST = 200;
const CACHE_MS = 30_000;
const MAX_CACHED = 10_000;

interface Counted {
  count: number;
  at: number;
}

// Keyed by database handle, so that the counts of a brand are freed with its database.
const cached = new WeakMap<Db, LRUCache<string, Counted>>();

/** A long list is counted at most twice a minute, because counting it costs as much as the rest of the page. */
export async function countLikes(
  { db, clock }: Pick<BrandContext, 'db' | 'clock'>,
  memberId: string,
  list: LikeListName,
  hidden: readonly string[],
): Promise<number> {
  let counts = cached.get(db);
  if (!counts) cached.set(db, (counts = new LRUCache({ max: MAX_CACHED })));
  // The number of hidden members is part of the key, so that a block changes the count at once.
  const key = `${memberId}|${list}|${hidden.length}`;
  const [known, now] = [counts.get(key), clock.now()];
  if (known && Math.abs(now - known.at) < CACHE_MS) return known.count;
  const count = await countLikeList(db, memberId, list, hidden);
  if (count >= LONG_LIST) counts.set(key, { count, at: now });
  else counts.delete(key);
  return count;
}
