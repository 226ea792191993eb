import type { Kysely } from 'kysely';
import { columnTypes, createIndex, tableOptions } from '../dialect';

export async function up(db: Kysely<unknown>): Promise<void> {
  const c = columnTypes(db);
  await db.schema
    .createTable('retained')
    .ifNotExists()
    .addColumn('tenant_id', c.int, (col) => col.notNull())
    .addColumn('member_id', c.code(26), (col) => col.notNull())
    .addColumn('reason', c.code(10), (col) => col.notNull())
    .addColumn('until', c.big, (col) => col.notNull())
    .addPrimaryKeyConstraint('retained_pk', ['tenant_id', 'member_id', 'reason'])
    .modifyEnd(tableOptions(db))
    .execute();
  await createIndex(db, 'retained_until', 'retained', ['tenant_id', 'until']);
}
