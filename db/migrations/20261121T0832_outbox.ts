import type { Kysely } from 'kysely';
import { columnTypes, createIndex, tableOptions } from '../dialect';

export async function up(db: Kysely<unknown>): Promise<void> {
  const c = columnTypes(db);
  await db.schema
    .createTable('outbox')
    .ifNotExists()
    .addColumn('tenant_id', c.int, (col) => col.notNull())
    .addColumn('id', c.code(26), (col) => col.notNull())
    .addColumn('topic', c.code(60), (col) => col.notNull())
    .addColumn('payload', c.text, (col) => col.notNull())
    .addColumn('created_at', c.big, (col) => col.notNull())
    .addColumn('due_at', c.big, (col) => col.notNull())
    .addColumn('attempts', c.int, (col) => col.notNull().defaultTo(0))
    .addColumn('locked_until', c.big, (col) => col.notNull().defaultTo(0))
    .addColumn('lock_token', c.code(26))
    .addColumn('done_at', c.big)
    .addColumn('failed_at', c.big)
    .addColumn('last_error', c.text)
    .addPrimaryKeyConstraint('outbox_pk', ['tenant_id', 'id'])
    .modifyEnd(tableOptions(db))
    .execute();
  await createIndex(db, 'outbox_due', 'outbox', ['tenant_id', 'done_at', 'failed_at', 'due_at', 'id']);
}
