import { LRUCache } from 'lru-cache';
import type { Db } from '~db/database';
import {
  isBeyondExamined,
  listNearestToRank,
  listToRank,
  type RankedRow,
  type Search,
  type SearchCursor,
} from '~db/queries/search';
import { distanceBetween } from '~db/schema/geo-cell';
import { isChecked, statedTraits, traitColumns, type TraitColumn } from '~db/schema/search-bits';
import { wishOf } from '~/features/profiles/view/wish.service.server';
import type { BrandContext, RequestContext } from '~/server/context/context.server';
import type { ViewerMember } from '~/server/context/viewer';
import { tellsDistances } from '../filters/search-defaults.server';
import { searchQuery, type SearchForm } from '../filters/search-form';
import { NEAR_KM } from '~/features/profiles/places/distance';
import { bestScore, type RankingFacts } from './best-score';
import { PAGE_SIZE } from '../filters/search-page.server';

/** So many people who fit are ranked: twenty pages, so that a page is never half ranked. */
export const RANKED = 20 * PAGE_SIZE;
/** Of these, so many are the nearest ones; the others those who were here last. */
const NEAREST = 5 * PAGE_SIZE;

export interface Ranking {
  /** When it was made, in epoch milliseconds; a page names the ranking it belongs to by it. */
  at: number;
  ids: readonly string[];
  /** Where those begin who are not ranked; undefined if everybody is. */
  rest: SearchCursor | undefined;
  /** Those of the ranked who would come again among the rest, by their activity. */
  apart: readonly string[];
}

/** For so long a ranking is cached for the pages after the first one, in milliseconds. */
const CACHE_MS = 600_000;
const MAX_RANKINGS = 300;
const cached = new WeakMap<Db, LRUCache<string, Ranking>>();

/**
 * The ranking that began at `since`, or a new one: at the first page, and where this process does not hold the old one.
 * Its pages neither repeat nor miss anybody, no matter who becomes active meanwhile.
 */
export async function findRanking(
  context: BrandContext,
  member: ViewerMember,
  search: Search,
  form: SearchForm,
  since?: number,
): Promise<Ranking> {
  const { db, clock } = context;
  const key = (at: number) => `${member.id} ${at} ${searchQuery(form)}`;
  let rankings = cached.get(db);
  if (!rankings) cached.set(db, (rankings = new LRUCache({ max: MAX_RANKINGS, ttl: CACHE_MS })));
  const known = since === undefined ? undefined : rankings.get(key(since));
  if (known) return known;
  const at = clock.now();
  const ranking = { at, ...(await makeRanking(context, member, search, at)) };
  rankings.set(key(at), ranking);
  return ranking;
}

/** The people whom the search finds, the best first. */
export async function makeRanking(
  context: BrandContext,
  member: ViewerMember,
  search: Search,
  at: number,
): Promise<Omit<Ranking, 'at'>> {
  const { db } = context;
  // A brand that does not show where members live must not reveal it through an order.
  const home = tellsDistances(context.tenant) ? member.geoCell : null;
  const active = await listToRank(db, search, RANKED + 1);
  const near = await listNear(db, search, home, active);
  const { rows, ...after } = together(near, active, at);
  return { ids: rankedIds(context, member, home, rows, at), ...after };
}

/** Those who live nearest, so that distance counts also where hundreds farther away were here later. */
async function listNear(db: Db, search: Search, home: number | null, active: readonly RankedRow[]) {
  if (home === null) return [];
  // Where everybody whom the search finds is ranked already, the nearest are among them.
  if (active.length <= RANKED && !(await isBeyondExamined(db, search))) return [];
  const kilometres = Math.min(NEAR_KM, search.filters.near?.kilometres ?? NEAR_KM);
  return listNearestToRank(db, search, { cell: home, kilometres }, NEAREST);
}

/** The nearest, and of those who were here last as many as make `RANKED`. The rest begins after the last of these. */
function together(near: readonly RankedRow[], active: readonly RankedRow[], ranking: number) {
  const rows = new Map(near.map((row) => [row.id, row]));
  let reached = 0;
  for (const row of active) {
    if (rows.size >= RANKED && !rows.has(row.id)) break;
    rows.set(row.id, row);
    reached += 1;
  }
  const last = active[reached - 1];
  const rest: SearchCursor | undefined =
    (reached < active.length || active.length > RANKED) && last
      ? { at: last.last_active_at, id: last.id, rank: RANKED, ranking }
      : undefined;
  const passed = new Set(active.slice(0, reached).map(({ id }) => id));
  const apart = rest ? near.map(({ id }) => id).filter((id) => !passed.has(id)) : [];
  return { rows: [...rows.values()].sort(byActivity), rest, apart };
}

const byActivity = (a: RankedRow, b: RankedRow) => b.last_active_at - a.last_active_at || (a.id < b.id ? 1 : -1);

/** Not the orientation: whether someone states it says nothing about how much they tell. */
const DETAILS = (Object.keys(traitColumns) as TraitColumn[]).filter((column) => column !== 'sexuality');
/** A photo counts as much as three details. */
const PHOTO = 3;

function rankedIds(
  { tenant }: Pick<RequestContext, 'tenant'>,
  member: ViewerMember,
  home: number | null,
  rows: readonly RankedRow[],
  now: number,
): string[] {
  const wish = wishOf(member, tenant.niche);
  const distances = new Map<number | null, number | null>();
  const kilometres = (cell: number | null): number | null => {
    const known = distances.get(cell);
    if (known !== undefined) return known;
    const distance = distanceBetween(home, cell) ?? null;
    distances.set(cell, distance);
    return distance;
  };
  const scored = rows.map((row) => {
    const { traits, photo } = statedTraits(row.search_bits, DETAILS);
    const score = bestScore({
      sought: wish === '' || row.gender === wish,
      seeks: verdictOf(row.seeks, member.gender),
      kilometres: kilometres(row.geo_cell),
      away: now - row.last_active_at,
      complete: (traits + (photo ? PHOTO : 0)) / (DETAILS.length + PHOTO),
      checked: tenant.photo_check && isChecked(row.search_bits),
    });
    return { id: row.id, score };
  });
  // The sort is stable: of two with the same score the one who was here later comes first.
  return scored.sort((a, b) => b.score - a.score).map(({ id }) => id);
}

/** Whether someone who seeks this gender, or both, seeks the member. */
function verdictOf(seeks: RankedRow['seeks'], gender: ViewerMember['gender']): RankingFacts['seeks'] {
  if (seeks === 'both') return 'fits';
  if (seeks === null || gender === null) return 'unsaid';
  return seeks === gender ? 'fits' : 'other';
}
