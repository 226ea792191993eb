import type { Db } from '../handle';
import type { MemberExpression } from './search-conditions';

/*
 * Conditions on members whom someone has liked or skipped: a lookup of the primary key for each candidate. They count
 * instead of "not exists", for which MariaDB would collect thousands of likes before it reads the first candidate.
 */

/** `memberId` does not like the candidate. */
export function notLikedBy(db: Db, eb: MemberExpression, memberId: string) {
  const likes = eb
    .selectFrom('member_like')
    .select((inner) => inner.fn.countAll<number>().as('likes'))
    .where('member_like.tenant_id', '=', db.tenantId)
    .where('member_like.from_id', '=', memberId)
    .whereRef('member_like.to_id', '=', 'member.id');
  return eb(likes, '=', 0);
}

/** `memberId` has not skipped the candidate since `since`. */
export function notSkippedBy(db: Db, eb: MemberExpression, memberId: string, since: number) {
  const skips = eb
    .selectFrom('skip')
    .select((inner) => inner.fn.countAll<number>().as('skips'))
    .where('skip.tenant_id', '=', db.tenantId)
    .where('skip.member_id', '=', memberId)
    .whereRef('skip.skipped_id', '=', 'member.id')
    .where('skip.created_at', '>', since);
  return eb(skips, '=', 0);
}
