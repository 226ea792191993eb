import type { Kysely } from 'kysely';
import { columnTypes, tableOptions } from '../dialect';

export async function up(db: Kysely<unknown>): Promise<void> {
  const c = columnTypes(db);
  await db.schema
    .createTable('mailing')
    .ifNotExists()
    .addColumn('tenant_id', c.int, (col) => col.notNull())
    .addColumn('type', c.code(32), (col) => col.notNull())
    .addColumn('id', c.code(40), (col) => col.notNull())
    .addColumn('cursor', c.code(26), (col) => col.notNull())
    .addColumn('examined', c.big, (col) => col.notNull())
    .addColumn('told', c.big, (col) => col.notNull())
    .addColumn('begun_at', c.big, (col) => col.notNull())
    .addColumn('done_at', c.big)
    .addPrimaryKeyConstraint('mailing_pk', ['tenant_id', 'type', 'id'])
    .modifyEnd(tableOptions(db))
    .execute();
}
