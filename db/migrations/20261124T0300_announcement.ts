import type { Kysely } from 'kysely';
import { columnTypes, tableOptions } from '../dialect';

export async function up(db: Kysely<unknown>): Promise<void> {
  const c = columnTypes(db);
  await db.schema
    .createTable('announcement')
    .ifNotExists()
    .addColumn('tenant_id', c.int, (col) => col.notNull())
    .addColumn('name', c.code(40), (col) => col.notNull())
    .addColumn('texts', c.text, (col) => col.notNull())
    .addColumn('path', c.code(200))
    .addColumn('written_by', c.words(80), (col) => col.notNull())
    .addColumn('written_at', c.big, (col) => col.notNull())
    .addColumn('launched_by', c.words(80))
    .addColumn('launched_at', c.big)
    .addColumn('withdrawn_by', c.words(80))
    .addColumn('withdrawn_at', c.big)
    .addPrimaryKeyConstraint('announcement_pk', ['tenant_id', 'name'])
    .modifyEnd(tableOptions(db))
    .execute();
}
