import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { cellsWithin, type CellRange } from '../schema/geo-cell';
import type { Gender } from '../schema/member';
import type { Schema } from '../schema/schema';
import { flagBits, interestBits, traitMask, type InterestBits, type TraitColumn } from '../schema/search-bits';

export interface SearchFilters {
  /** Only those whom visitors without an account may be shown. */
  forVisitors?: boolean;
  gender?: Gender;
  country?: string;
  /** One of these: a region, and those that it consists of. */
  regionIds?: readonly string[];
  /** 'YYYY-MM-DD'; both dates are inclusive. The service converts ages to dates of birth. */
  bornFrom?: string;
  bornUntil?: string;
  /** Only members, no fictional profiles. */
  realOnly?: boolean;
  withPhoto?: boolean;
  /** Only members whose first photo a person compared with a picture of a given pose. */
  checkedOnly?: boolean;
  /** One of the given values for each trait. */
  traits?: Partial<Record<TraitColumn, readonly string[]>>;
  /** At least one of these interests. */
  interests?: readonly string[];
  /** The maximal distance between the centres of the two cells. Members without a known place do not match. */
  near?: { cell: number; kilometres: number };
  /** Only members (no fictional profiles) who have joined since, in epoch milliseconds. */
  joinedSince?: number;
  /** Only members who have been active since (epoch milliseconds) and are not invisible. */
  onlineSince?: number;
}

export type MemberExpression = ExpressionBuilder<Schema, 'member'>;

/** Whether all the flags are set: 'real', 'photo', 'invisible', 'checked'. */
export function hasFlags(eb: MemberExpression, ...flags: (keyof typeof flagBits)[]) {
  const mask = flags.reduce((sum, flag) => sum + flagBits[flag], 0);
  return eb(eb.parens('search_bits', '&', mask), '=', mask);
}

/** Not "not in": MariaDB would take the gaps between the ids as ranges and read all members of a small brand. */
export function noneOf(eb: MemberExpression, ids: readonly string[]): Expression<SqlBool> {
  const found = eb
    .case()
    .when('member.id', 'in', [...ids])
    .then(1)
    .else(0)
    .end();
  return eb(found, '=', 0);
}

/** All filters except gender, country (the first columns of the indexes) and last activity (their order). */
export function filterConditions(eb: MemberExpression, filters: SearchFilters): Expression<SqlBool>[] {
  const { regionIds, bornFrom, bornUntil, near } = filters;
  return [
    ...(regionIds === undefined ? [] : [eb('region_id', 'in', [...regionIds])]),
    ...(bornFrom === undefined ? [] : [eb('birth_date', '>=', bornFrom)]),
    ...(bornUntil === undefined ? [] : [eb('birth_date', '<=', bornUntil)]),
    ...plainConditions(eb, filters),
    ...(near ? [within(eb, cellsWithin(near.cell, near.kilometres))] : []),
  ];
}

/** Conditions on columns that are never null, so that the negation of each finds exactly the other rows. */
function plainConditions(eb: MemberExpression, filters: SearchFilters): Expression<SqlBool>[] {
  const { realOnly, withPhoto, checkedOnly, traits = {}, interests = [], joinedSince, onlineSince } = filters;
  const found: Expression<SqlBool>[] = [];
  if (withPhoto) found.push(hasFlags(eb, 'photo'));
  if (checkedOnly) found.push(hasFlags(eb, 'checked'));
  if (realOnly || joinedSince !== undefined || onlineSince !== undefined) found.push(hasFlags(eb, 'real'));
  if (joinedSince !== undefined) found.push(eb('signup_date', '>=', joinedSince));
  if (onlineSince !== undefined) found.push(eb.not(hasFlags(eb, 'invisible')));
  for (const [column, values] of Object.entries(traits))
    found.push(anyBit(eb, 'search_bits', traitMask(column as TraitColumn, values)));
  if (interests.length > 0) found.push(eb.or(interestConditions(eb, interestBits(interests))));
  return found;
}

function anyBit(eb: MemberExpression, column: 'search_bits' | keyof InterestBits, mask: number) {
  return eb(eb.parens(column, '&', mask), '!=', 0);
}

function interestConditions(eb: MemberExpression, bits: InterestBits) {
  const asked = Object.entries(bits).filter(([, mask]) => mask > 0) as [keyof InterestBits, number][];
  return asked.map(([column, mask]) => anyBit(eb, column, mask));
}

/** A binary search of the sorted ranges: a wide circle has forty, and ten thousand candidates are compared. */
function within(eb: MemberExpression, ranges: readonly CellRange[]): Expression<SqlBool> {
  const [only] = ranges;
  if (ranges.length === 1) return eb.between('geo_cell', only![0], only![1]);
  const middle = Math.ceil(ranges.length / 2);
  return eb
    .case()
    .when('geo_cell', '<', ranges[middle]![0])
    .then(within(eb, ranges.slice(0, middle)))
    .else(within(eb, ranges.slice(middle)))
    .end();
}

/** Conditions of which at least one holds for a row that `filters` finds and `except` does not. */
export function outsideConditions(
  eb: MemberExpression,
  except: SearchFilters,
  filters: SearchFilters,
): Expression<SqlBool>[] {
  const outside: Expression<SqlBool>[] = [];
  if (except.country !== undefined && filters.country !== except.country)
    outside.push(eb('country', '!=', except.country), eb('country', 'is', null));
  if (except.regionIds !== undefined && filters.regionIds?.join() !== except.regionIds.join())
    outside.push(eb('region_id', 'not in', [...except.regionIds]), eb('region_id', 'is', null));
  const { bornFrom, bornUntil, near, onlineSince } = except;
  if (bornFrom !== undefined) outside.push(eb('birth_date', '<', bornFrom));
  if (bornUntil !== undefined) outside.push(eb('birth_date', '>', bornUntil));
  if (onlineSince !== undefined) outside.push(eb('last_active_at', '<', onlineSince));
  if (near) outside.push(eb.not(within(eb, cellsWithin(near.cell, near.kilometres))), eb('geo_cell', 'is', null));
  for (const condition of plainConditions(eb, except)) outside.push(eb.not(condition));
  return outside;
}
