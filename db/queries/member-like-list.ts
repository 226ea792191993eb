import { inWrittenOrder } from '../dialect';
import type { Db } from '../handle';
import { prepared, type Placeholders, type ValueOr } from '../prepared/prepared';
import type { AuthorKind } from '../schema/message';
import { idsBlockedBy, blockersOf } from './block';

export type LikeListName = 'received' | 'sent' | 'matches';

export interface LikeEntry {
  memberId: string;
  /** Whether the member has not looked at the like yet. True only for received likes. */
  isNew: boolean;
  /** When the like was given; in the list of matches, when the match was made. In epoch milliseconds. */
  at: number;
  matchedAt: number | null;
  /** Who gave the like: the member, an operator or the brand's automation. */
  author: AuthorKind;
}

/** The last entry of a page; the next page starts after it. */
export type LikeCursor = Pick<LikeEntry, 'memberId' | 'isNew' | 'at'>;

interface Page {
  limit: number;
  after?: LikeCursor | undefined;
  /** Ids of members to leave out because one of the two blocks the other. */
  hidden?: readonly string[] | undefined;
}

/**
 * The rows of one list that may be shown: likes from or to the member where the other member is active. With this order
 * of the tables, and with only columns of the list's index, every page costs the same at any depth of the list.
 */
function likesOf(db: Db, memberId: ValueOr<string>, list: LikeListName, hidden: readonly ValueOr<string>[] = []) {
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

/** The members who like the member: likes not looked at yet first, then newest first. */
export async function listReceivedLikes(db: Db, memberId: string, page: Page): Promise<LikeEntry[]> {
  const { after, limit } = page;
  if (!after?.isNew) return receivedFrom(db, memberId, page, after && 0);
  // The remaining new likes, then the others. These are two ranges of the index instead of a scan from its beginning.
  const fresh = await receivedFrom(db, memberId, page, 1);
  if (fresh.length === limit) return fresh;
  const others = await receivedFrom(db, memberId, { ...page, after: undefined, limit: limit - fresh.length }, 0);
  return [...fresh, ...others];
}

async function receivedFrom(db: Db, memberId: string, page: Page, isNew: 0 | 1 | undefined): Promise<LikeEntry[]> {
  const rows = await received.all(db, { ...listed(memberId, page), isNew });
  return rows.map((row) => ({
    memberId: row.from_id,
    isNew: row.is_new === 1,
    at: row.created_at,
    matchedAt: row.matched_at,
    author: row.author_kind,
  }));
}

/** What the statements of the three lists take. */
const listed = (memberId: string, { after, hidden, limit }: Page) => ({
  memberId,
  hidden: hidden ?? [],
  after: after && { at: after.at, id: after.memberId },
  limit,
});
type Listed = ReturnType<typeof listed>;

const received = prepared((db, p: Placeholders<Listed & { isNew: 0 | 1 | undefined }>) => {
  const { memberId, isNew, after } = p;
  let found = likesOf(db, memberId, 'received', p.hidden).select(['from_id', 'is_new', 'created_at']);
  if (isNew !== undefined) found = found.where('is_new', '=', isNew);
  if (after) {
    const { at, id } = after;
    found = found
      .where('member_like.created_at', '<=', at)
      .where((eb) => eb.or([eb('member_like.created_at', '<', at), eb('from_id', '<', id)]));
  }
  found = found
    .orderBy('is_new', 'desc')
    .orderBy('member_like.created_at', 'desc')
    .orderBy('from_id', 'desc')
    .limit(p.limit);
  return db
    .selectFrom(found.as('found'))
    .innerJoin('member_like', (join) =>
      join.onRef('member_like.from_id', '=', 'found.from_id').on('member_like.to_id', '=', memberId),
    )
    .select(['found.from_id', 'found.is_new', 'found.created_at', 'member_like.matched_at', 'member_like.author_kind'])
    .where('member_like.tenant_id', '=', db.tenantId)
    .orderBy('found.is_new', 'desc')
    .orderBy('found.created_at', 'desc')
    .orderBy('found.from_id', 'desc');
});

/** Likes that the member gave, and matches, never come from the automation. */
const OWN = { isNew: false, author: 'member' as const };

export async function listSentLikes(db: Db, memberId: string, page: Page): Promise<LikeEntry[]> {
  const rows = await sent.all(db, listed(memberId, page));
  // On a given like, `is_new` says whether the other member has looked at it, which the giver may not see.
  return rows.map((row) => ({ memberId: row.to_id, ...OWN, at: row.created_at, matchedAt: row.matched_at }));
}

const sent = prepared((db, p: Placeholders<Listed>) => {
  const { memberId, after } = p;
  let found = likesOf(db, memberId, 'sent', p.hidden).select(['to_id', 'created_at']);
  if (after) {
    const { at, id } = after;
    found = found
      .where('member_like.created_at', '<=', at)
      .where((eb) => eb.or([eb('member_like.created_at', '<', at), eb('to_id', '<', id)]));
  }
  found = found.orderBy('member_like.created_at', 'desc').orderBy('to_id', 'desc').limit(p.limit);
  return db
    .selectFrom(found.as('found'))
    .innerJoin('member_like', (join) =>
      join.on('member_like.from_id', '=', memberId).onRef('member_like.to_id', '=', 'found.to_id'),
    )
    .select(['found.to_id', 'found.created_at', 'member_like.matched_at'])
    .where('member_like.tenant_id', '=', db.tenantId)
    .orderBy('found.created_at', 'desc')
    .orderBy('found.to_id', 'desc');
});

export async function listMatches(db: Db, memberId: string, page: Page): Promise<LikeEntry[]> {
  const rows = await matches.all(db, listed(memberId, page));
  return rows.map((row) => ({ memberId: row.to_id, ...OWN, at: row.matched_at!, matchedAt: row.matched_at }));
}

const matches = prepared((db, p: Placeholders<Listed>) => {
  let query = likesOf(db, p.memberId, 'matches', p.hidden).select(['to_id', 'matched_at']);
  if (p.after) {
    const { at, id } = p.after;
    query = query.where('matched_at', '<=', at).where((eb) => eb.or([eb('matched_at', '<', at), eb('to_id', '<', id)]));
  }
  return query.orderBy('matched_at', 'desc').orderBy('to_id', 'desc').limit(p.limit);
});

/** Above this number the page shows "1,000+": a popular member's lists are not counted to the end at every view. */
export const LIKE_COUNT_CAP = 1_000;

/** The number of entries that the list shows, at most `LIKE_COUNT_CAP + 1`. */
export async function countLikeList(
  db: Db,
  memberId: string,
  list: LikeListName,
  hidden: readonly string[] = [],
): Promise<number> {
  return (await counts[list].one(db, { memberId, hidden })).count;
}

const countOf = (list: LikeListName) =>
  prepared((db, p: Placeholders<{ memberId: string; hidden: readonly string[] }>) =>
    countRows(db, idsOf(db, p.memberId, list, p.hidden)),
  );
const counts = { received: countOf('received'), sent: countOf('sent'), matches: countOf('matches') };

/** For the badge, at most `LIKE_COUNT_CAP + 1`: what `listReceivedLikes()` shows as new, without blocked members. */
export async function countNewLikes(db: Db, memberId: string): Promise<number> {
  return (await unseen.one(db, { memberId })).count;
}

const unseen = prepared((db, p: Placeholders<{ memberId: string }>) =>
  countRows(
    db,
    idsOf(db, p.memberId, 'received')
      .where('is_new', '=', 1)
      .where('member_like.from_id', 'not in', idsBlockedBy(db, p.memberId))
      .where('member_like.from_id', 'not in', blockersOf(db, p.memberId)),
  ),
);

function idsOf(db: Db, memberId: ValueOr<string>, list: LikeListName, hidden?: readonly ValueOr<string>[]) {
  return likesOf(db, memberId, list, hidden)
    .select('member.id')
    .limit(LIKE_COUNT_CAP + 1);
}

function countRows(db: Db, ids: ReturnType<typeof idsOf>) {
  return db.selectFrom(ids.as('found')).select((eb) => eb.fn.countAll<number>().as('count'));
}
