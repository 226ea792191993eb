import type { Kysely } from 'kysely';
import { columnTypes, tableOptions } from '../dialect';

export async function up(db: Kysely<unknown>): Promise<void> {
  const c = columnTypes(db);
  await db.schema
    .createTable('discount_code')
    .ifNotExists()
    .addColumn('tenant_id', c.int, (col) => col.notNull())
    .addColumn('code', c.code(40), (col) => col.notNull())
    .addColumn('user_id', c.code(26), (col) => col.notNull())
    .addColumn('kind', c.code(12), (col) => col.notNull())
    .addColumn('country', c.code(2))
    .addColumn('announced_at', c.big, (col) => col.notNull())
    .addColumn('expires', c.big)
    .addColumn('value_percentage', c.int, (col) => col.notNull())
    .addColumn('currency', c.code(3))
    .addColumn('minimum_order_value', c.big)
    .addColumn('status', c.code(12), (col) => col.notNull())
    .addColumn('validity', c.code(20), (col) => col.notNull())
    .addColumn('first_order', c.flag, (col) => col.notNull())
    .addColumn('paymentmethods', c.text, (col) => col.notNull())
    // Offers are read by member, those for everybody under the empty one.
    .addPrimaryKeyConstraint('discount_code_pk', ['tenant_id', 'user_id', 'code'])
    .modifyEnd(tableOptions(db))
    .execute();
}
