import type { Kysely } from 'kysely';
import { columnTypes, createIndex, tableOptions } from '../dialect';

export async function up(db: Kysely<unknown>): Promise<void> {
  const c = columnTypes(db);
  await db.schema
    .createTable('redemption')
    .ifNotExists()
    .addColumn('tenant_id', c.int, (col) => col.notNull())
    .addColumn('code', c.code(40), (col) => col.notNull())
    .addColumn('holder', c.code(40), (col) => col.notNull())
    .addColumn('member_id', c.code(26), (col) => col.notNull())
    .addColumn('purchase_id', c.code(26), (col) => col.notNull())
    .addColumn('state', c.code(12), (col) => col.notNull())
    .addColumn('reserved_at', c.big, (col) => col.notNull())
    .addColumn('redeemed_at', c.big)
    .addPrimaryKeyConstraint('redemption_pk', ['tenant_id', 'code', 'holder'])
    .modifyEnd(tableOptions(db))
    .execute();
  await createIndex(db, 'redemption_purchase', 'redemption', ['tenant_id', 'purchase_id']);
}
