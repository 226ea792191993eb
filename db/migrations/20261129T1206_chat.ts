import type { Kysely } from 'kysely';
import { createTable, unique } from '../dialect';

export async function up(db: Kysely<unknown>): Promise<void> {
  await conversation(db);
  await participant(db);
  await message(db);
}

async function conversation(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'conversation', {
    columns: (table, c) =>
      table
        .addColumn('tenant_id', c.int, (col) => col.notNull())
        .addColumn('id', c.code(26), (col) => col.notNull())
        .addColumn('low_id', c.code(26), (col) => col.notNull())
        .addColumn('high_id', c.code(26), (col) => col.notNull())
        .addColumn('started_by', c.code(26), (col) => col.notNull())
        .addColumn('last_seq', c.int, (col) => col.notNull().defaultTo(0))
        .addColumn('created_at', c.big, (col) => col.notNull())
        .addColumn('last_message_at', c.big)
        .addPrimaryKeyConstraint('conversation_pk', ['tenant_id', 'id']),
    indexes: {
      conversation_pair: unique(['tenant_id', 'low_id', 'high_id']),
    },
  });
}

/**
 * The index `participant_unread` is for the badge on every page: of thousands of conversations the query reads only those
 * with unread messages.
 */
async function participant(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'participant', {
    clustered: true,
    columns: (table, c) =>
      table
        .addColumn('tenant_id', c.int, (col) => col.notNull())
        .addColumn('member_id', c.code(26), (col) => col.notNull())
        .addColumn('conversation_id', c.code(26), (col) => col.notNull())
        .addColumn('other_member_id', c.code(26), (col) => col.notNull())
        .addColumn('started', c.flag, (col) => col.notNull().defaultTo(0))
        .addColumn('visible', c.flag, (col) => col.notNull().defaultTo(0))
        .addColumn('unread_count', c.int, (col) => col.notNull().defaultTo(0))
        .addColumn('last_read_seq', c.int, (col) => col.notNull().defaultTo(0))
        .addColumn('deleted_before_seq', c.int, (col) => col.notNull().defaultTo(0))
        .addColumn('last_message_at', c.big, (col) => col.notNull().defaultTo(0))
        .addColumn('receipt_seq', c.int)
        .addColumn('received_seq', c.int)
        .addColumn('erased_seq', c.int)
        .addColumn('wrote_erased', c.flag)
        .addColumn('reaction_changes', c.int)
        .addPrimaryKeyConstraint('participant_pk', ['tenant_id', 'member_id', 'conversation_id'])
        .addForeignKeyConstraint('participant_conversation_fk', ['tenant_id', 'conversation_id'], 'conversation', [
          'tenant_id',
          'id',
        ]),
    indexes: {
      participant_list: ['tenant_id', 'member_id', 'visible', 'last_message_at', 'conversation_id'],
      participant_conversation: ['tenant_id', 'conversation_id'],
      participant_unread: ['tenant_id', 'member_id', 'visible', 'unread_count', 'other_member_id'],
    },
  });
}

/** Clustered by conversation: a page of a conversation is one range. */
async function message(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'message', {
    clustered: true,
    columns: (table, c) =>
      table
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
        .addColumn('reaction', c.code(10))
        .addColumn('about', c.text)
        .addColumn('reply_to', c.int)
        .addPrimaryKeyConstraint('message_pk', ['tenant_id', 'conversation_id', 'seq'])
        .addForeignKeyConstraint('message_conversation_fk', ['tenant_id', 'conversation_id'], 'conversation', [
          'tenant_id',
          'id',
        ]),
    indexes: {
      message_id: unique(['tenant_id', 'id']),
      message_request: unique(['tenant_id', 'sender_id', 'request_key']),
    },
  });
}
