import type { Kysely } from 'kysely';
import { columnTypes, createIndex, tableOptions } from '../dialect';

export async function up(db: Kysely<unknown>): Promise<void> {
  const c = columnTypes(db);
  await db.schema
    .createTable('purchase')
    .ifNotExists()
    .addColumn('tenant_id', c.int, (col) => col.notNull())
    .addColumn('id', c.code(26), (col) => col.notNull())
    .addColumn('member_id', c.code(26), (col) => col.notNull())
    .addColumn('bundle_id', c.code(40), (col) => col.notNull())
    .addColumn('credits', c.int, (col) => col.notNull())
    .addColumn('amount_minor', c.big, (col) => col.notNull())
    .addColumn('fee_minor', c.big, (col) => col.notNull())
    .addColumn('total_minor', c.big, (col) => col.notNull())
    .addColumn('vat_minor', c.big, (col) => col.notNull())
    .addColumn('vat_rate', c.int, (col) => col.notNull())
    .addColumn('currency', c.code(3), (col) => col.notNull())
    .addColumn('country', c.code(2), (col) => col.notNull())
    .addColumn('method', c.code(32), (col) => col.notNull())
    .addColumn('discount_code', c.code(40))
    .addColumn('state', c.code(12), (col) => col.notNull())
    .addColumn('failure', c.code(80))
    .addColumn('request_key', c.code(64), (col) => col.notNull())
    .addColumn('request_hash', c.code(64), (col) => col.notNull())
    .addColumn('created_at', c.big, (col) => col.notNull())
    .addColumn('updated_at', c.big, (col) => col.notNull())
    .addColumn('completed_at', c.big)
    .addPrimaryKeyConstraint('purchase_pk', ['tenant_id', 'id'])
    .modifyEnd(tableOptions(db))
    .execute();
  await createIndex(db, 'purchase_request', 'purchase', ['tenant_id', 'member_id', 'request_key'], { unique: true });
  await createIndex(db, 'purchase_member', 'purchase', ['tenant_id', 'member_id', 'id']);
  await createIndex(db, 'purchase_state', 'purchase', ['tenant_id', 'state', 'created_at']);
}
