import type { Kysely } from 'kysely';
import { columnTypes, tableOptions } from '../dialect';

export async function up(db: Kysely<unknown>): Promise<void> {
  const c = columnTypes(db);
  await db.schema
    .createTable('decision')
    .ifNotExists()
    .addColumn('tenant_id', c.int, (col) => col.notNull())
    .addColumn('number', c.code(12), (col) => col.notNull())
    .addColumn('member_id', c.code(26), (col) => col.notNull())
    .addColumn('rule', c.code(20), (col) => col.notNull())
    .addColumn('reason', c.text, (col) => col.notNull())
    .addColumn('reported', c.flag, (col) => col.notNull())
    .addColumn('made_at', c.big, (col) => col.notNull())
    .addColumn('lifted_at', c.big)
    .addPrimaryKeyConstraint('decision_pk', ['tenant_id', 'number'])
    .modifyEnd(tableOptions(db))
    .execute();
}
