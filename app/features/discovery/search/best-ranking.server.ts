import { LRUCache } from 'lru-cache';
import type { Db } from '~db/database';
import { listToRank, type RankedRow, type Search, type SearchCursor } from '~db/queries/search';
import { distanceBetween } from '~db/schema/geo-cell';
import { isChecked, statedTraits, traitColumns, type TraitColumn } from '~db/schema/search-bits';
import { wishOf } from '~/features/profiles/view/wish.service.server';
import type { BrandContext, RequestContext } from '~/server/context/context.server';
import type { ViewerMember } from '~/server/context/viewer';
import { tellsDistances } from '../filters/search-defaults.server';
import { searchQuery, type SearchForm } from '../filters/search-form';
import { bestScore, type RankingFacts } from './best-score';
import { PAGE_SIZE } from '../filters/search-page.server';

/** The most recently active people who fit are ranked: twenty pages, so that a page is never half ranked. */
export const RANKED = 20 * PAGE_SIZE;

export interface Ranking {
  /** When it was made, in epoch milliseconds; a page names the ranking it belongs to by it. */
  at: number;
  ids: readonly string[];
  /** Where those begin who are not ranked; undefined if everybody is. */
  rest: SearchCursor | undefined;
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
  const rows = await listToRank(db, search, RANKED + 1);
  const ranking = { at, ids: rankedIds(context, member, rows.slice(0, RANKED), at), rest: restOf(rows) };
  rankings.set(key(at), ranking);
  return ranking;
}

function restOf(rows: readonly RankedRow[]): SearchCursor | undefined {
  const last = rows[RANKED - 1];
  return rows.length > RANKED && last ? { at: last.last_active_at, id: last.id, rank: RANKED } : undefined;
}

/** Not the orientation: whether someone states it says nothing about how much they tell. */
const DETAILS = (Object.keys(traitColumns) as TraitColumn[]).filter((column) => column !== 'sexuality');
/** A photo counts as much as three details. */
const PHOTO = 3;

function rankedIds(
  { tenant }: Pick<RequestContext, 'tenant'>,
  member: ViewerMember,
  rows: readonly RankedRow[],
  now: number,
): string[] {
  const wish = wishOf(member, tenant.niche);
  // A brand that does not show where members live must not reveal it through an order.
  const home = tellsDistances(tenant) ? member.geoCell : null;
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
