import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Placeholders, ValueOr } from '../prepared/prepared';
import { cellsWithin } from '../schema/geo-cell';
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
export function noneOf(eb: MemberExpression, ids: readonly ValueOr<string>[]): Expression<SqlBool> {
  const found = eb.case().when('member.id', 'in', ids).then(1).else(0).end();
  return eb(found, '=', 0);
}

/** The filters other than gender and country (the first columns of the indexes) as a statement takes them. */
export interface FilterValues {
  regionIds: readonly string[] | undefined;
  bornFrom: string | undefined;
  bornUntil: string | undefined;
  withPhoto: boolean;
  checked: boolean;
  real: boolean;
  /** Not the invisible. */
  visible: boolean;
  joinedSince: number | undefined;
  /** A mask of search bits for each trait. */
  traits: readonly number[];
  interests: Partial<InterestBits>;
  near: readonly { from: number; to: number }[] | undefined;
}

export function filterValues(filters: SearchFilters): FilterValues {
  const { regionIds, bornFrom, bornUntil, realOnly, joinedSince, onlineSince, traits = {}, interests = [] } = filters;
  const masks = Object.entries(interestBits(interests)).filter(([, mask]) => mask > 0);
  return {
    regionIds,
    bornFrom,
    bornUntil,
    withPhoto: filters.withPhoto === true,
    checked: filters.checkedOnly === true,
    real: realOnly === true || joinedSince !== undefined || onlineSince !== undefined,
    visible: onlineSince !== undefined,
    joinedSince,
    traits: Object.entries(traits).map(([column, values]) => traitMask(column as TraitColumn, values)),
    interests: Object.fromEntries(masks) as Partial<InterestBits>,
    near: filters.near && cellsWithin(filters.near.cell, filters.near.kilometres).map(([from, to]) => ({ from, to })),
  };
}

type Filters = Placeholders<FilterValues>;

/** All filters except gender and country, and the last activity (the order of the indexes). */
export function filterConditions(eb: MemberExpression, filters: Filters): Expression<SqlBool>[] {
  const { regionIds, bornFrom, bornUntil, near } = filters;
  return [
    ...(regionIds === undefined ? [] : [eb('region_id', 'in', regionIds)]),
    ...(bornFrom === undefined ? [] : [eb('birth_date', '>=', bornFrom)]),
    ...(bornUntil === undefined ? [] : [eb('birth_date', '<=', bornUntil)]),
    ...plainConditions(eb, filters),
    ...(near ? [within(eb, near)] : []),
  ];
}

/** Conditions on columns that are never null, so that the negation of each finds exactly the other rows. */
function plainConditions(eb: MemberExpression, filters: Filters): Expression<SqlBool>[] {
  const { withPhoto, checked, real, visible, joinedSince, traits, interests } = filters;
  const found: Expression<SqlBool>[] = [];
  if (withPhoto) found.push(hasFlags(eb, 'photo'));
  if (checked) found.push(hasFlags(eb, 'checked'));
  if (real) found.push(hasFlags(eb, 'real'));
  if (joinedSince !== undefined) found.push(eb('signup_date', '>=', joinedSince));
  if (visible) found.push(eb.not(hasFlags(eb, 'invisible')));
  for (const mask of traits) found.push(anyBit(eb, 'search_bits', mask));
  const wanted = Object.entries(interests) as [keyof InterestBits, ValueOr<number>][];
  if (wanted.length > 0) found.push(eb.or(wanted.map(([column, mask]) => anyBit(eb, column, mask))));
  return found;
}

function anyBit(eb: MemberExpression, column: 'search_bits' | keyof InterestBits, mask: ValueOr<number>) {
  return eb(eb.parens(column, '&', mask), '!=', 0);
}

type Ranges = NonNullable<Filters['near']>;

/** A binary search of the sorted ranges: a wide circle has forty, and ten thousand candidates are compared. */
function within(eb: MemberExpression, ranges: Ranges): Expression<SqlBool> {
  const [only] = ranges;
  if (ranges.length === 1) return eb.between('geo_cell', only!.from, only!.to);
  const middle = Math.ceil(ranges.length / 2);
  return eb
    .case()
    .when('geo_cell', '<', ranges[middle]!.from)
    .then(within(eb, ranges.slice(0, middle)))
    .else(within(eb, ranges.slice(middle)))
    .end();
}

/** What similar results must not meet; what they meet in any case is left out. */
export interface OutsideValues extends FilterValues {
  country: string | undefined;
  activeSince: number | undefined;
}

export function outsideValues(except: SearchFilters, filters: SearchFilters): OutsideValues {
  const { country, regionIds, onlineSince } = except;
  return {
    ...filterValues(except),
    country: filters.country === country ? undefined : country,
    regionIds: filters.regionIds?.join() === regionIds?.join() ? undefined : regionIds,
    activeSince: onlineSince,
  };
}

/** Conditions of which at least one holds for a row that a wider search finds and these values do not. */
export function outsideConditions(eb: MemberExpression, except: Placeholders<OutsideValues>): Expression<SqlBool>[] {
  const { country, regionIds, bornFrom, bornUntil, activeSince, near } = except;
  const outside: Expression<SqlBool>[] = [];
  if (country !== undefined) outside.push(eb('country', '!=', country), eb('country', 'is', null));
  if (regionIds !== undefined) outside.push(eb('region_id', 'not in', regionIds), eb('region_id', 'is', null));
  if (bornFrom !== undefined) outside.push(eb('birth_date', '<', bornFrom));
  if (bornUntil !== undefined) outside.push(eb('birth_date', '>', bornUntil));
  if (activeSince !== undefined) outside.push(eb('last_active_at', '<', activeSince));
  if (near) outside.push(eb.not(within(eb, near)), eb('geo_cell', 'is', null));
  for (const condition of plainConditions(eb, except)) outside.push(eb.not(condition));
  return outside;
}
