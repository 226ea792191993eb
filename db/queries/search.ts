import type { Db } from '../handle';
import { prepared, type Placeholders } from '../prepared/prepared';
import { listMemberCards } from './member-card';
import type { MemberCard } from './member-card';
import {
  candidates,
  candidatesElsewhere,
  searchValues,
  type RankedRow,
  type Search,
  type SearchCursor,
  type SearchValues,
} from './search-candidates';
import type { SearchFilters } from './search-conditions';
import { EXAMINED, findHorizon, findNewestHorizon } from './search-horizon';
import { countNearest, isBeyondWalk, listNearest } from './search-nearest';

export { listNearestToRank } from './search-nearest';
export type { IndexedOrder, RankedRow, Search, SearchCursor } from './search-candidates';
export type { SearchFilters } from './search-conditions';

/** Counts are exact up to this number; above it the page shows "1,000+". */
export const COUNT_CAP = 1_000;

export interface SearchPage {
  cards: MemberCard[];
  next: SearchCursor | undefined;
}

/** The next `limit` members in the order of the search. `skip` counts from `after`, for a page without a cursor. */
export async function searchMembers(
  db: Db,
  search: Search,
  page: { limit: number; after?: SearchCursor | undefined; skip?: number },
): Promise<SearchPage> {
  const { after, limit, skip = 0 } = page;
  const rank = (after?.rank ?? 0) + skip;
  if (rank >= EXAMINED) return { cards: [], next: undefined };
  const rows = await (search.order === 'nearest' ? nearestRows : rowsByTime)(db, search, {
    limit: limit + 1,
    after,
    skip,
  });
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const more = rows.length > limit && last !== undefined;
  return {
    cards: await listMemberCards(
      db,
      shown.map((row) => row.id),
    ),
    next: more ? { ...last, rank: rank + shown.length } : undefined,
  };
}

type Wanted = { limit: number; after: SearchCursor | undefined; skip: number };
type Found = Omit<SearchCursor, 'rank'>;

async function nearestRows(db: Db, search: Search, { limit, after, skip }: Wanted): Promise<Found[]> {
  const rows = await listNearest(db, search, { limit: limit + skip, after });
  return rows.slice(skip).map((row) => ({ at: row.last_active_at, id: row.id, cell: row.geo_cell! }));
}

/** Each order by time has indexes in which the filters follow the time. */
async function rowsByTime(db: Db, search: Search, { limit, after, skip }: Wanted): Promise<Found[]> {
  const passed = after && { at: after.at, id: after.id };
  return byTime.all(db, { ...(await examinedValues(db, search)), after: passed, limit, skip });
}

type TimeWanted = Examined & { after: { at: number; id: string } | undefined; limit: number; skip: number };

const byTime = prepared((db, p: Placeholders<TimeWanted>) => {
  const { after } = p;
  const time = timeOf(p);
  let query = examined(db, p).select(['id', `${time} as at`]);
  if (after) {
    query = query.where(time, '<=', after.at).where((eb) => eb.or([eb(time, '<', after.at), eb('id', '<', after.id)]));
  }
  return query.orderBy(time, 'desc').orderBy('id', 'desc').limit(p.limit).offset(p.skip);
});

/** The number of results among the examined candidates; `capped` is true if there are more than `COUNT_CAP`. */
export async function countSearch(db: Db, search: Search): Promise<{ count: number; capped: boolean }> {
  const count = await (search.order === 'nearest' ? countNearest : countByTime)(db, search, COUNT_CAP + 1);
  return { count: Math.min(count, COUNT_CAP), capped: count > COUNT_CAP };
}

async function countByTime(db: Db, search: Search, cap: number): Promise<number> {
  return (await countQuery.one(db, { ...(await examinedValues(db, search)), cap })).count;
}

const countQuery = prepared((db, p: Placeholders<Examined & { cap: number }>) =>
  db
    .selectFrom(examined(db, p).select('id').orderBy(timeOf(p), 'desc').limit(p.cap).as('found'))
    .select((eb) => eb.fn.countAll<number>().as('count')),
);

/** The first `limit` results, those who were here last first, with what they are ranked by. */
export async function listToRank(db: Db, search: Search, limit: number): Promise<RankedRow[]> {
  return toRank.all(db, { ...(await examinedValues(db, search)), limit });
}

const toRank = prepared((db, p: Placeholders<Examined & { limit: number }>) =>
  examined(db, p)
    .select(['id', 'last_active_at', 'gender', 'seeks', 'geo_cell', 'search_bits'])
    .orderBy('last_active_at', 'desc')
    .orderBy('id', 'desc')
    .limit(p.limit),
);

/** Those of `ids` whom the search still finds, in the same order. */
export async function listStillFound(db: Db, search: Search, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await among.all(db, { search: searchValues(search), ids });
  const found = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => found.has(id));
}

const among = prepared((db, p: Placeholders<{ search: SearchValues; ids: readonly string[] }>) =>
  candidates(db, p.search).where('member.id', 'in', p.ids).select('id'),
);

/** The ids of the results that were here last, among the examined candidates. */
export async function listSearchIds(db: Db, search: Search, limit: number): Promise<string[]> {
  return (await latestIds.all(db, { ...(await examinedValues(db, search)), limit })).map(({ id }) => id);
}

const latestIds = prepared((db, p: Placeholders<Examined & { limit: number }>) =>
  examined(db, p).select('id').orderBy('last_active_at', 'desc').limit(p.limit),
);

/** Whether there are more candidates than are examined, so that there may be more results after the last page. */
export async function isBeyondExamined(db: Db, search: Search): Promise<boolean> {
  if (search.order === 'nearest') return isBeyondWalk(db, search);
  const horizon = search.order === 'new' ? findNewestHorizon(db) : findHorizon(db, search.filters);
  return (await horizon).beyond;
}

/** Filters that similar results drop. Gender, "real members only" and "with photo" are never dropped. */
const RELAXED = ['regionIds', 'traits', 'interests', 'joinedSince', 'onlineSince'] as const;

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

/** The candidates that are examined: the newest ones, or the most recently active. */
interface Examined {
  search: SearchValues;
  newest: boolean;
  since: number;
  /** Only with `newest`. */
  activeSince: number | undefined;
}

async function examinedValues(db: Db, search: Search): Promise<Examined> {
  const values = searchValues(search);
  if (search.order !== 'new')
    return { search: values, newest: false, since: await oldestExamined(db, search), activeSince: undefined };
  const { since } = await findNewestHorizon(db);
  return { search: values, newest: true, since, activeSince: search.filters.onlineSince };
}

const timeOf = ({ newest }: Pick<Examined, 'newest'>) => (newest ? 'signup_date' : 'last_active_at');

/** The query without its order and its limit. */
function examined(db: Db, { search, newest, since, activeSince }: Placeholders<Examined>) {
  if (!newest) return candidates(db, search).where('last_active_at', '>=', since);
  const found = candidatesElsewhere(db, search).where('signup_date', '>=', since);
  return activeSince === undefined ? found : found.where('last_active_at', '>=', activeSince);
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
