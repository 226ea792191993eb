import type { Kysely } from 'kysely';
import { columnTypes, createIndex, tableOptions } from '../dialect';

export async function up(db: Kysely<unknown>): Promise<void> {
  const c = columnTypes(db);
  await db.schema
    .createTable('passkey_challenge')
    .ifNotExists()
    .addColumn('tenant_id', c.int, (col) => col.notNull())
    .addColumn('challenge_hash', c.code(43), (col) => col.notNull())
    .addColumn('member_id', c.code(26))
    .addColumn('expires_at', c.big, (col) => col.notNull())
    .addPrimaryKeyConstraint('passkey_challenge_pk', ['tenant_id', 'challenge_hash'])
    .modifyEnd(tableOptions(db))
    .execute();
  await createIndex(db, 'passkey_challenge_expiry', 'passkey_challenge', ['tenant_id', 'expires_at']);
  await createIndex(db, 'passkey_challenge_member', 'passkey_challenge', ['tenant_id', 'member_id']);
}
