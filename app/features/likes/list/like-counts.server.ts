import { LRUCache } from 'lru-cache';
import type { Db } from '~db/database';
import { countLikeList, type LikeListName } from '~db/queries/member-like-list';
import type { ServiceContext } from '~/server/context/context.server';

/** From here on nobody misses one: "812 people like you" may be half a minute old; the list beside it never is. */
export const LONG_LIST = 200;
const CACHE_MS = 30_000;
const MAX_CACHED = 10_000;

interface Counted {
  count: number;
  at: number;
}

// By handle, so that what is known of a brand ends with its database.
const cached = new WeakMap<Db, LRUCache<string, Counted>>();

/**
 * How long a list is, as countLikeList() counts it. A long one is counted at most twice a minute: at every look that would
 * cost as much as the page it stands on.
 */
export async function countLikes(
  { db, clock }: Pick<ServiceContext, 'db' | 'clock'>,
  memberId: string,
  list: LikeListName,
  hidden: readonly string[],
): Promise<number> {
  let counts = cached.get(db);
  if (!counts) cached.set(db, (counts = new LRUCache({ max: MAX_CACHED })));
  // Who blocks somebody sees one less at once.
  const key = `${memberId}|${list}|${hidden.length}`;
  const [known, now] = [counts.get(key), clock.now()];
  if (known && Math.abs(now - known.at) < CACHE_MS) return known.count;
  const count = await countLikeList(db, memberId, list, hidden);
  if (count >= LONG_LIST) counts.set(key, { count, at: now });
  else counts.delete(key);
  return count;
}
