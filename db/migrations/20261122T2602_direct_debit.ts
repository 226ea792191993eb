import type { Kysely } from 'kysely';
import { columnTypes, createIndex, tableOptions } from '../dialect';

export async function up(db: Kysely<unknown>): Promise<void> {
  const c = columnTypes(db);
  await db.schema
    .createTable('direct_debit')
    .ifNotExists()
    .addColumn('tenant_id', c.int, (col) => col.notNull())
    .addColumn('purchase_id', c.code(26), (col) => col.notNull())
    .addColumn('member_id', c.code(26), (col) => col.notNull())
    .addColumn('mandate_reference', c.code(35), (col) => col.notNull())
    .addColumn('creditor_id', c.code(35), (col) => col.notNull())
    .addColumn('iban_last4', c.code(4), (col) => col.notNull())
    .addColumn('iban_hash', c.code(43))
    .addColumn('details', c.text)
    .addColumn('signed_at', c.big, (col) => col.notNull())
    .addColumn('collect_on', c.code(10), (col) => col.notNull())
    .addColumn('erased_at', c.big)
    .addPrimaryKeyConstraint('direct_debit_pk', ['tenant_id', 'purchase_id'])
    .addForeignKeyConstraint('direct_debit_purchase_fk', ['tenant_id', 'purchase_id'], 'purchase', ['tenant_id', 'id'])
    .modifyEnd(tableOptions(db))
    .execute();
  await createIndex(db, 'direct_debit_mandate', 'direct_debit', ['tenant_id', 'mandate_reference'], { unique: true });
  await createIndex(db, 'direct_debit_member', 'direct_debit', ['tenant_id', 'member_id', 'signed_at']);
  await createIndex(db, 'direct_debit_iban', 'direct_debit', ['tenant_id', 'iban_hash', 'signed_at']);
}
