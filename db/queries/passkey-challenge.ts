import type { Db, Own, Tx } from '../handle';
import type { NewPasskeyChallenge } from '../schema/passkey';

export async function insertChallenge(db: Db, challenge: Own<NewPasskeyChallenge>): Promise<void> {
  await db
    .insertInto('passkey_challenge')
    .values({ ...challenge, tenant_id: db.tenantId })
    .execute();
}

/** Ends the challenge. Of concurrent callers exactly one gets true, and only before it has expired. */
export async function takeChallenge(
  db: Db,
  { hash, memberId, now }: { hash: string; memberId: string | null; now: number },
): Promise<boolean> {
  const result = await db
    .deleteFrom('passkey_challenge')
    .where('tenant_id', '=', db.tenantId)
    .where('challenge_hash', '=', hash)
    .where('member_id', memberId === null ? 'is' : '=', memberId)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** Anyone who has begun to add a passkey can no longer finish. */
export async function endChallenges(tx: Tx, memberId: string): Promise<void> {
  await tx
    .deleteFrom('passkey_challenge')
    .where('tenant_id', '=', tx.tenantId)
    .where('member_id', '=', memberId)
    .execute();
}

/** Deletes at most `limit` challenges that expired before. Returns the number of deleted rows. */
export async function deleteExpiredChallenges(db: Db, now: number, limit: number): Promise<number> {
  const rows = await db
    .selectFrom('passkey_challenge')
    .select('challenge_hash')
    .where('tenant_id', '=', db.tenantId)
    .where('expires_at', '<=', now)
    .limit(limit)
    .execute();
  if (rows.length === 0) return 0;
  const hashes = rows.map(({ challenge_hash }) => challenge_hash);
  await db
    .deleteFrom('passkey_challenge')
    .where('tenant_id', '=', db.tenantId)
    .where('challenge_hash', 'in', hashes)
    .execute();
  return rows.length;
}
