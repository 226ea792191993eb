import type { Gender } from '../schema/member';
import type { Db } from '../handle';
import { notLikedBy } from './passed-over';
import { noneOf } from './search-conditions';
import { findHorizon, firstCandidates, type FirstFilters } from './search-horizon';

export interface MatchSearch {
  memberId: string;
  filters: FirstFilters;
  /** 'YYYY-MM-DD'; both dates are inclusive. */
  bornFrom?: string;
  bornUntil?: string;
  realOnly: boolean;
  /** Candidates who state which gender they look for must look for this one; null disables the condition. */
  lookingFor: Gender | null;
  hidden: readonly string[];
  /** Only these. */
  among?: readonly string[];
  limit: number;
}

export type MatchCandidate = Awaited<ReturnType<typeof listMatchCandidates>>[number];

/** The members who may be suggested, most recently active first, without those whom the member already likes. */
export async function listMatchCandidates(db: Db, search: MatchSearch) {
  const { memberId, filters, bornFrom, bornUntil, realOnly, lookingFor, hidden, among, limit } = search;
  let query = firstCandidates(db, filters)
    .where((eb) => noneOf(eb, [memberId, ...hidden]))
    .where((eb) => notLikedBy(db, eb, memberId));
  if (among) query = query.where('member.id', 'in', among);
  else query = query.where('last_active_at', '>=', (await findHorizon(db, filters)).since);
  if (bornFrom !== undefined) query = query.where('birth_date', '>=', bornFrom);
  if (bornUntil !== undefined) query = query.where('birth_date', '<=', bornUntil);
  if (realOnly) query = query.where('kind', '=', 'member');
  if (lookingFor)
    query = query.where((eb) => eb.or([eb('seeks', 'is', null), eb('seeks', 'in', [lookingFor, 'both'])]));
  return query
    .select([
      'member.id',
      'kind',
      'seeks',
      'birth_date',
      'region_id',
      'geo_cell',
      'interests',
      'relationship_status',
      'body_type',
      'tattoos',
    ])
    .orderBy('last_active_at', 'desc')
    .orderBy('member.id', 'desc')
    .limit(limit)
    .execute();
}
