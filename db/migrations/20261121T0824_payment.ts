import type { Kysely } from 'kysely';
import { columnTypes, createIndex, tableOptions } from '../dialect';

export async function up(db: Kysely<unknown>): Promise<void> {
  const c = columnTypes(db);
  await db.schema
    .createTable('payment')
    .ifNotExists()
    .addColumn('tenant_id', c.int, (col) => col.notNull())
    .addColumn('id', c.code(26), (col) => col.notNull())
    .addColumn('purchase_id', c.code(26), (col) => col.notNull())
    .addColumn('provider', c.code(32), (col) => col.notNull())
    .addColumn('provider_reference', c.code(120))
    .addColumn('state', c.code(12), (col) => col.notNull())
    .addColumn('amount_minor', c.big, (col) => col.notNull())
    .addColumn('currency', c.code(3), (col) => col.notNull())
    .addColumn('redirect_url', c.text)
    .addColumn('created_at', c.big, (col) => col.notNull())
    .addColumn('updated_at', c.big, (col) => col.notNull())
    .addColumn('last_event_at', c.big)
    .addPrimaryKeyConstraint('payment_pk', ['tenant_id', 'id'])
    .addForeignKeyConstraint('payment_purchase_fk', ['tenant_id', 'purchase_id'], 'purchase', ['tenant_id', 'id'])
    .modifyEnd(tableOptions(db))
    .execute();
  await createIndex(db, 'payment_reference', 'payment', ['tenant_id', 'provider', 'provider_reference'], {
    unique: true,
  });
  await createIndex(db, 'payment_purchase', 'payment', ['tenant_id', 'purchase_id', 'id']);
}
