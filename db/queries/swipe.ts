import type { Db, Tx } from '../handle';
import { insertIgnore } from '../dialect';
import { notLikedBy, notSkippedBy } from './passed-over';
import { hasFlags, noneOf } from './search-conditions';
import { findHorizon, firstCandidates, type FirstFilters } from './search-horizon';

export interface Deck {
  memberId: string;
  filters: FirstFilters;
  /** True for members with a main photo, false for those without one. */
  withPhoto: boolean;
  /** Skips before this time no longer count. */
  skippedAfter: number;
  /** Ids that never appear, among them the member's own. */
  hidden: readonly string[];
  limit: number;
}

/** Those of `ids` who are left to swipe, in the same order. */
export async function listUnswiped(
  db: Db,
  ids: readonly string[],
  { memberId, skippedAfter }: Pick<Deck, 'memberId' | 'skippedAfter'>,
): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await firstCandidates(db, {})
    .where('member.id', 'in', ids)
    .where((eb) => notLikedBy(db, eb, memberId))
    .where((eb) => notSkippedBy(db, eb, memberId, skippedAfter))
    .select('member.id')
    .execute();
  const left = new Set(rows.map((row) => row.id));
  return ids.filter((id) => left.has(id));
}

/** The members left to swipe: neither liked, skipped nor hidden, most recently active first. Stops at the last card. */
export async function listDeckIds(db: Db, deck: Deck): Promise<string[]> {
  const { memberId, filters, withPhoto, skippedAfter, hidden, limit } = deck;
  const { since } = await findHorizon(db, filters);
  const rows = await firstCandidates(db, filters)
    .where('member.last_active_at', '>=', since)
    .where((eb) => (withPhoto ? hasFlags(eb, 'photo') : eb.not(hasFlags(eb, 'photo'))))
    .where((eb) => noneOf(eb, hidden))
    .where((eb) => notLikedBy(db, eb, memberId))
    .where((eb) => notSkippedBy(db, eb, memberId, skippedAfter))
    .select('member.id')
    .orderBy('member.last_active_at', 'desc')
    .orderBy('member.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => row.id);
}

/** The number of likes that the member has given in the swipe game on `day`. Exact while `lockMember()` is held. */
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

export interface OpenSwipeLike {
  memberId: string;
  likedId: string;
  day: string;
  dueAt: number;
  /** The like counts on this day already. */
  repeated: boolean;
}

/** Counts a like of the swipe game, given at `dueAt`, and deletes the counts of former days that are given. */
export async function insertSwipeLike(
  tx: Tx,
  { memberId, likedId, day, dueAt, repeated }: OpenSwipeLike,
): Promise<void> {
  await tx
    .deleteFrom('swipe_like')
    .where('tenant_id', '=', tx.tenantId)
    .where('member_id', '=', memberId)
    .where('day', '<', day)
    .where('due_at', 'is', null)
    .execute();
  const open = { due_at: dueAt, repeated: Number(repeated) };
  const row = { tenant_id: tx.tenantId, member_id: memberId, day, liked_id: likedId };
  if (await insertIgnore(tx, 'swipe_like', { ...row, ...open })) return;
  await tx
    .updateTable('swipe_like')
    .set(open)
    .where('tenant_id', '=', tx.tenantId)
    .where('member_id', '=', memberId)
    .where('day', '=', day)
    .where('liked_id', '=', likedId)
    .execute();
}

/** The likes of the swipe game that are not given yet, the latest first. */
export async function listOpenSwipeLikes(db: Db, memberId: string): Promise<{ likedId: string; dueAt: number }[]> {
  const rows = await openLikes(db, memberId).orderBy('due_at', 'desc').orderBy('liked_id').execute();
  return rows.map((row) => ({ likedId: row.liked_id, dueAt: row.due_at! }));
}

/** A like of the swipe game that is not given yet. Exact while `lockMember()` is held. */
export async function findOpenSwipeLike(db: Db, memberId: string, likedId: string): Promise<OpenSwipeLike | undefined> {
  const row = await openLikes(db, memberId).where('liked_id', '=', likedId).executeTakeFirst();
  return row && { memberId, likedId, day: row.day, dueAt: row.due_at!, repeated: row.repeated === 1 };
}

/** The like is given: from now on it only counts. */
export async function closeSwipeLike(tx: Tx, like: Pick<OpenSwipeLike, 'memberId' | 'likedId' | 'day'>): Promise<void> {
  await tx
    .updateTable('swipe_like')
    .set({ due_at: null, repeated: null })
    .where('tenant_id', '=', tx.tenantId)
    .where('member_id', '=', like.memberId)
    .where('day', '=', like.day)
    .where('liked_id', '=', like.likedId)
    .execute();
}

/** The like never was, and no longer counts. */
export async function deleteSwipeLike(
  tx: Tx,
  like: Pick<OpenSwipeLike, 'memberId' | 'likedId' | 'day'>,
): Promise<void> {
  await tx
    .deleteFrom('swipe_like')
    .where('tenant_id', '=', tx.tenantId)
    .where('member_id', '=', like.memberId)
    .where('day', '=', like.day)
    .where('liked_id', '=', like.likedId)
    .execute();
}

const openLikes = (db: Db, memberId: string) =>
  db
    .selectFrom('swipe_like')
    .select(['liked_id', 'day', 'due_at', 'repeated'])
    .where('tenant_id', '=', db.tenantId)
    .where('member_id', '=', memberId)
    .where('due_at', 'is not', null);
