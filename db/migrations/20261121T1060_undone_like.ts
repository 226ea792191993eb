import type { Kysely } from 'kysely';
import { columnTypes, tableOptions } from '../dialect';

export async function up(db: Kysely<unknown>): Promise<void> {
  const c = columnTypes(db);
  await db.schema
    .createTable('undone_like')
    .ifNotExists()
    .addColumn('tenant_id', c.int, (col) => col.notNull())
    .addColumn('from_id', c.code(26), (col) => col.notNull())
    .addColumn('to_id', c.code(26), (col) => col.notNull())
    .addColumn('is_new', c.flag, (col) => col.notNull())
    .addColumn('liked_at', c.big, (col) => col.notNull())
    .addColumn('undone_at', c.big, (col) => col.notNull())
    .addPrimaryKeyConstraint('undone_like_pk', ['tenant_id', 'from_id', 'to_id'])
    .modifyEnd(tableOptions(db, { clustered: true }))
    .execute();
}
