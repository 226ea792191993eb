import type { Kysely } from 'kysely';
import { columnTypes, createIndex, tableOptions } from '../dialect';

export async function up(db: Kysely<unknown>): Promise<void> {
  const c = columnTypes(db);
  await db.schema
    .createTable('passkey')
    .ifNotExists()
    .addColumn('tenant_id', c.int, (col) => col.notNull())
    .addColumn('id', c.code(26), (col) => col.notNull())
    .addColumn('member_id', c.code(26), (col) => col.notNull())
    .addColumn('credential_hash', c.code(43), (col) => col.notNull())
    .addColumn('credential_id', c.text, (col) => col.notNull())
    .addColumn('public_key', c.text, (col) => col.notNull())
    .addColumn('counter', c.big, (col) => col.notNull())
    .addColumn('transports', c.code(100))
    .addColumn('name', c.words(60), (col) => col.notNull())
    .addColumn('created_at', c.big, (col) => col.notNull())
    .addColumn('last_used_at', c.big)
    .addPrimaryKeyConstraint('passkey_pk', ['tenant_id', 'id'])
    .modifyEnd(tableOptions(db))
    .execute();
  await createIndex(db, 'passkey_credential', 'passkey', ['tenant_id', 'credential_hash'], { unique: true });
  await createIndex(db, 'passkey_member', 'passkey', ['tenant_id', 'member_id', 'created_at']);
}
