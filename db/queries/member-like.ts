import { inWrittenOrder, insertIgnore, lockRow } from '../dialect';
import type { Db, Tx } from '../handle';
import { prepared, type Placeholders } from '../prepared/prepared';
import type { AuthorKind } from '../schema/message';
import { inTransaction } from '../transaction';
import { raiseVersions } from './live-version';

/** How long a like that was taken back is remembered, in milliseconds. */
const REMEMBERED_MS = 36 * 60 * 60 * 1000;

export interface Liking {
  fromId: string;
  toId: string;
  authorKind: AuthorKind;
  now: number;
}

export interface Liked {
  created: boolean;
  matched: boolean;
  /** The like was created, but had been taken back a short time ago: the other member was notified of it before. */
  again: boolean;
}

/**
 * Creates the like; a second like changes nothing (`created` is false). `matched` is true if the other member likes
 * back, also if both likes happen at the same moment: each transaction locks the other's row after writing its own, so
 * that one of them waits, or deadlocks and is run again. Only two likes that members gave themselves make a match.
 */
export async function insertLike(tx: Tx, like: Liking): Promise<Liked> {
  const { fromId, toId, authorKind, now } = like;
  // A repeated like takes no locks; otherwise a hundred of them would deadlock with each other for nothing.
  if (await likeOf(tx, fromId, toId).executeTakeFirst()) {
    const other = await likeOf(tx, toId, fromId).executeTakeFirst();
    return { created: false, matched: isPersons(like.authorKind, other), again: false };
  }
  const undone = await findUndone(tx, like);
  const created = await insertIgnore(tx, 'member_like', {
    tenant_id: tx.tenantId,
    from_id: fromId,
    to_id: toId,
    author_kind: authorKind,
    is_new: undone?.is_new ?? 1,
    created_at: undone?.liked_at ?? now,
    matched_at: null,
  });
  if (created) raiseVersions(tx, ['likes'], [fromId, toId]);
  const again = created && undone !== undefined;
  if (again) await forgetUndone(tx, like);
  const back = await lockRow(tx, likeOf(tx, toId, fromId)).executeTakeFirst();
  const matched = isPersons(authorKind, back);
  if (!matched || !created) return { created, matched, again };
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
  return { created, matched: true, again };
}

function isPersons(authorKind: AuthorKind, back: { author_kind: AuthorKind } | undefined): boolean {
  return back !== undefined && authorKind === 'member' && back.author_kind === 'member';
}

function findUndone(tx: Tx, { fromId, toId, now }: Liking) {
  return tx
    .selectFrom('undone_like')
    .select(['is_new', 'liked_at'])
    .where('tenant_id', '=', tx.tenantId)
    .where('from_id', '=', fromId)
    .where('to_id', '=', toId)
    .where('undone_at', '>', now - REMEMBERED_MS)
    .executeTakeFirst();
}

async function forgetUndone(tx: Tx, { fromId, toId }: Pick<Liking, 'fromId' | 'toId'>): Promise<void> {
  await tx
    .deleteFrom('undone_like')
    .where('tenant_id', '=', tx.tenantId)
    .where('from_id', '=', fromId)
    .where('to_id', '=', toId)
    .execute();
}

/** Takes a like back. A match stays, because it belongs to both members. 'none': there was no like to take back. */
export async function undoLike(
  tx: Tx,
  like: Pick<Liking, 'fromId' | 'toId' | 'now'>,
): Promise<'undone' | 'none' | 'matched'> {
  const { fromId, toId, now } = like;
  const row = await lockRow(tx, likeOf(tx, fromId, toId)).executeTakeFirst();
  if (!row) return 'none';
  if (row.matched_at !== null) return 'matched';
  raiseVersions(tx, ['likes'], [fromId, toId]);
  await tx
    .deleteFrom('member_like')
    .where('tenant_id', '=', tx.tenantId)
    .where('from_id', '=', fromId)
    .where('to_id', '=', toId)
    .execute();
  // The member's expired rows are deleted here as well, so that the table needs no other clean-up.
  await tx
    .deleteFrom('undone_like')
    .where('tenant_id', '=', tx.tenantId)
    .where('from_id', '=', fromId)
    .where((eb) => eb.or([eb('undone_at', '<=', now - REMEMBERED_MS), eb('to_id', '=', toId)]))
    .execute();
  await tx
    .insertInto('undone_like')
    .values({
      tenant_id: tx.tenantId,
      from_id: fromId,
      to_id: toId,
      is_new: row.is_new,
      liked_at: row.created_at,
      undone_at: now,
    })
    .execute();
  return 'undone';
}

export async function findLikeState(db: Db, viewerId: string, otherId: string) {
  const likes = await eitherWay.all(db, { viewerId, otherId });
  const liked = likes.find(({ from_id }) => from_id === viewerId);
  const likedBy = likes.find(({ from_id }) => from_id === otherId);
  return {
    liked: liked !== undefined,
    likedBy: likedBy !== undefined,
    /** Who gave the other member's like: the member, an operator or the automation. */
    likedByAuthor: likedBy?.author_kind ?? null,
    isNew: likedBy?.is_new === 1,
    matchedAt: liked?.matched_at ?? null,
  };
}

const eitherWay = prepared((db, p: Placeholders<{ viewerId: string; otherId: string }>) =>
  db
    .selectFrom('member_like')
    .select(['from_id', 'author_kind', 'is_new', 'matched_at'])
    .where('tenant_id', '=', db.tenantId)
    .where((eb) =>
      eb.or([
        eb.and([eb('from_id', '=', p.viewerId), eb('to_id', '=', p.otherId)]),
        eb.and([eb('from_id', '=', p.otherId), eb('to_id', '=', p.viewerId)]),
      ]),
    ),
);

/** Those of `ids` whom the member likes. It starts from the ids; otherwise MariaDB reads all likes of the member. */
export async function listLikedAmong(db: Db, fromId: string, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await liked.all(db, { fromId, ids });
  return new Set(rows.map((row) => row.id));
}

const liked = prepared((db, p: Placeholders<{ fromId: string; ids: readonly string[] }>) =>
  inWrittenOrder(
    db,
    db
      .selectFrom('member')
      .innerJoin('member_like', (join) =>
        join.onRef('member_like.tenant_id', '=', 'member.tenant_id').onRef('member_like.to_id', '=', 'member.id'),
      )
      .select('member.id')
      .where('member.tenant_id', '=', db.tenantId)
      .where('member.id', 'in', p.ids)
      .where('member_like.from_id', '=', p.fromId),
  ),
);

/** Clears the new flag of the like that `fromId` gave. Returns false if there was none to clear. */
export function clearNewLike(db: Db, memberId: string, fromId: string): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    if ((await seen.change(tx, { fromId, memberId })) === 0) return false;
    raiseVersions(tx, ['likes'], [memberId]);
    return true;
  });
}

const seen = prepared((tx, p: Placeholders<{ fromId: string; memberId: string }>) =>
  tx
    .updateTable('member_like')
    .set({ is_new: 0 })
    .where('tenant_id', '=', tx.tenantId)
    .where('from_id', '=', p.fromId)
    .where('to_id', '=', p.memberId)
    .where('is_new', '=', 1),
);

function likeOf(db: Db, fromId: string, toId: string) {
  return db
    .selectFrom('member_like')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .where('from_id', '=', fromId)
    .where('to_id', '=', toId);
}
