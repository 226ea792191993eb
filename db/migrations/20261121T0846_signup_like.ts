import type { Kysely } from 'kysely';
import { columnTypes, tableOptions } from '../dialect';

export async function up(db: Kysely<unknown>): Promise<void> {
  const c = columnTypes(db);
  await db.schema
    .createTable('signup_like')
    .ifNotExists()
    .addColumn('tenant_id', c.int, (col) => col.notNull())
    .addColumn('member_id', c.code(26), (col) => col.notNull())
    .addColumn('liked_id', c.code(26), (col) => col.notNull())
    .addColumn('created_at', c.big, (col) => col.notNull())
    .addPrimaryKeyConstraint('signup_like_pk', ['tenant_id', 'member_id', 'liked_id'])
    .modifyEnd(tableOptions(db, { clustered: true }))
    .execute();
}
