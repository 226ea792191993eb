import { upsert } from '../dialect';
import type { Db, Tx } from '../handle';

/** Records the words (as a hash) with which a member began a conversation. */
export async function noteOpener(
  tx: Tx,
  opener: { memberId: string; textHash: string; recipientId: string; now: number },
): Promise<void> {
  const row = {
    tenant_id: tx.tenantId,
    member_id: opener.memberId,
    text_hash: opener.textHash,
    recipient_id: opener.recipientId,
    created_at: opener.now,
  };
  await upsert(tx, 'opener', row, ['tenant_id', 'member_id', 'text_hash', 'recipient_id'], { created_at: opener.now });
}

/** To how many others the member has sent the same words since `since`. Exact while `lockMember()` is held. */
export async function countSameOpeners(
  db: Db,
  opener: { memberId: string; textHash: string; recipientId: string; since: number },
): Promise<number> {
  const { count } = await db
    .selectFrom('opener')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('tenant_id', '=', db.tenantId)
    .where('member_id', '=', opener.memberId)
    .where('text_hash', '=', opener.textHash)
    .where('recipient_id', '!=', opener.recipientId)
    .where('created_at', '>=', opener.since)
    .executeTakeFirstOrThrow();
  return count;
}

export async function deleteOpenersBefore(tx: Tx, memberId: string, before: number): Promise<void> {
  await tx
    .deleteFrom('opener')
    .where('tenant_id', '=', tx.tenantId)
    .where('member_id', '=', memberId)
    .where('created_at', '<', before)
    .execute();
}

/** Deletes at most `limit` openers of all members that are too old to count. Returns the number of deleted rows. */
export async function deleteOldOpeners(db: Db, before: number, limit: number): Promise<number> {
  const rows = await db
    .selectFrom('opener')
    .select(['member_id', 'text_hash', 'recipient_id'])
    .where('tenant_id', '=', db.tenantId)
    .where('created_at', '<', before)
    .limit(limit)
    .execute();
  for (const row of rows) {
    await db
      .deleteFrom('opener')
      .where('tenant_id', '=', db.tenantId)
      .where('member_id', '=', row.member_id)
      .where('text_hash', '=', row.text_hash)
      .where('recipient_id', '=', row.recipient_id)
      .where('created_at', '<', before)
      .execute();
  }
  return rows.length;
}
