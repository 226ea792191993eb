import { LRUCache } from 'lru-cache';
import type { Db } from '../handle';
import type { ValueOr } from '../prepared/prepared';
import type { Gender } from '../schema/member';

/** A search reads at most this many members: the most recently active ones that its first filters leave. */
export const EXAMINED = 10_000;
/** For so long the horizon is cached; members who become active meanwhile are examined additionally. */
const CACHE_MS = 30_000;
const MAX_CACHED = 500;

/** The filters on the first columns of the search indexes. */
export interface FirstFilters {
  gender?: Gender;
  country?: string;
  /** Then the other two are not on the first columns. */
  forVisitors?: boolean;
}

export interface Horizon {
  /** The last activity, or the signup, of the oldest examined candidate in epoch milliseconds; 0 if all are examined. */
  since: number;
  /** Whether there are more candidates than the examined ones. */
  beyond: boolean;
}

// Keyed by handle, so that the cache of a brand ends with its database.
const cached = new WeakMap<Db, LRUCache<string, Promise<Horizon>>>();

/** How far back the `EXAMINED` most recently active candidates of these filters reach; cached for `CACHE_MS`. */
export function findHorizon(db: Db, { gender, country, forVisitors }: FirstFilters): Promise<Horizon> {
  if (forVisitors) return cachedHorizon(db, 'visitors', () => askHorizon(db, { forVisitors }, 'last_active_at'));
  return cachedHorizon(db, `${gender ?? ''}|${country ?? ''}`, () =>
    askHorizon(db, { ...(gender && { gender }), ...(country && { country }) }, 'last_active_at'),
  );
}

/** How far back the `EXAMINED` newest members of the brand reach, by the time of their signup; cached for `CACHE_MS`. */
export function findNewestHorizon(db: Db): Promise<Horizon> {
  return cachedHorizon(db, 'newest', () => askHorizon(db, {}, 'signup_date'));
}

function cachedHorizon(db: Db, key: string, ask: () => Promise<Horizon>): Promise<Horizon> {
  let horizons = cached.get(db);
  if (!horizons) cached.set(db, (horizons = new LRUCache({ max: MAX_CACHED, ttl: CACHE_MS })));
  const known = horizons.get(key);
  if (known) return known;
  const pending = ask();
  horizons.set(key, pending);
  // A failed query is not cached.
  pending.catch(() => horizons.delete(key));
  return pending;
}

async function askHorizon(db: Db, filters: FirstFilters, time: 'last_active_at' | 'signup_date'): Promise<Horizon> {
  const [oldest, next] = await firstCandidates(db, filters)
    .select(`${time} as at`)
    .orderBy(time, 'desc')
    .offset(EXAMINED - 1)
    .limit(2)
    .execute();
  return { since: oldest?.at ?? 0, beyond: next !== undefined };
}

/** Each combination of these filters has an index that continues with the last activity. */
export function firstCandidates(
  db: Db,
  filters: {
    gender?: ValueOr<Gender> | undefined;
    country?: ValueOr<string> | undefined;
    forVisitors?: boolean | undefined;
  },
) {
  const { gender, country, forVisitors } = filters;
  let query = db.selectFrom('member').where('member.tenant_id', '=', db.tenantId).where('member.searchable', '=', 1);
  if (country !== undefined) query = query.where('member.country', '=', country);
  if (gender !== undefined) query = query.where('member.gender', '=', gender);
  if (forVisitors) query = query.where('member.for_visitors', '=', 1);
  return query;
}
