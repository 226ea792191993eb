import type { ExpressionBuilder } from 'kysely';
import type { Db } from '../handle';
import type { Gender } from '../schema/member';
import type { Schema } from '../schema/schema';
import { listMemberCards } from './member-card';
import type { MemberCard } from './member-card';
import { EXAMINED, findHorizon, firstCandidates } from './search-horizon';

/** Counts are exact up to here; the page says "1,000+" beyond. */
export const COUNT_CAP = 1_000;

export interface SearchFilters {
  gender?: Gender;
  country?: string;
  regionId?: string;
  /** 'YYYY-MM-DD', both inclusive: the service turns ages into dates of birth. */
  bornFrom?: string;
  bornUntil?: string;
  /** Members only, no fictional profiles. */
  realOnly?: boolean;
  withPhoto?: boolean;
}

export interface Search {
  filters: SearchFilters;
  /** Leave out what these filters find: for similar results. See similarTo(). */
  except?: SearchFilters;
  /** Never shown: the viewer, and whoever is blocked either way (listHiddenIds). */
  hidden: readonly string[];
}

/** Where a page ended; opaque to the page. `rank` counts the results before it. */
export interface SearchCursor {
  at: number;
  id: string;
  rank: number;
}

export interface SearchPage {
  cards: MemberCard[];
  next: SearchCursor | undefined;
}

/** The next `limit` members, most recently active first. `skip` counts from `after`: for a page without its cursor. */
export async function searchMembers(
  db: Db,
  search: Search,
  page: { limit: number; after?: SearchCursor | undefined; skip?: number },
): Promise<SearchPage> {
  const { after, limit, skip = 0 } = page;
  const rank = (after?.rank ?? 0) + skip;
  if (rank >= EXAMINED) return { cards: [], next: undefined };
  let query = candidates(db, search)
    .select(['id', 'last_active_at'])
    .where('last_active_at', '>=', await oldestExamined(db, search));
  if (after) {
    query = query
      .where('last_active_at', '<=', after.at)
      .where((eb) => eb.or([eb('last_active_at', '<', after.at), eb('id', '<', after.id)]));
  }
  const rows = await query
    .orderBy('last_active_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .offset(skip)
    .execute();
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const more = rows.length > limit && last !== undefined;
  return {
    cards: await listMemberCards(
      db,
      shown.map((row) => row.id),
    ),
    next: more ? { at: last.last_active_at, id: last.id, rank: rank + shown.length } : undefined,
  };
}

/** How many there are among the examined; `capped` when there are more than COUNT_CAP. */
export async function countSearch(db: Db, search: Search): Promise<{ count: number; capped: boolean }> {
  const since = await oldestExamined(db, search);
  const found = await db
    .selectFrom(
      candidates(db, search)
        .select('id')
        .where('last_active_at', '>=', since)
        .orderBy('last_active_at', 'desc')
        .limit(COUNT_CAP + 1)
        .as('found'),
    )
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return { count: Math.min(found.count, COUNT_CAP), capped: found.count > COUNT_CAP };
}

/** Whether there are more candidates than are examined, so that even the last page is not all there is. */
export async function isBeyondExamined(db: Db, search: Search): Promise<boolean> {
  return (await findHorizon(db, search.filters)).beyond;
}

/**
 * The relaxed search behind "similar members", or undefined where nothing is left to relax: without region and five
 * years wider first, then without country. Gender and 'real members only' are never relaxed: they are not a matter of
 * degree.
 */
export function similarTo(search: Search, widen: (filters: SearchFilters) => SearchFilters): Search | undefined {
  const { filters, hidden } = search;
  const { regionId, country, ...rest } = filters;
  if (regionId !== undefined || filters.bornFrom !== undefined || filters.bornUntil !== undefined) {
    const relaxed = widen({ ...rest, ...(country !== undefined && { country }) });
    return { filters: relaxed, except: filters, hidden };
  }
  return country === undefined ? undefined : { filters: rest, except: filters, hidden };
}

type MemberExpression = ExpressionBuilder<Schema, 'member'>;

/** Everything but the order and the limit. */
function candidates(db: Db, search: Search) {
  const { filters, except, hidden } = search;
  return firstCandidates(db, filters).where((eb) => {
    const conditions = filterConditions(eb, filters);
    if (except) conditions.push(eb.or(outsideConditions(eb, except, filters)));
    if (hidden.length > 0) conditions.push(eb('id', 'not in', [...hidden]));
    return eb.and(conditions);
  });
}

function filterConditions(eb: MemberExpression, filters: SearchFilters) {
  const conditions = [];
  if (filters.regionId !== undefined) conditions.push(eb('region_id', '=', filters.regionId));
  if (filters.bornFrom !== undefined) conditions.push(eb('birth_date', '>=', filters.bornFrom));
  if (filters.bornUntil !== undefined) conditions.push(eb('birth_date', '<=', filters.bornUntil));
  if (filters.realOnly) conditions.push(eb('kind', '=', 'member'));
  if (filters.withPhoto) conditions.push(eb('has_photo', '=', 1));
  return conditions;
}

/** A row that `except` would not have found, given that `filters` found it. */
function outsideConditions(eb: MemberExpression, except: SearchFilters, filters: SearchFilters) {
  const outside = [];
  for (const [column, value] of [
    ['country', filters.country === except.country ? undefined : except.country],
    ['region_id', filters.regionId === except.regionId ? undefined : except.regionId],
  ] as const) {
    if (value !== undefined) outside.push(eb(column, '!=', value), eb(column, 'is', null));
  }
  if (except.bornFrom !== undefined) outside.push(eb('birth_date', '<', except.bornFrom));
  if (except.bornUntil !== undefined) outside.push(eb('birth_date', '>', except.bornUntil));
  return outside;
}

/**
 * Of the EXAMINED most recent candidates the oldest activity; 0 when there are fewer. Where every candidate is a
 * result, the limits of page and count already keep to the examined, and the way there is spared.
 */
async function oldestExamined(db: Db, search: Search): Promise<number> {
  return isFiltered(search) ? (await findHorizon(db, search.filters)).since : 0;
}

function isFiltered({ filters, except }: Search): boolean {
  const { regionId, bornFrom, bornUntil, realOnly, withPhoto } = filters;
  return except !== undefined || Boolean(regionId ?? bornFrom ?? bornUntil) || Boolean(realOnly) || Boolean(withPhoto);
}
