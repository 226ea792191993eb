import type { Kysely } from 'kysely';
import { columnTypes, createIndex, tableOptions } from '../dialect';

export async function up(db: Kysely<unknown>): Promise<void> {
  const c = columnTypes(db);
  await db.schema
    .createTable('conversation')
    .ifNotExists()
    .addColumn('tenant_id', c.int, (col) => col.notNull())
    .addColumn('id', c.code(26), (col) => col.notNull())
    .addColumn('low_id', c.code(26), (col) => col.notNull())
    .addColumn('high_id', c.code(26), (col) => col.notNull())
    .addColumn('started_by', c.code(26), (col) => col.notNull())
    .addColumn('last_seq', c.int, (col) => col.notNull().defaultTo(0))
    .addColumn('created_at', c.big, (col) => col.notNull())
    .addColumn('last_message_at', c.big)
    .addPrimaryKeyConstraint('conversation_pk', ['tenant_id', 'id'])
    .modifyEnd(tableOptions(db))
    .execute();
  await createIndex(db, 'conversation_pair', 'conversation', ['tenant_id', 'low_id', 'high_id'], { unique: true });
}
