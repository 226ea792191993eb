import type { Kysely } from 'kysely';
import { columnTypes, tableOptions } from '../dialect';

export async function up(db: Kysely<unknown>): Promise<void> {
  const c = columnTypes(db);
  await db.schema
    .createTable('saved_search')
    .ifNotExists()
    .addColumn('tenant_id', c.int, (col) => col.notNull())
    .addColumn('member_id', c.code(26), (col) => col.notNull())
    .addColumn('id', c.code(26), (col) => col.notNull())
    .addColumn('name', c.words(60))
    .addColumn('query', c.text, (col) => col.notNull())
    .addColumn('created_at', c.big, (col) => col.notNull())
    .addPrimaryKeyConstraint('saved_search_pk', ['tenant_id', 'member_id', 'id'])
    .modifyEnd(tableOptions(db, { clustered: true }))
    .execute();
}
