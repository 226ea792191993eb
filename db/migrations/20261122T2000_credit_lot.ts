import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { columnTypes, createIndex, tableOptions } from '../dialect';

export async function up(db: Kysely<unknown>): Promise<void> {
  const c = columnTypes(db);
  await db.schema
    .createTable('credit_lot')
    .ifNotExists()
    .addColumn('tenant_id', c.int, (col) => col.notNull())
    .addColumn('id', c.code(26), (col) => col.notNull())
    .addColumn('member_id', c.code(26), (col) => col.notNull())
    .addColumn('origin', c.code(8), (col) => col.notNull())
    .addColumn('spend_rank', c.int, (col) => col.notNull())
    .addColumn('order_id', c.code(26))
    .addColumn('credits', c.big, (col) => col.notNull())
    .addColumn('remaining', c.big, (col) => col.notNull())
    .addColumn('amount_minor', c.big, (col) => col.notNull())
    .addColumn('currency', c.code(3))
    .addColumn('vat_rate', c.int, (col) => col.notNull())
    .addColumn('created_at', c.big, (col) => col.notNull())
    .addPrimaryKeyConstraint('credit_lot_pk', ['tenant_id', 'id'])
    .addCheckConstraint('credit_lot_not_negative', sql`remaining >= 0 and remaining <= credits`)
    .modifyEnd(tableOptions(db, { clustered: true }))
    .execute();
  await createIndex(db, 'credit_lot_member', 'credit_lot', ['tenant_id', 'member_id', 'spend_rank', 'id']);
  await createIndex(db, 'credit_lot_order', 'credit_lot', ['tenant_id', 'order_id']);
  await db.schema
    .createTable('credit_lot_entry')
    .ifNotExists()
    .addColumn('tenant_id', c.int, (col) => col.notNull())
    .addColumn('transaction_id', c.code(26), (col) => col.notNull())
    .addColumn('account_id', c.code(40), (col) => col.notNull())
    .addColumn('lot_id', c.code(26), (col) => col.notNull())
    .addColumn('amount', c.big, (col) => col.notNull())
    .addPrimaryKeyConstraint('credit_lot_entry_pk', ['tenant_id', 'transaction_id', 'account_id', 'lot_id'])
    .modifyEnd(tableOptions(db, { clustered: true }))
    .execute();
  await createIndex(db, 'credit_lot_entry_lot', 'credit_lot_entry', ['tenant_id', 'lot_id', 'account_id']);
}
