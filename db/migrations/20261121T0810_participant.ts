import type { Kysely } from 'kysely';
import { columnTypes, createIndex, tableOptions } from '../dialect';

export async function up(db: Kysely<unknown>): Promise<void> {
  const c = columnTypes(db);
  await db.schema
    .createTable('participant')
    .ifNotExists()
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
    .addPrimaryKeyConstraint('participant_pk', ['tenant_id', 'member_id', 'conversation_id'])
    .addForeignKeyConstraint('participant_conversation_fk', ['tenant_id', 'conversation_id'], 'conversation', [
      'tenant_id',
      'id',
    ])
    .modifyEnd(tableOptions(db, { clustered: true }))
    .execute();
  await createIndex(db, 'participant_list', 'participant', [
    'tenant_id',
    'member_id',
    'visible',
    'last_message_at',
    'conversation_id',
  ]);
  await createIndex(db, 'participant_conversation', 'participant', ['tenant_id', 'conversation_id']);
}
