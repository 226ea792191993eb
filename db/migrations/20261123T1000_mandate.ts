import type { Kysely } from 'kysely';
import { columnTypes, createIndex, tableOptions } from '../dialect';

export async function up(db: Kysely<unknown>): Promise<void> {
  const c = columnTypes(db);
  await db.schema
    .createTable('mandate')
    .ifNotExists()
    .addColumn('tenant_id', c.int, (col) => col.notNull())
    .addColumn('id', c.code(26), (col) => col.notNull())
    .addColumn('member_id', c.code(26), (col) => col.notNull())
    .addColumn('purchase_id', c.code(26), (col) => col.notNull())
    .addColumn('provider', c.code(32), (col) => col.notNull())
    .addColumn('customer_reference', c.code(120), (col) => col.notNull())
    .addColumn('reference', c.code(120), (col) => col.notNull())
    .addColumn('method', c.code(32), (col) => col.notNull())
    .addColumn('label', c.text, (col) => col.notNull())
    .addColumn('created_at', c.big, (col) => col.notNull())
    .addColumn('used_at', c.big, (col) => col.notNull())
    .addColumn('ended_at', c.big)
    .addColumn('ended_by', c.code(16))
    .addPrimaryKeyConstraint('mandate_pk', ['tenant_id', 'id'])
    .addForeignKeyConstraint('mandate_purchase_fk', ['tenant_id', 'purchase_id'], 'purchase', ['tenant_id', 'id'])
    .modifyEnd(tableOptions(db))
    .execute();
  await createIndex(db, 'mandate_reference', 'mandate', ['tenant_id', 'provider', 'reference'], { unique: true });
  await createIndex(db, 'mandate_member', 'mandate', ['tenant_id', 'member_id', 'used_at']);
}
