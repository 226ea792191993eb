import { LRUCache } from 'lru-cache';
import type { Db } from '~db/database';
import { countSearch, type Search } from '~db/queries/search';
import type { ResultCount } from './search-results';

/** The greatest age of a count, in milliseconds. The results themselves are never cached. */
const CACHE_MS = 30_000;
const MAX_SEARCHES = 2000;

interface Cached {
  at: number;
  count: Promise<ResultCount>;
}

// Keyed by database handle, so that the counts of a brand are freed with its database. Equal searches share one count.
const cached = new WeakMap<Db, LRUCache<string, Cached>>();

/**
 * Counted once for all equal searches within half a minute. People in `hidden` are never counted: the shared count is
 * only for a viewer who hides nobody else and of whom it is known whether the search would find them.
 */
export async function countResults(
  db: Db,
  search: Search,
  selfFound: boolean | undefined,
  now: number,
): Promise<ResultCount> {
  const common = search.hidden.length <= 1 && selfFound !== undefined;
  if (!common) return countSearch(db, search);
  const { count, capped } = await commonCount(db, search, now);
  return capped ? { count, capped } : { count: count - (selfFound ? 1 : 0), capped };
}

function commonCount(db: Db, { filters, except, order }: Search, now: number): Promise<ResultCount> {
  let counts = cached.get(db);
  if (!counts) cached.set(db, (counts = new LRUCache({ max: MAX_SEARCHES })));
  const key = JSON.stringify([filters, except, order]);
  const known = counts.get(key);
  if (known && now - known.at < CACHE_MS) return known.count;
  const count = countSearch(db, { filters, ...(except && { except }), ...(order && { order }), hidden: [] });
  counts.set(key, { at: now, count });
  // A failed count is not cached.
  count.catch(() => counts.delete(key));
  return count;
}
