import type { Kysely } from 'kysely';
import { columnTypes, createIndex, tableOptions } from '../dialect';

export async function up(db: Kysely<unknown>): Promise<void> {
  const c = columnTypes(db);
  await db.schema
    .createTable('document_counter')
    .ifNotExists()
    .addColumn('company_id', c.code(40), (col) => col.notNull())
    .addColumn('year', c.int, (col) => col.notNull())
    .addColumn('last', c.int, (col) => col.notNull())
    .addPrimaryKeyConstraint('document_counter_pk', ['company_id', 'year'])
    .modifyEnd(tableOptions(db))
    .execute();
  await db.schema
    .createTable('document')
    .ifNotExists()
    .addColumn('tenant_id', c.int, (col) => col.notNull())
    .addColumn('id', c.code(26), (col) => col.notNull())
    .addColumn('company_id', c.code(40), (col) => col.notNull())
    .addColumn('year', c.int, (col) => col.notNull())
    .addColumn('number', c.int, (col) => col.notNull())
    .addColumn('kind', c.code(12), (col) => col.notNull())
    .addColumn('purchase_id', c.code(26), (col) => col.notNull())
    .addColumn('refund_id', c.code(26))
    .addColumn('total', c.big, (col) => col.notNull())
    .addColumn('vat', c.big, (col) => col.notNull())
    .addColumn('currency', c.code(3), (col) => col.notNull())
    .addColumn('seller', c.text, (col) => col.notNull())
    .addColumn('issued_at', c.big, (col) => col.notNull())
    .addPrimaryKeyConstraint('document_pk', ['tenant_id', 'id'])
    .modifyEnd(tableOptions(db))
    .execute();
  await createIndex(db, 'document_number', 'document', ['tenant_id', 'company_id', 'year', 'number'], { unique: true });
  await createIndex(db, 'document_order', 'document', ['tenant_id', 'purchase_id', 'number']);
}
