import type { Expression, SqlBool } from 'kysely';
import type { Db } from '../handle';
import {
  filterConditions,
  noneOf,
  outsideConditions,
  type MemberExpression,
  type SearchFilters,
} from './search-conditions';
import { firstCandidates } from './search-horizon';

/** Which results come first: those who were here last, those who joined last, or those who live nearest. */
export type SearchOrder = 'active' | 'new' | 'nearest';

export interface Search {
  filters: SearchFilters;
  /** Leaves out what these filters find, for similar results. See `similarTo`. */
  except?: SearchFilters;
  /** Ids that are never shown: the viewer and the members of `listLeftOutIds`. */
  hidden: readonly string[];
  /** 'active' if it is not stated. 'nearest' needs `filters.near`, which bounds how far it goes. */
  order?: SearchOrder;
}

/** The last entry of a page, opaque to the browser. `rank` is the number of results up to and including it. */
export interface SearchCursor {
  /** Its last activity; for 'new' the time of its signup. */
  at: number;
  id: string;
  rank: number;
  /** Its place; only for 'nearest'. */
  cell?: number;
}

/**
 * Those whom the search finds, read along an index that begins with gender and country, or with those whom visitors may
 * be shown.
 */
export function candidates(db: Db, search: Search) {
  if (search.filters.forVisitors) return elsewhere(firstCandidates(db, { forVisitors: true }), search);
  return firstCandidates(db, search.filters).where((eb) => eb.and(resultConditions(eb, search)));
}

/**
 * The same people, for an index that begins with something else. Gender and country are written so that no database
 * takes an index of theirs, which would have to be sorted.
 */
export function candidatesElsewhere(db: Db, search: Search) {
  const found = elsewhere(firstCandidates(db, {}), search);
  return search.filters.forVisitors ? found.where((eb) => holds(eb, eb('for_visitors', '=', 1))) : found;
}

function elsewhere(everybody: ReturnType<typeof firstCandidates>, search: Search) {
  const { gender, country } = search.filters;
  return everybody.where((eb) =>
    eb.and([
      ...(gender === undefined ? [] : [holds(eb, eb('gender', '=', gender))]),
      ...(country === undefined ? [] : [holds(eb, eb('country', '=', country))]),
      ...resultConditions(eb, search),
    ]),
  );
}

function holds(eb: MemberExpression, condition: Expression<SqlBool>): Expression<SqlBool> {
  return eb(eb.case().when(condition).then(1).else(0).end(), '=', 1);
}

function resultConditions(eb: MemberExpression, { filters, except, hidden }: Search): Expression<SqlBool>[] {
  return [
    ...filterConditions(eb, filters),
    ...(except ? [eb.or(outsideConditions(eb, except, filters))] : []),
    ...(hidden.length > 0 ? [noneOf(eb, hidden)] : []),
  ];
}
