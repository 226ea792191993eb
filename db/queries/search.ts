import type { Db } from '../handle';
import { listMemberCards } from './member-card';
import type { MemberCard } from './member-card';
import { filterConditions, noneOf, outsideConditions, type SearchFilters } from './search-conditions';

export type { SearchFilters } from './search-conditions';
import { EXAMINED, findHorizon, firstCandidates } from './search-horizon';

/** Counts are exact up to this number; above it the page shows "1,000+". */
export const COUNT_CAP = 1_000;

export interface Search {
  filters: SearchFilters;
  /** Leaves out what these filters find, for similar results. See `similarTo`. */
  except?: SearchFilters;
  /** Ids that are never shown: the viewer and the members of `listLeftOutIds`. */
  hidden: readonly string[];
}

/** The last entry of a page, opaque to the browser. `rank` is the number of results up to and including it. */
export interface SearchCursor {
  at: number;
  id: string;
  rank: number;
}

export interface SearchPage {
  cards: MemberCard[];
  next: SearchCursor | undefined;
}

/** The next `limit` members, most recently active first. `skip` counts from `after`, for a page without a cursor. */
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

/** The number of results among the examined candidates; `capped` is true if there are more than `COUNT_CAP`. */
export async function countSearch(db: Db, search: Search): Promise<{ count: number; capped: boolean }> {
  const since = await oldestExamined(db, search);
  const found = await db
    .selectFrom(newestIds(db, search, since, COUNT_CAP + 1).as('found'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return { count: Math.min(found.count, COUNT_CAP), capped: found.count > COUNT_CAP };
}

/** The ids of the results that were here last, among the examined candidates. */
export async function listSearchIds(db: Db, search: Search, limit: number): Promise<string[]> {
  const rows = await newestIds(db, search, await oldestExamined(db, search), limit).execute();
  return rows.map(({ id }) => id);
}

const newestIds = (db: Db, search: Search, since: number, limit: number) =>
  candidates(db, search)
    .select('id')
    .where('last_active_at', '>=', since)
    .orderBy('last_active_at', 'desc')
    .limit(limit);

/** Whether there are more candidates than are examined, so that there may be more results after the last page. */
export async function isBeyondExamined(db: Db, search: Search): Promise<boolean> {
  return (await findHorizon(db, search.filters)).beyond;
}

/** Filters that similar results drop. Gender, "real members only" and "with photo" are never dropped. */
const RELAXED = ['regionId', 'traits', 'interests', 'joinedSince', 'onlineSince'] as const;

/**
 * The search for "similar members": without region, traits, interests and times, and with ages and distance as `widen`
 * returns them; without the country if it has none of these filters. Undefined if nothing is left to relax.
 */
export function similarTo(search: Search, widen: (filters: SearchFilters) => SearchFilters): Search | undefined {
  const { filters, hidden } = search;
  const { country, ...anywhere } = filters;
  const degrees = [...RELAXED, 'bornFrom', 'bornUntil', 'near'] as const;
  if (degrees.every((name) => filters[name] === undefined))
    return country === undefined ? undefined : { filters: anywhere, except: filters, hidden };
  const relaxed = { ...filters };
  for (const name of RELAXED) delete relaxed[name];
  return { filters: widen(relaxed), except: filters, hidden };
}

/** The query without its order and its limit. */
function candidates(db: Db, search: Search) {
  const { filters, except, hidden } = search;
  return firstCandidates(db, filters).where((eb) => {
    const conditions = filterConditions(eb, filters);
    if (except) conditions.push(eb.or(outsideConditions(eb, except, filters)));
    if (hidden.length > 0) conditions.push(noneOf(eb, hidden));
    return eb.and(conditions);
  });
}

/**
 * The earliest last activity of a result: that of the oldest of the `EXAMINED` candidates. Where every candidate is a
 * result, page and count already stay within the examined ones, and the horizon is not looked up.
 */
async function oldestExamined(db: Db, search: Search): Promise<number> {
  const { since } = isFiltered(search) ? await findHorizon(db, search.filters) : { since: 0 };
  return Math.max(since, search.filters.onlineSince ?? 0);
}

function isFiltered({ filters, except }: Search): boolean {
  const { gender: _gender, country: _country, ...further } = filters;
  return except !== undefined || Object.values(further).some((value) => value !== undefined && value !== false);
}
