import type { Kysely } from 'kysely';
import { columnTypes, createIndex, tableOptions } from '../dialect';

// Clustered by conversation: a page of a conversation is one range.
export async function up(db: Kysely<unknown>): Promise<void> {
  const c = columnTypes(db);
  await db.schema
    .createTable('message')
    .ifNotExists()
    .addColumn('tenant_id', c.int, (col) => col.notNull())
    .addColumn('conversation_id', c.code(26), (col) => col.notNull())
    .addColumn('seq', c.int, (col) => col.notNull())
    .addColumn('id', c.code(26), (col) => col.notNull())
    .addColumn('sender_id', c.code(26), (col) => col.notNull())
    .addColumn('author_kind', c.code(10), (col) => col.notNull())
    .addColumn('type', c.code(5), (col) => col.notNull())
    .addColumn('body', c.text, (col) => col.notNull())
    .addColumn('created_at', c.big, (col) => col.notNull())
    .addColumn('delivered_at', c.big)
    .addColumn('charge', c.code(8), (col) => col.notNull())
    .addColumn('cost', c.int, (col) => col.notNull().defaultTo(0))
    .addColumn('request_key', c.code(64))
    .addColumn('request_hash', c.code(64))
    .addPrimaryKeyConstraint('message_pk', ['tenant_id', 'conversation_id', 'seq'])
    .addForeignKeyConstraint('message_conversation_fk', ['tenant_id', 'conversation_id'], 'conversation', [
      'tenant_id',
      'id',
    ])
    .modifyEnd(tableOptions(db, { clustered: true }))
    .execute();
  await createIndex(db, 'message_id', 'message', ['tenant_id', 'id'], { unique: true });
  await createIndex(db, 'message_request', 'message', ['tenant_id', 'sender_id', 'request_key'], { unique: true });
}
