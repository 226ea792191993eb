import type { Db, Tx } from '../handle';

export async function insertSignupLikes(
  tx: Tx,
  memberId: string,
  likedIds: readonly string[],
  now: number,
): Promise<void> {
  if (likedIds.length === 0) return;
  await tx
    .insertInto('signup_like')
    .values(likedIds.map((liked_id) => ({ tenant_id: tx.tenantId, member_id: memberId, liked_id, created_at: now })))
    .execute();
}

/** In a fixed order, so that two concurrent activations lock the same rows in the same sequence. */
export async function listSignupLikes(db: Db, memberId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('signup_like')
    .select('liked_id')
    .where('tenant_id', '=', db.tenantId)
    .where('member_id', '=', memberId)
    .orderBy('liked_id')
    .execute();
  return rows.map((row) => row.liked_id);
}

/** Deletes the recorded likes once they have become likes or cannot become any. */
export async function deleteSignupLikes(tx: Tx, memberId: string): Promise<void> {
  await tx.deleteFrom('signup_like').where('tenant_id', '=', tx.tenantId).where('member_id', '=', memberId).execute();
}
