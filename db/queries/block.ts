import { insertIgnore } from '../dialect';
import type { Db } from '../handle';
import { prepared, type Placeholders, type ValueOr } from '../prepared/prepared';
import type { BlockRow } from '../schema/block';
import { inTransaction } from '../transaction';
import { raiseVersions } from './live-version';

/** Returns false if the member was blocked already. */
export function insertBlock(db: Db, blockerId: string, blockedId: string, now: number): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    raiseVersions(tx, IN_LISTS, [blockerId, blockedId]);
    const row = { tenant_id: tx.tenantId, blocker_id: blockerId, blocked_id: blockedId, created_at: now };
    return insertIgnore(tx, 'block', row);
  });
}

export function deleteBlock(db: Db, blockerId: string, blockedId: string): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const result = await tx
      .deleteFrom('block')
      .where('tenant_id', '=', tx.tenantId)
      .where('blocker_id', '=', blockerId)
      .where('blocked_id', '=', blockedId)
      .executeTakeFirst();
    raiseVersions(tx, IN_LISTS, [blockerId, blockedId]);
    return result.numDeletedRows > 0n;
  });
}

const IN_LISTS = ['chats', 'likes'] as const;

/** Which of the two members blocks the other. */
export async function findBlocks(db: Db, viewerId: string, otherId: string) {
  const rows = await between.all(db, { viewerId, otherId });
  const blockers = rows.map((row) => row.blocker_id);
  return { byViewer: blockers.includes(viewerId), byOther: blockers.includes(otherId) };
}

const between = prepared((db, p: Placeholders<{ viewerId: string; otherId: string }>) =>
  blocks(db)
    .select('blocker_id')
    .where((eb) =>
      eb.or([
        eb.and([eb('blocker_id', '=', p.viewerId), eb('blocked_id', '=', p.otherId)]),
        eb.and([eb('blocker_id', '=', p.otherId), eb('blocked_id', '=', p.viewerId)]),
      ]),
    ),
);

/** The ids of all members whom the member blocks or who block the member; they appear in none of the member's lists. */
export async function listHiddenIds(db: Db, memberId: string): Promise<string[]> {
  const rows = await hiddenFrom.all(db, { memberId });
  return rows.map((row) => row.id);
}

const hiddenFrom = prepared((db, p: Placeholders<{ memberId: string }>) => blockedEitherWay(db, p.memberId));

/** The ids of the members whom the member blocks, and of those who block the member. */
export async function listBlockSides(db: Db, memberId: string): Promise<{ own: string[]; others: string[] }> {
  const [own, others] = await Promise.all([ownBlocks.all(db, { memberId }), othersBlocks.all(db, { memberId })]);
  return { own: own.map(({ id }) => id), others: others.map(({ id }) => id) };
}

const ownBlocks = prepared((db, p: Placeholders<{ memberId: string }>) => idsBlockedBy(db, p.memberId));
const othersBlocks = prepared((db, p: Placeholders<{ memberId: string }>) => blockersOf(db, p.memberId));

/** A query for the ids of the members whom the member blocks, and of those who block the member. */
export function blockedEitherWay(db: Db, memberId: ValueOr<string>) {
  return idsBlockedBy(db, memberId).union(blockersOf(db, memberId));
}

/**
 * A query for the ids of the members whom the member blocks. A condition on every row of a long list uses `idsBlockedBy`
 * and `blockersOf` one after the other, because MariaDB builds a table for each row from a union.
 */
export const idsBlockedBy = (db: Db, memberId: ValueOr<string>) =>
  blocks(db).select('blocked_id as id').where('blocker_id', '=', memberId);

/** A query for the ids of the members who block the member. */
export const blockersOf = (db: Db, memberId: ValueOr<string>) =>
  blocks(db).select('blocker_id as id').where('blocked_id', '=', memberId);

const blocks = (db: Db) => db.selectFrom('block').where('tenant_id', '=', db.tenantId);

/** The members whom a member blocks, newest first. `before` is the last entry of the previous page. */
export function listBlocked(
  db: Db,
  blockerId: string,
  page: { limit: number; before?: { at: number; id: string } | undefined },
): Promise<Pick<BlockRow, 'blocked_id' | 'created_at'>[]> {
  const { before } = page;
  let query = db
    .selectFrom('block')
    .select(['blocked_id', 'created_at'])
    .where('tenant_id', '=', db.tenantId)
    .where('blocker_id', '=', blockerId);
  if (before) {
    query = query
      .where('created_at', '<=', before.at)
      .where((eb) => eb.or([eb('created_at', '<', before.at), eb('blocked_id', '<', before.id)]));
  }
  return query.orderBy('created_at', 'desc').orderBy('blocked_id', 'desc').limit(page.limit).execute();
}
