import type { Kysely } from 'kysely';
import { columnTypes, tableOptions } from '../dialect';

export async function up(db: Kysely<unknown>): Promise<void> {
  const c = columnTypes(db);
  await db.schema
    .createTable('swipe_like')
    .ifNotExists()
    .addColumn('tenant_id', c.int, (col) => col.notNull())
    .addColumn('member_id', c.code(26), (col) => col.notNull())
    .addColumn('day', c.code(10), (col) => col.notNull())
    .addColumn('liked_id', c.code(26), (col) => col.notNull())
    .addPrimaryKeyConstraint('swipe_like_pk', ['tenant_id', 'member_id', 'day', 'liked_id'])
    .modifyEnd(tableOptions(db, { clustered: true }))
    .execute();
}
