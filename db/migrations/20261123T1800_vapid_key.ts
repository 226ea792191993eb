import type { Kysely } from 'kysely';
import { columnTypes, tableOptions } from '../dialect';

export async function up(db: Kysely<unknown>): Promise<void> {
  const c = columnTypes(db);
  await db.schema
    .createTable('vapid_key')
    .ifNotExists()
    .addColumn('id', c.int, (col) => col.notNull())
    .addColumn('public_key', c.code(100), (col) => col.notNull())
    .addColumn('private_key', c.code(100), (col) => col.notNull())
    .addColumn('created_at', c.big, (col) => col.notNull())
    .addPrimaryKeyConstraint('vapid_key_pk', ['id'])
    .modifyEnd(tableOptions(db))
    .execute();
}
