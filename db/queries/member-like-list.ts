import { inWrittenOrder } from '../dialect';
import type { Db } from '../handle';
import type { AuthorKind } from '../schema/message';
import { blockedBy, blockersOf } from './block';

export type LikeListName = 'received' | 'sent' | 'matches';

export interface LikeEntry {
  memberId: string;
  /** The member has not looked at it; only of received likes. */
  isNew: boolean;
  /** When they liked, or in matches when both did. */
  at: number;
  matchedAt: number | null;
  /** Who really gave it. */
  author: AuthorKind;
}

/** Where a page ends: the next one begins behind it. */
export type LikeCursor = Pick<LikeEntry, 'memberId' | 'isNew' | 'at'>;

interface Page {
  limit: number;
  after?: LikeCursor | undefined;
  /** Ids that are left out: blocked either way. */
  hidden?: readonly string[] | undefined;
}

/**
 * Rows of one list that may be shown: from `own` to or from an active `other`. In this order of tables and with nothing
 * but columns of the list's index a page costs the same wherever in however many likes it is.
 */
function likesOf(db: Db, memberId: string, list: LikeListName, hidden: readonly string[] = []) {
  const [own, other] = list === 'received' ? (['to_id', 'from_id'] as const) : (['from_id', 'to_id'] as const);
  let query = db
    .selectFrom('member_like')
    .innerJoin('member', (join) =>
      join.onRef('member.tenant_id', '=', 'member_like.tenant_id').onRef('member.id', '=', `member_like.${other}`),
    )
    .where('member_like.tenant_id', '=', db.tenantId)
    .where(`member_like.${own}`, '=', memberId)
    .where('member.profile_status', '=', 'active')
    .where('member.status', '=', 'active');
  if (list === 'matches') query = query.where('matched_at', 'is not', null);
  if (hidden.length > 0) query = query.where(`member_like.${other}`, 'not in', [...hidden]);
  return inWrittenOrder(db, query);
}

/** Who likes the member: likes not looked at first, then the newest. */
export async function listReceivedLikes(db: Db, memberId: string, page: Page): Promise<LikeEntry[]> {
  const { after, limit } = page;
  if (!after?.isNew) return receivedFrom(db, memberId, page, after && 0);
  // The rest of the new ones, then those that are not: two stretches of the index instead of a walk to the first.
  const fresh = await receivedFrom(db, memberId, page, 1);
  if (fresh.length === limit) return fresh;
  const others = await receivedFrom(db, memberId, { ...page, after: undefined, limit: limit - fresh.length }, 0);
  return [...fresh, ...others];
}

async function receivedFrom(db: Db, memberId: string, { after, hidden, limit }: Page, isNew: 0 | 1 | undefined) {
  let found = likesOf(db, memberId, 'received', hidden).select(['from_id', 'is_new', 'created_at']);
  if (isNew !== undefined) found = found.where('is_new', '=', isNew);
  if (after) {
    const { at, memberId: id } = after;
    found = found
      .where('member_like.created_at', '<=', at)
      .where((eb) => eb.or([eb('member_like.created_at', '<', at), eb('from_id', '<', id)]));
  }
  found = found
    .orderBy('is_new', 'desc')
    .orderBy('member_like.created_at', 'desc')
    .orderBy('from_id', 'desc')
    .limit(limit);
  const rows = await db
    .selectFrom(found.as('found'))
    .innerJoin('member_like', (join) =>
      join.onRef('member_like.from_id', '=', 'found.from_id').on('member_like.to_id', '=', memberId),
    )
    .select(['found.from_id', 'found.is_new', 'found.created_at', 'member_like.matched_at', 'member_like.author_kind'])
    .where('member_like.tenant_id', '=', db.tenantId)
    .orderBy('found.is_new', 'desc')
    .orderBy('found.created_at', 'desc')
    .orderBy('found.from_id', 'desc')
    .execute();
  return rows.map((row) => ({
    memberId: row.from_id,
    isNew: row.is_new === 1,
    at: row.created_at,
    matchedAt: row.matched_at,
    author: row.author_kind,
  }));
}

/** Of what the member gave, or both did: no machine had a part in it. */
const OWN = { isNew: false, author: 'member' as const };

/** Whom the member likes, newest first. */
export async function listSentLikes(db: Db, memberId: string, { after, hidden, limit }: Page): Promise<LikeEntry[]> {
  let found = likesOf(db, memberId, 'sent', hidden).select(['to_id', 'created_at']);
  if (after) {
    const { at, memberId: id } = after;
    found = found
      .where('member_like.created_at', '<=', at)
      .where((eb) => eb.or([eb('member_like.created_at', '<', at), eb('to_id', '<', id)]));
  }
  found = found.orderBy('member_like.created_at', 'desc').orderBy('to_id', 'desc').limit(limit);
  const rows = await db
    .selectFrom(found.as('found'))
    .innerJoin('member_like', (join) =>
      join.on('member_like.from_id', '=', memberId).onRef('member_like.to_id', '=', 'found.to_id'),
    )
    .select(['found.to_id', 'found.created_at', 'member_like.matched_at'])
    .where('member_like.tenant_id', '=', db.tenantId)
    .orderBy('found.created_at', 'desc')
    .orderBy('found.to_id', 'desc')
    .execute();
  // is_new on a like the member sent says that the other one has not looked yet: not the sender's to know.
  return rows.map((row) => ({ memberId: row.to_id, ...OWN, at: row.created_at, matchedAt: row.matched_at }));
}

/** Who likes each other, newest match first. */
export async function listMatches(db: Db, memberId: string, { after, hidden, limit }: Page): Promise<LikeEntry[]> {
  let query = likesOf(db, memberId, 'matches', hidden).select(['to_id', 'matched_at']);
  if (after) {
    const { at, memberId: id } = after;
    query = query.where('matched_at', '<=', at).where((eb) => eb.or([eb('matched_at', '<', at), eb('to_id', '<', id)]));
  }
  const rows = await query.orderBy('matched_at', 'desc').orderBy('to_id', 'desc').limit(limit).execute();
  return rows.map((row) => ({ memberId: row.to_id, ...OWN, at: row.matched_at!, matchedAt: row.matched_at }));
}

/** Beyond it the page says "1,000+": a popular member's lists are not counted to the end at every look. */
export const LIKE_COUNT_CAP = 1_000;

/** How long a list is, up to LIKE_COUNT_CAP + 1. It counts what the list shows. */
export function countLikeList(
  db: Db,
  memberId: string,
  list: LikeListName,
  hidden?: readonly string[],
): Promise<number> {
  return countRows(db, idsOf(db, memberId, list, hidden));
}

/** The badge, up to LIKE_COUNT_CAP + 1: what listReceivedLikes() shows as new, those with blocked members left out. */
export function countNewLikes(db: Db, memberId: string): Promise<number> {
  const unseen = idsOf(db, memberId, 'received')
    .where('is_new', '=', 1)
    .where('member_like.from_id', 'not in', blockedBy(db, memberId))
    .where('member_like.from_id', 'not in', blockersOf(db, memberId));
  return countRows(db, unseen);
}

function idsOf(db: Db, memberId: string, list: LikeListName, hidden?: readonly string[]) {
  return likesOf(db, memberId, list, hidden)
    .select('member.id')
    .limit(LIKE_COUNT_CAP + 1);
}

async function countRows(db: Db, ids: ReturnType<typeof idsOf>): Promise<number> {
  const { count } = await db
    .selectFrom(ids.as('found'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
