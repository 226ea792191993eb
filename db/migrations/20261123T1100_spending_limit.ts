import type { Kysely } from 'kysely';
import { columnTypes, tableOptions } from '../dialect';

export async function up(db: Kysely<unknown>): Promise<void> {
  const c = columnTypes(db);
  await db.schema
    .createTable('spending_limit')
    .ifNotExists()
    .addColumn('tenant_id', c.int, (col) => col.notNull())
    .addColumn('member_id', c.code(26), (col) => col.notNull())
    .addColumn('kind', c.code(8), (col) => col.notNull())
    .addColumn('value', c.big)
    .addColumn('currency', c.code(3))
    .addColumn('next_value', c.big)
    .addColumn('next_currency', c.code(3))
    .addColumn('next_at', c.big)
    .addColumn('changed_at', c.big, (col) => col.notNull())
    .addPrimaryKeyConstraint('spending_limit_pk', ['tenant_id', 'member_id', 'kind'])
    .modifyEnd(tableOptions(db))
    .execute();
  await db.schema
    .createTable('spending_notice')
    .ifNotExists()
    .addColumn('tenant_id', c.int, (col) => col.notNull())
    .addColumn('member_id', c.code(26), (col) => col.notNull())
    .addColumn('purchase_id', c.code(26), (col) => col.notNull())
    .addColumn('reason', c.code(8), (col) => col.notNull())
    .addColumn('spent', c.big, (col) => col.notNull())
    .addColumn('currency', c.code(3), (col) => col.notNull())
    .addColumn('created_at', c.big, (col) => col.notNull())
    .addColumn('dismissed_at', c.big)
    .addPrimaryKeyConstraint('spending_notice_pk', ['tenant_id', 'member_id'])
    .modifyEnd(tableOptions(db))
    .execute();
}
