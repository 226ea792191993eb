import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { addNumber, columnTypes, createIndex, tableOptions } from '../dialect';

export async function up(db: Kysely<unknown>): Promise<void> {
  const c = columnTypes(db);
  await addNumber(db, 'purchase', 'returned_minor');
  await db.schema
    .createTable('refund')
    .ifNotExists()
    .addColumn('tenant_id', c.int, (col) => col.notNull())
    .addColumn('id', c.code(26), (col) => col.notNull())
    .addColumn('purchase_id', c.code(26), (col) => col.notNull())
    .addColumn('payment_id', c.code(26), (col) => col.notNull())
    .addColumn('member_id', c.code(26), (col) => col.notNull())
    .addColumn('kind', c.code(12), (col) => col.notNull())
    .addColumn('state', c.code(8), (col) => col.notNull())
    .addColumn('provider_reference', c.code(64))
    .addColumn('credits', c.big, (col) => col.notNull())
    .addColumn('amount_minor', c.big, (col) => col.notNull())
    .addColumn('vat_minor', c.big, (col) => col.notNull())
    .addColumn('currency', c.code(3), (col) => col.notNull())
    .addColumn('reason', c.words(200))
    .addColumn('actor_kind', c.code(12), (col) => col.notNull())
    .addColumn('actor_id', c.code(40))
    .addColumn('request_key', c.code(90), (col) => col.notNull())
    .addColumn('created_at', c.big, (col) => col.notNull())
    .addColumn('updated_at', c.big, (col) => col.notNull())
    .addPrimaryKeyConstraint('refund_pk', ['tenant_id', 'id'])
    .addCheckConstraint('refund_not_negative', sql`amount_minor >= 0 and credits >= 0`)
    .modifyEnd(tableOptions(db))
    .execute();
  await createIndex(db, 'refund_request', 'refund', ['tenant_id', 'request_key'], { unique: true });
  await createIndex(db, 'refund_order', 'refund', ['tenant_id', 'purchase_id', 'id']);
  await createIndex(db, 'refund_state', 'refund', ['tenant_id', 'state', 'created_at']);
  await db.schema
    .createTable('receivable')
    .ifNotExists()
    .addColumn('tenant_id', c.int, (col) => col.notNull())
    .addColumn('id', c.code(26), (col) => col.notNull())
    .addColumn('member_id', c.code(26), (col) => col.notNull())
    .addColumn('purchase_id', c.code(26), (col) => col.notNull())
    .addColumn('credits', c.big, (col) => col.notNull())
    .addColumn('amount_minor', c.big, (col) => col.notNull())
    .addColumn('currency', c.code(3), (col) => col.notNull())
    .addColumn('state', c.code(10), (col) => col.notNull())
    .addColumn('created_at', c.big, (col) => col.notNull())
    .addColumn('updated_at', c.big, (col) => col.notNull())
    .addPrimaryKeyConstraint('receivable_pk', ['tenant_id', 'id'])
    .modifyEnd(tableOptions(db))
    .execute();
  await createIndex(db, 'receivable_member', 'receivable', ['tenant_id', 'member_id', 'state']);
  await createIndex(db, 'receivable_order', 'receivable', ['tenant_id', 'purchase_id']);
}
