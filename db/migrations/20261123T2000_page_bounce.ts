import type { Kysely } from 'kysely';
import { columnTypes, createIndex, tableOptions } from '../dialect';

export async function up(db: Kysely<unknown>): Promise<void> {
  const c = columnTypes(db);
  await db.schema
    .createTable('page_bounce')
    .ifNotExists()
    .addColumn('tenant_id', c.int, (col) => col.notNull())
    .addColumn('id', c.code(26), (col) => col.notNull())
    .addColumn('at', c.big, (col) => col.notNull())
    .addColumn('path', c.words(255), (col) => col.notNull())
    .addColumn('lander', c.code(120))
    .addColumn('network', c.words(190))
    .addColumn('ref', c.words(190))
    .addColumn('sub1', c.words(190))
    .addColumn('sub2', c.words(190))
    .addColumn('sub3', c.words(190))
    .addColumn('country', c.code(2))
    .addPrimaryKeyConstraint('page_bounce_pk', ['tenant_id', 'id'])
    .modifyEnd(tableOptions(db))
    .execute();
  await createIndex(db, 'page_bounce_at', 'page_bounce', ['tenant_id', 'at']);
}
