import type { Kysely } from 'kysely';
import { columnTypes, createIndex, tableOptions } from '../dialect';

export async function up(db: Kysely<unknown>): Promise<void> {
  const c = columnTypes(db);
  await db.schema
    .createTable('photo')
    .ifNotExists()
    .addColumn('tenant_id', c.int, (col) => col.notNull())
    .addColumn('id', c.code(26), (col) => col.notNull())
    .addColumn('member_id', c.code(26), (col) => col.notNull())
    .addColumn('status', c.code(10), (col) => col.notNull())
    .addColumn('filename', c.code(80), (col) => col.notNull())
    .addColumn('thumb_filename', c.code(80), (col) => col.notNull())
    .addColumn('match_filename', c.code(80))
    .addColumn('blur_filename', c.code(80))
    .addColumn('position', c.int, (col) => col.notNull())
    .addColumn('width', c.int, (col) => col.notNull())
    .addColumn('height', c.int, (col) => col.notNull())
    .addColumn('placeholder', c.code(60))
    .addColumn('created_at', c.big, (col) => col.notNull())
    .addPrimaryKeyConstraint('photo_pk', ['tenant_id', 'id'])
    .modifyEnd(tableOptions(db))
    .execute();
  await createIndex(db, 'photo_member', 'photo', ['tenant_id', 'member_id', 'position']);
  await createIndex(db, 'photo_status', 'photo', ['tenant_id', 'status', 'created_at']);
}
