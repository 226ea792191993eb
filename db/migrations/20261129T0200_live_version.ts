import type { Kysely } from 'kysely';
import { columnTypes, tableOptions } from '../dialect';

export async function up(db: Kysely<unknown>): Promise<void> {
  const c = columnTypes(db);
  await db.schema
    .createTable('live_version')
    .ifNotExists()
    .addColumn('tenant_id', c.int, (col) => col.notNull())
    .addColumn('member_id', c.code(26), (col) => col.notNull())
    .addColumn('user_version', c.big, (col) => col.notNull())
    .addColumn('chats_version', c.big, (col) => col.notNull())
    .addColumn('likes_version', c.big, (col) => col.notNull())
    .addPrimaryKeyConstraint('live_version_pk', ['tenant_id', 'member_id'])
    .modifyEnd(tableOptions(db, { clustered: true }))
    .execute();
}
