import type { Db, Tx } from '../handle';
import { insertIgnore } from '../dialect';
import { findHorizon, firstCandidates, type FirstFilters } from './search-horizon';

export interface Deck {
  memberId: string;
  filters: FirstFilters;
  /** With a main photo, or those without one. */
  withPhoto: boolean;
  /** Skips before this moment are forgotten. */
  skippedAfter: number;
  /** Never, whatever else is true of them: the member first of all. */
  hidden: readonly string[];
  limit: number;
}

/** Who is left to swipe: searchable, neither liked nor skipped nor blocked, most recently active first. */
export async function listDeckIds(db: Db, deck: Deck): Promise<string[]> {
  const { memberId, filters, withPhoto, skippedAfter, hidden, limit } = deck;
  const { since } = await findHorizon(db, filters);
  let query = firstCandidates(db, filters)
    .select('id')
    .where('last_active_at', '>=', since)
    .where('has_photo', '=', withPhoto ? 1 : 0)
    .where('id', 'not in', [...hidden]);
  query = query.where(({ not, exists, selectFrom }) =>
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
  query = query.where(({ not, exists, selectFrom }) =>
    not(
      exists(
        selectFrom('skip')
          .select('skip.skipped_id')
          .where('skip.tenant_id', '=', db.tenantId)
          .where('skip.member_id', '=', memberId)
          .whereRef('skip.skipped_id', '=', 'member.id')
          .where('skip.created_at', '>', skippedAfter),
      ),
    ),
  );
  const rows = await query.orderBy('last_active_at', 'desc').orderBy('id', 'desc').limit(limit).execute();
  return rows.map((row) => row.id);
}

/** How many likes the member gave in the game on `day`. Under lockMember() it is exact. */
export async function countSwipeLikes(db: Db, memberId: string, day: string): Promise<number> {
  const { count } = await db
    .selectFrom('swipe_like')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('tenant_id', '=', db.tenantId)
    .where('member_id', '=', memberId)
    .where('day', '=', day)
    .executeTakeFirstOrThrow();
  return count;
}

/** Whether this like was counted on `day` already. */
export async function isSwipeLikeCounted(db: Db, memberId: string, day: string, likedId: string): Promise<boolean> {
  const row = await db
    .selectFrom('swipe_like')
    .select('liked_id')
    .where('tenant_id', '=', db.tenantId)
    .where('member_id', '=', memberId)
    .where('day', '=', day)
    .where('liked_id', '=', likedId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Counts a like of the game; what former days counted is of no use any more and goes. */
export async function insertSwipeLike(tx: Tx, memberId: string, day: string, likedId: string): Promise<void> {
  await tx
    .deleteFrom('swipe_like')
    .where('tenant_id', '=', tx.tenantId)
    .where('member_id', '=', memberId)
    .where('day', '<', day)
    .execute();
  await insertIgnore(tx, 'swipe_like', { tenant_id: tx.tenantId, member_id: memberId, day, liked_id: likedId });
}
