import { insertIgnore } from '../dialect';
import type { Db, Own, Tx } from '../handle';
import { prepared, type Placeholders } from '../prepared/prepared';
import type { EndedSessionRow } from '../schema/ended-session';

/** Remembers sessions that were ended on purpose. One that is known already stays as it is. */
export async function insertEndedSessions(tx: Tx, ended: readonly Own<EndedSessionRow>[]): Promise<void> {
  for (const { token_hash, expires_at } of ended)
    await insertIgnore(tx, 'ended_session', { tenant_id: tx.tenantId, token_hash, expires_at });
}

/** Whether a session with this token was ended on purpose, as long as its cookie may still be in a browser. */
export async function wasEnded(db: Db, tokenHash: string, now: number): Promise<boolean> {
  return (await ended.first(db, { tokenHash, now })) !== undefined;
}

const ended = prepared((db, p: Placeholders<{ tokenHash: string; now: number }>) =>
  db
    .selectFrom('ended_session')
    .select('expires_at')
    .where('tenant_id', '=', db.tenantId)
    .where('token_hash', '=', p.tokenHash)
    .where('expires_at', '>', p.now),
);

/** Deletes at most `limit` rows whose cookies have ended. Returns their number. */
export async function deleteEndedSessions(db: Db, now: number, limit: number): Promise<number> {
  const rows = await db
    .selectFrom('ended_session')
    .select('token_hash')
    .where('tenant_id', '=', db.tenantId)
    .where('expires_at', '<=', now)
    .limit(limit)
    .execute();
  if (rows.length === 0) return 0;
  const hashes = rows.map(({ token_hash }) => token_hash);
  await db.deleteFrom('ended_session').where('tenant_id', '=', db.tenantId).where('token_hash', 'in', hashes).execute();
  return rows.length;
}
