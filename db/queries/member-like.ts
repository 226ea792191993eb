import { insertIgnore, lockRow } from '../dialect';
import type { Db, Tx } from '../handle';
import type { AuthorKind } from '../schema/message';

export interface LikeEntry {
  memberId: string;
  isNew: boolean;
  createdAt: number;
  matchedAt: number | null;
}

interface Page {
  limit: number;
  offset?: number;
  /** Ids that are left out: blocked either way. */
  hidden?: readonly string[];
}

/**
 * Likes once: a second like changes nothing (`created` false). `matched` when the other one likes back, also when both
 * happen at the same moment: each locks the other's row after writing its own, so one of two waits, or deadlocks and
 * runs again.
 */
export async function insertLike(
  tx: Tx,
  like: { fromId: string; toId: string; authorKind: AuthorKind; now: number },
): Promise<{ created: boolean; matched: boolean }> {
  const { fromId, toId, authorKind, now } = like;
  const created = await insertIgnore(tx, 'member_like', {
    tenant_id: tx.tenantId,
    from_id: fromId,
    to_id: toId,
    author_kind: authorKind,
    is_new: 1,
    created_at: now,
    matched_at: null,
  });
  const back = await lockRow(tx, likeOf(tx, toId, fromId)).executeTakeFirst();
  if (!back || !created) return { created, matched: back !== undefined };
  await tx
    .updateTable('member_like')
    .set({ matched_at: now })
    .where('tenant_id', '=', tx.tenantId)
    .where((eb) =>
      eb.or([
        eb.and([eb('from_id', '=', fromId), eb('to_id', '=', toId)]),
        eb.and([eb('from_id', '=', toId), eb('to_id', '=', fromId)]),
      ]),
    )
    .execute();
  return { created, matched: true };
}

/** What stands between the viewer and another member. */
export async function findLikeState(db: Db, viewerId: string, otherId: string) {
  const [liked, likedBy] = await Promise.all([
    likeOf(db, viewerId, otherId).executeTakeFirst(),
    likeOf(db, otherId, viewerId).executeTakeFirst(),
  ]);
  return {
    liked: liked !== undefined,
    likedBy: likedBy !== undefined,
    isNew: likedBy?.is_new === 1,
    matchedAt: liked?.matched_at ?? null,
  };
}

/** Which of `ids` the member likes: the hearts of a page. */
export async function listLikedAmong(db: Db, fromId: string, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('member_like')
    .select('to_id')
    .where('tenant_id', '=', db.tenantId)
    .where('from_id', '=', fromId)
    .where('to_id', 'in', [...ids])
    .execute();
  return new Set(rows.map((row) => row.to_id));
}

/** Who likes the member, new likes first, then the newest. */
export async function listReceivedLikes(db: Db, memberId: string, page: Page): Promise<LikeEntry[]> {
  let query = db
    .selectFrom('member_like')
    .innerJoin('member', (join) =>
      join.onRef('member.tenant_id', '=', 'member_like.tenant_id').onRef('member.id', '=', 'member_like.from_id'),
    )
    .select(['from_id as member_id', 'is_new', 'created_at', 'matched_at'])
    .where('member_like.tenant_id', '=', db.tenantId)
    .where('to_id', '=', memberId)
    .where('member.profile_status', '=', 'active')
    .where('member.status', '=', 'active');
  if (page.hidden?.length) query = query.where('from_id', 'not in', [...page.hidden]);
  const rows = await query
    .orderBy('is_new', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('from_id')
    .limit(page.limit)
    .offset(page.offset ?? 0)
    .execute();
  return rows.map(toEntry);
}

/** Whom the member likes, newest first. */
export function listSentLikes(db: Db, memberId: string, page: Page): Promise<LikeEntry[]> {
  return listFrom(db, memberId, page, 'created_at');
}

/** Who likes each other, newest match first. */
export function listMatches(db: Db, memberId: string, page: Page): Promise<LikeEntry[]> {
  return listFrom(db, memberId, page, 'matched_at');
}

async function listFrom(db: Db, memberId: string, page: Page, order: 'created_at' | 'matched_at') {
  let query = db
    .selectFrom('member_like')
    .innerJoin('member', (join) =>
      join.onRef('member.tenant_id', '=', 'member_like.tenant_id').onRef('member.id', '=', 'member_like.to_id'),
    )
    .select(['to_id as member_id', 'is_new', 'created_at', 'matched_at'])
    .where('member_like.tenant_id', '=', db.tenantId)
    .where('from_id', '=', memberId)
    .where('member.profile_status', '=', 'active')
    .where('member.status', '=', 'active');
  if (order === 'matched_at') query = query.where('matched_at', 'is not', null);
  if (page.hidden?.length) query = query.where('to_id', 'not in', [...page.hidden]);
  const rows = await query
    .orderBy(order, 'desc')
    .orderBy('to_id', 'desc')
    .limit(page.limit)
    .offset(page.offset ?? 0)
    .execute();
  // is_new on a like the member sent says that the other one has not looked yet: not the sender's to know.
  return rows.map((row) => ({ ...toEntry(row), isNew: false }));
}

/** Beyond it the page says "1,000+": a popular member's lists are not counted to the end at every look. */
export const LIKE_COUNT_CAP = 1_000;

/** How long the three lists are, up to LIKE_COUNT_CAP + 1. They count what the lists show. */
export async function countLikeLists(db: Db, memberId: string, hidden: readonly string[]) {
  const [received, sent, matches] = await Promise.all([
    countList(db, memberId, hidden, 'received'),
    countList(db, memberId, hidden, 'sent'),
    countList(db, memberId, hidden, 'matches'),
  ]);
  return { received, sent, matches };
}

async function countList(db: Db, memberId: string, hidden: readonly string[], list: 'received' | 'sent' | 'matches') {
  const [own, other] = list === 'received' ? (['to_id', 'from_id'] as const) : (['from_id', 'to_id'] as const);
  let found = db
    .selectFrom('member_like')
    .innerJoin('member', (join) =>
      join.onRef('member.tenant_id', '=', 'member_like.tenant_id').onRef('member.id', '=', `member_like.${other}`),
    )
    .select('member.id')
    .where('member_like.tenant_id', '=', db.tenantId)
    .where(`member_like.${own}`, '=', memberId)
    .where('member.profile_status', '=', 'active')
    .where('member.status', '=', 'active');
  if (list === 'matches') found = found.where('matched_at', 'is not', null);
  if (hidden.length > 0) found = found.where('member.id', 'not in', [...hidden]);
  const { count } = await db
    .selectFrom(found.limit(LIKE_COUNT_CAP + 1).as('found'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** The badge. It counts what listReceivedLikes() shows as new. */
export async function countNewLikes(db: Db, memberId: string, hidden: readonly string[] = []): Promise<number> {
  let query = db
    .selectFrom('member_like')
    .innerJoin('member', (join) =>
      join.onRef('member.tenant_id', '=', 'member_like.tenant_id').onRef('member.id', '=', 'member_like.from_id'),
    )
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('member_like.tenant_id', '=', db.tenantId)
    .where('to_id', '=', memberId)
    .where('is_new', '=', 1)
    .where('member.profile_status', '=', 'active')
    .where('member.status', '=', 'active');
  if (hidden.length > 0) query = query.where('from_id', 'not in', [...hidden]);
  return (await query.executeTakeFirstOrThrow()).count;
}

/** Clears the new flag of the like that `fromId` gave; false when there was none to clear. */
export async function clearNewLike(db: Db, memberId: string, fromId: string): Promise<boolean> {
  const result = await db
    .updateTable('member_like')
    .set({ is_new: 0 })
    .where('tenant_id', '=', db.tenantId)
    .where('from_id', '=', fromId)
    .where('to_id', '=', memberId)
    .where('is_new', '=', 1)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Likes given since a moment: the daily limit of the swipe game. Under lockMember() it is exact. */
export async function countLikesSince(db: Db, fromId: string, since: number): Promise<number> {
  const { count } = await db
    .selectFrom('member_like')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('tenant_id', '=', db.tenantId)
    .where('from_id', '=', fromId)
    .where('created_at', '>=', since)
    .executeTakeFirstOrThrow();
  return count;
}

function likeOf(db: Db, fromId: string, toId: string) {
  return db
    .selectFrom('member_like')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .where('from_id', '=', fromId)
    .where('to_id', '=', toId);
}

function toEntry(row: { member_id: string; is_new: number; created_at: number; matched_at: number | null }): LikeEntry {
  return {
    memberId: row.member_id,
    isNew: row.is_new === 1,
    createdAt: row.created_at,
    matchedAt: row.matched_at,
  };
}
