import type { Kysely } from 'kysely';
import { columnTypes, createIndex, tableOptions } from '../dialect';

export async function up(db: Kysely<unknown>): Promise<void> {
  const c = columnTypes(db);
  await db.schema
    .createTable('notification')
    .ifNotExists()
    .addColumn('tenant_id', c.int, (col) => col.notNull())
    .addColumn('member_id', c.code(26), (col) => col.notNull())
    .addColumn('type', c.code(32), (col) => col.notNull())
    .addColumn('subject', c.code(64), (col) => col.notNull())
    .addColumn('created_at', c.big, (col) => col.notNull())
    .addColumn('due_at', c.big, (col) => col.notNull())
    .addColumn('pushed_at', c.big)
    .addPrimaryKeyConstraint('notification_pk', ['tenant_id', 'member_id', 'type', 'subject'])
    .modifyEnd(tableOptions(db))
    .execute();
  await db.schema
    .createTable('notification_sent')
    .ifNotExists()
    .addColumn('tenant_id', c.int, (col) => col.notNull())
    .addColumn('id', c.code(26), (col) => col.notNull())
    .addColumn('member_id', c.code(26), (col) => col.notNull())
    .addColumn('batch', c.code(26), (col) => col.notNull())
    .addColumn('channel', c.code(8), (col) => col.notNull())
    .addColumn('type', c.code(32), (col) => col.notNull())
    .addColumn('subject', c.code(64), (col) => col.notNull())
    .addColumn('sent_at', c.big, (col) => col.notNull())
    .addPrimaryKeyConstraint('notification_sent_pk', ['tenant_id', 'id'])
    .modifyEnd(tableOptions(db))
    .execute();
  await createIndex(db, 'notification_sent_member', 'notification_sent', ['tenant_id', 'member_id', 'sent_at']);
  await createIndex(db, 'notification_sent_old', 'notification_sent', ['tenant_id', 'sent_at']);
}
