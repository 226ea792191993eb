import type { Kysely } from 'kysely';
import { columnTypes, createIndex, tableOptions } from '../dialect';

export async function up(db: Kysely<unknown>): Promise<void> {
  const c = columnTypes(db);
  await db.schema
    .createTable('push_subscription')
    .ifNotExists()
    .addColumn('tenant_id', c.int, (col) => col.notNull())
    .addColumn('id', c.code(26), (col) => col.notNull())
    .addColumn('member_id', c.code(26), (col) => col.notNull())
    .addColumn('session_id', c.code(26), (col) => col.notNull())
    .addColumn('endpoint_hash', c.code(43), (col) => col.notNull())
    .addColumn('endpoint', c.text, (col) => col.notNull())
    .addColumn('p256dh', c.code(100), (col) => col.notNull())
    .addColumn('auth', c.code(40), (col) => col.notNull())
    .addColumn('user_agent', c.words(200))
    .addColumn('created_at', c.big, (col) => col.notNull())
    .addColumn('last_success_at', c.big)
    .addColumn('failures', c.int, (col) => col.notNull())
    .addColumn('wait_until', c.big)
    .addPrimaryKeyConstraint('push_subscription_pk', ['tenant_id', 'id'])
    .modifyEnd(tableOptions(db))
    .execute();
  await createIndex(db, 'push_subscription_endpoint', 'push_subscription', ['tenant_id', 'endpoint_hash'], {
    unique: true,
  });
  await createIndex(db, 'push_subscription_member', 'push_subscription', ['tenant_id', 'member_id', 'created_at']);
}
