import type { Db } from '../handle';
import { findHorizon, firstCandidates, type FirstFilters } from './search-horizon';

export interface MatchSearch {
  memberId: string;
  filters: FirstFilters;
  /** 'YYYY-MM-DD', both inclusive. */
  bornFrom?: string;
  bornUntil?: string;
  realOnly: boolean;
  /** Whoever says whom they look for looks for this gender; null where that is not known. */
  lookingFor: 'female' | 'male' | null;
  hidden: readonly string[];
  limit: number;
}

export type MatchCandidate = Awaited<ReturnType<typeof listMatchCandidates>>[number];

/** Who may be suggested, most recently active first, with what they say of themselves; whom the member likes is left out. */
export async function listMatchCandidates(db: Db, search: MatchSearch) {
  const { memberId, filters, bornFrom, bornUntil, realOnly, lookingFor, hidden, limit } = search;
  const { since } = await findHorizon(db, filters);
  let query = firstCandidates(db, filters)
    .select([
      'id',
      'birth_date',
      'region_id',
      'geo_cell',
      'interests',
      'relationship_status',
      'body_type',
      'tattoos',
    ])
    .where('last_active_at', '>=', since)
    .where('id', 'not in', [memberId, ...hidden])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('member_like')
            .select('member_like.to_id')
            .where('member_like.tenant_id', '=', db.tenantId)
            .where('member_like.from_id', '=', memberId)
            .whereRef('member_like.to_id', '=', 'member.id'),
        ),
      ),
    );
  if (bornFrom !== undefined) query = query.where('birth_date', '>=', bornFrom);
  if (bornUntil !== undefined) query = query.where('birth_date', '<=', bornUntil);
  if (realOnly) query = query.where('kind', '=', 'member');
  if (lookingFor) query = query.where((eb) => eb.or([eb('seeks', 'is', null), eb('seeks', '=', lookingFor)]));
  return query.orderBy('last_active_at', 'desc').orderBy('id', 'desc').limit(limit).execute();
}
