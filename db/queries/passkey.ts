import { insertIgnore } from '../dialect';
import type { Db, Own, Tx } from '../handle';
import type { NewPasskey, PasskeyRow } from '../schema/passkey';

/** False if the brand knows the credential already. */
export function insertPasskey(db: Db, passkey: Own<NewPasskey>): Promise<boolean> {
  return insertIgnore(db, 'passkey', { ...passkey, tenant_id: db.tenantId });
}

/** The oldest first. */
export function listPasskeys(db: Db, memberId: string): Promise<PasskeyRow[]> {
  return db
    .selectFrom('passkey')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .where('member_id', '=', memberId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export function findPasskey(db: Db, credentialHash: string): Promise<PasskeyRow | undefined> {
  return db
    .selectFrom('passkey')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .where('credential_hash', '=', credentialHash)
    .executeTakeFirst();
}

/** Notes a login. False if the passkey was removed meanwhile, or another login with the same count was faster. */
export async function notePasskeyUsed(
  tx: Tx,
  { id, counter }: Pick<PasskeyRow, 'id' | 'counter'>,
  { counter: next, now }: { counter: number; now: number },
): Promise<boolean> {
  const used = await tx
    .updateTable('passkey')
    .set({ counter: next, last_used_at: now })
    .where('tenant_id', '=', tx.tenantId)
    .where('id', '=', id)
    .where('counter', '=', counter)
    .executeTakeFirst();
  return used.numUpdatedRows > 0n;
}

/** False if it is not the member's. */
export async function renamePasskey(db: Db, memberId: string, id: string, name: string): Promise<boolean> {
  const renamed = await db
    .updateTable('passkey')
    .set({ name })
    .where('tenant_id', '=', db.tenantId)
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .executeTakeFirst();
  return renamed.numUpdatedRows > 0n;
}

export async function deletePasskey(tx: Tx, memberId: string, id: string): Promise<boolean> {
  const result = await tx
    .deleteFrom('passkey')
    .where('tenant_id', '=', tx.tenantId)
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** Deletes those that were added at that time or later. Returns their number. */
export async function deletePasskeysSince(tx: Tx, memberId: string, since: number): Promise<number> {
  const result = await tx
    .deleteFrom('passkey')
    .where('tenant_id', '=', tx.tenantId)
    .where('member_id', '=', memberId)
    .where('created_at', '>=', since)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}
