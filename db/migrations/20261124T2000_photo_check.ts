import type { Kysely } from 'kysely';
import { columnTypes, createIndex, tableOptions } from '../dialect';

export async function up(db: Kysely<unknown>): Promise<void> {
  const c = columnTypes(db);
  await db.schema
    .createTable('photo_check')
    .ifNotExists()
    .addColumn('tenant_id', c.int, (col) => col.notNull())
    .addColumn('id', c.code(26), (col) => col.notNull())
    .addColumn('member_id', c.code(26), (col) => col.notNull())
    .addColumn('pose', c.code(30), (col) => col.notNull())
    .addColumn('poses', c.int, (col) => col.notNull())
    .addColumn('state', c.code(10), (col) => col.notNull())
    .addColumn('filename', c.code(60))
    .addColumn('photo_id', c.code(26))
    .addColumn('created_at', c.big, (col) => col.notNull())
    .addColumn('sent_at', c.big)
    .addColumn('decided_at', c.big)
    .addColumn('decided_by', c.words(100))
    .addColumn('rejection', c.code(20))
    .addColumn('erase_at', c.big)
    .addPrimaryKeyConstraint('photo_check_pk', ['tenant_id', 'id'])
    .modifyEnd(tableOptions(db))
    .execute();
  await createIndex(db, 'photo_check_member', 'photo_check', ['tenant_id', 'member_id', 'created_at']);
  await createIndex(db, 'photo_check_state', 'photo_check', ['tenant_id', 'state', 'sent_at']);
  await createIndex(db, 'photo_check_erase', 'photo_check', ['tenant_id', 'erase_at']);
}
