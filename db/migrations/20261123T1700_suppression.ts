import type { Kysely } from 'kysely';
import { columnTypes, tableOptions } from '../dialect';

export async function up(db: Kysely<unknown>): Promise<void> {
  const c = columnTypes(db);
  await db.schema
    .createTable('suppression')
    .ifNotExists()
    .addColumn('tenant_id', c.int, (col) => col.notNull())
    .addColumn('member_id', c.code(26), (col) => col.notNull())
    .addColumn('reason', c.code(20), (col) => col.notNull())
    .addColumn('email_hash', c.code(43), (col) => col.notNull())
    .addColumn('stopped', c.int, (col) => col.notNull())
    .addColumn('failures', c.int, (col) => col.notNull())
    .addColumn('first_at', c.big, (col) => col.notNull())
    .addColumn('last_at', c.big, (col) => col.notNull())
    .addColumn('detail', c.code(40), (col) => col.notNull())
    .addPrimaryKeyConstraint('suppression_pk', ['tenant_id', 'member_id', 'reason'])
    .modifyEnd(tableOptions(db))
    .execute();
}
