import type { Kysely } from 'kysely';
import { columnTypes, createIndex, tableOptions } from '../dialect';

export async function up(db: Kysely<unknown>): Promise<void> {
  const c = columnTypes(db);
  await db.schema
    .createTable('data_export')
    .ifNotExists()
    .addColumn('tenant_id', c.int, (col) => col.notNull())
    .addColumn('id', c.code(26), (col) => col.notNull())
    .addColumn('member_id', c.code(26), (col) => col.notNull())
    .addColumn('asked_at', c.big, (col) => col.notNull())
    .addColumn('made_at', c.big)
    .addColumn('expires_at', c.big, (col) => col.notNull())
    .addColumn('size', c.big)
    .addPrimaryKeyConstraint('data_export_pk', ['tenant_id', 'id'])
    .modifyEnd(tableOptions(db))
    .execute();
  await createIndex(db, 'data_export_member', 'data_export', ['tenant_id', 'member_id', 'asked_at']);
  await createIndex(db, 'data_export_expiry', 'data_export', ['tenant_id', 'expires_at']);
}
