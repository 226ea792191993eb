import type { Expression, SqlBool } from 'kysely';
import type { Db } from '../handle';
import type { Placeholders } from '../prepared/prepared';
import type { Gender, MemberRow } from '../schema/member';
import {
  filterConditions,
  filterValues,
  noneOf,
  outsideConditions,
  outsideValues,
  type FilterValues,
  type MemberExpression,
  type OutsideValues,
  type SearchFilters,
} from './search-conditions';
import { firstCandidates } from './search-horizon';

/** Which results come first: those who were here last, those who joined last, or those who live nearest. */
export type IndexedOrder = 'active' | 'new' | 'nearest';

export interface Search {
  filters: SearchFilters;
  /** Leaves out what these filters find, for similar results. See `similarTo`. */
  except?: SearchFilters;
  /** Ids that are never shown: the viewer and the members of `listLeftOutIds`. */
  hidden: readonly string[];
  /** 'active' if it is not stated. 'nearest' needs `filters.near`, which bounds how far it goes. */
  order?: IndexedOrder;
}

/** The last entry of a page, sealed for the browser. `rank` is the number of results up to and including it. */
export interface SearchCursor {
  /** Its last activity; for 'new' the time of its signup. */
  at: number;
  id: string;
  rank: number;
  /** Its place; only for 'nearest'. */
  cell?: number;
  /** When the ranking was made whose people come before it; only for those who follow the ranked ones. */
  ranking?: number;
}

/** What a result is ranked by; the search indexes contain all of it, but for the index by place, which has no wish. */
export type RankedRow = Pick<MemberRow, 'id' | 'last_active_at' | 'gender' | 'seeks' | 'geo_cell' | 'search_bits'>;

/** A search as its statements take it. Its order decides which statement that is. */
export interface SearchValues {
  forVisitors: boolean;
  gender: Gender | undefined;
  country: string | undefined;
  filters: FilterValues;
  except: OutsideValues | undefined;
  hidden: readonly string[];
}

export function searchValues({ filters, except, hidden }: Search): SearchValues {
  return {
    forVisitors: filters.forVisitors === true,
    gender: filters.gender,
    country: filters.country,
    filters: filterValues(filters),
    except: except && outsideValues(except, filters),
    hidden,
  };
}

type Values = Placeholders<SearchValues>;

/**
 * Those whom the search finds, read along an index that begins with gender and country, or with those whom visitors may
 * be shown.
 */
export function candidates(db: Db, search: Values) {
  if (search.forVisitors) return elsewhere(firstCandidates(db, { forVisitors: true }), search);
  const { gender, country } = search;
  return firstCandidates(db, { gender, country }).where((eb) => eb.and(resultConditions(eb, search)));
}

/**
 * The same people, for an index that begins with something else. Gender and country are written so that no database
 * takes an index of theirs, which would have to be sorted.
 */
export function candidatesElsewhere(db: Db, search: Values) {
  const found = elsewhere(firstCandidates(db, {}), search);
  return search.forVisitors ? found.where((eb) => holds(eb, eb('for_visitors', '=', 1))) : found;
}

function elsewhere(everybody: ReturnType<typeof firstCandidates>, search: Values) {
  const { gender, country } = search;
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

function resultConditions(eb: MemberExpression, { filters, except, hidden }: Values): Expression<SqlBool>[] {
  return [
    ...filterConditions(eb, filters),
    ...(except ? [eb.or(outsideConditions(eb, except))] : []),
    ...(hidden.length > 0 ? [noneOf(eb, hidden)] : []),
  ];
}
