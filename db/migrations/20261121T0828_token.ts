import type { Kysely } from 'kysely';
import { columnTypes, createIndex, tableOptions } from '../dialect';

export async function up(db: Kysely<unknown>): Promise<void> {
  const c = columnTypes(db);
  await db.schema
    .createTable('token')
    .ifNotExists()
    .addColumn('tenant_id', c.int, (col) => col.notNull())
    .addColumn('token_hash', c.code(64), (col) => col.notNull())
    .addColumn('purpose', c.code(16), (col) => col.notNull())
    .addColumn('member_id', c.code(26), (col) => col.notNull())
    .addColumn('payload', c.text)
    .addColumn('created_at', c.big, (col) => col.notNull())
    .addColumn('expires_at', c.big, (col) => col.notNull())
    .addColumn('consumed_at', c.big)
    .addPrimaryKeyConstraint('token_pk', ['tenant_id', 'token_hash'])
    .modifyEnd(tableOptions(db))
    .execute();
  await createIndex(db, 'token_member', 'token', ['tenant_id', 'member_id', 'purpose', 'created_at']);
  await createIndex(db, 'token_expiry', 'token', ['tenant_id', 'expires_at']);
}
