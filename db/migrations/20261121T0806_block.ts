import type { Kysely } from 'kysely';
import { columnTypes, createIndex, tableOptions } from '../dialect';

export async function up(db: Kysely<unknown>): Promise<void> {
  const c = columnTypes(db);
  await db.schema
    .createTable('block')
    .ifNotExists()
    .addColumn('tenant_id', c.int, (col) => col.notNull())
    .addColumn('blocker_id', c.code(26), (col) => col.notNull())
    .addColumn('blocked_id', c.code(26), (col) => col.notNull())
    .addColumn('created_at', c.big, (col) => col.notNull())
    .addPrimaryKeyConstraint('block_pk', ['tenant_id', 'blocker_id', 'blocked_id'])
    .modifyEnd(tableOptions(db, { clustered: true }))
    .execute();
  await createIndex(db, 'block_reverse', 'block', ['tenant_id', 'blocked_id', 'blocker_id']);
}
