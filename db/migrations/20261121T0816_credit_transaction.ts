import type { Kysely } from 'kysely';
import { columnTypes, createIndex, tableOptions } from '../dialect';

export async function up(db: Kysely<unknown>): Promise<void> {
  const c = columnTypes(db);
  await db.schema
    .createTable('credit_transaction')
    .ifNotExists()
    .addColumn('tenant_id', c.int, (col) => col.notNull())
    .addColumn('id', c.code(26), (col) => col.notNull())
    .addColumn('kind', c.code(12), (col) => col.notNull())
    .addColumn('member_id', c.code(26), (col) => col.notNull())
    .addColumn('request_key', c.code(120), (col) => col.notNull())
    .addColumn('request_hash', c.code(64), (col) => col.notNull())
    .addColumn('reference', c.code(64))
    .addColumn('created_at', c.big, (col) => col.notNull())
    .addPrimaryKeyConstraint('credit_transaction_pk', ['tenant_id', 'id'])
    .modifyEnd(tableOptions(db))
    .execute();
  await createIndex(db, 'credit_transaction_request', 'credit_transaction', ['tenant_id', 'request_key'], {
    unique: true,
  });
  await createIndex(db, 'credit_transaction_member', 'credit_transaction', ['tenant_id', 'member_id', 'id']);
}
