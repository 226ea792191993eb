import { LRUCache } from 'lru-cache';
import type { Db } from '../handle';
import type { Gender } from '../schema/member';

/** No search looks further back than this many of the most recently active members that its first filters leave. */
export const EXAMINED = 10_000;
/**
 * Finding the horizon walks as many index entries as the search behind it, and it hardly moves: for this long whoever
 * became active meanwhile is examined on top.
 */
const CACHE_MS = 30_000;
const MAX_CACHED = 500;

/** The filters that are the first columns of the search indexes. */
export interface FirstFilters {
  gender?: Gender;
  country?: string;
}

export interface Horizon {
  /** Activity of the oldest examined candidate, epoch milliseconds; 0 when all are examined. */
  since: number;
  /** Whether there are more candidates than are examined. */
  beyond: boolean;
}

// By handle, so that what is known of a brand ends with its database.
const cached = new WeakMap<Db, LRUCache<string, Promise<Horizon>>>();

/** How far back the EXAMINED most recent candidates of these filters reach, at most half a minute old. */
export function findHorizon(db: Db, { gender, country }: FirstFilters): Promise<Horizon> {
  let horizons = cached.get(db);
  if (!horizons) cached.set(db, (horizons = new LRUCache({ max: MAX_CACHED, ttl: CACHE_MS })));
  const key = `${gender ?? ''}|${country ?? ''}`;
  const known = horizons.get(key);
  if (known) return known;
  const asked = askHorizon(db, { ...(gender && { gender }), ...(country && { country }) });
  horizons.set(key, asked);
  // A failed answer is not worth remembering.
  asked.catch(() => horizons.delete(key));
  return asked;
}

async function askHorizon(db: Db, filters: FirstFilters): Promise<Horizon> {
  const [oldest, next] = await firstCandidates(db, filters)
    .select('last_active_at')
    .orderBy('last_active_at', 'desc')
    .offset(EXAMINED - 1)
    .limit(2)
    .execute();
  return { since: oldest?.last_active_at ?? 0, beyond: next !== undefined };
}

/** Everybody whom the first filters leave; each combination of them has an index that continues by last activity. */
export function firstCandidates(db: Db, { gender, country }: FirstFilters) {
  let query = db.selectFrom('member').where('member.tenant_id', '=', db.tenantId).where('member.searchable', '=', 1);
  if (country !== undefined) query = query.where('member.country', '=', country);
  if (gender !== undefined) query = query.where('member.gender', '=', gender);
  return query;
}
