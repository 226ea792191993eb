import type { Kysely } from 'kysely';
import { columnTypes, createIndex, tableOptions } from '../dialect';

export async function up(db: Kysely<unknown>): Promise<void> {
  const c = columnTypes(db);
  await db.schema
    .createTable('member_like')
    .ifNotExists()
    .addColumn('tenant_id', c.int, (col) => col.notNull())
    .addColumn('from_id', c.code(26), (col) => col.notNull())
    .addColumn('to_id', c.code(26), (col) => col.notNull())
    .addColumn('author_kind', c.code(10), (col) => col.notNull())
    .addColumn('is_new', c.flag, (col) => col.notNull().defaultTo(1))
    .addColumn('created_at', c.big, (col) => col.notNull())
    .addColumn('matched_at', c.big)
    .addPrimaryKeyConstraint('member_like_pk', ['tenant_id', 'from_id', 'to_id'])
    .modifyEnd(tableOptions(db, { clustered: true }))
    .execute();
  await createIndex(db, 'member_like_received', 'member_like', [
    'tenant_id',
    'to_id',
    'is_new',
    'created_at',
    'from_id',
  ]);
  await createIndex(db, 'member_like_sent', 'member_like', ['tenant_id', 'from_id', 'created_at', 'to_id']);
  await createIndex(db, 'member_like_matched', 'member_like', ['tenant_id', 'from_id', 'matched_at', 'to_id']);
}
