import type { Kysely } from 'kysely';
import { createTable, unique } from '../dialect';

export async function up(db: Kysely<unknown>): Promise<void> {
  await notification(db);
  await notificationSent(db);
  await notificationSetting(db);
  await vapidKey(db);
  await pushSubscription(db);
}

async function notification(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'notification', {
    columns: (table, c) =>
      table
        .addColumn('tenant_id', c.int, (col) => col.notNull())
        .addColumn('member_id', c.code(26), (col) => col.notNull())
        .addColumn('type', c.code(32), (col) => col.notNull())
        .addColumn('subject', c.code(64), (col) => col.notNull())
        .addColumn('created_at', c.big, (col) => col.notNull())
        .addColumn('due_at', c.big, (col) => col.notNull())
        .addColumn('pushed_at', c.big)
        .addPrimaryKeyConstraint('notification_pk', ['tenant_id', 'member_id', 'type', 'subject']),
  });
}

async function notificationSent(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'notification_sent', {
    columns: (table, c) =>
      table
        .addColumn('tenant_id', c.int, (col) => col.notNull())
        .addColumn('id', c.code(26), (col) => col.notNull())
        .addColumn('member_id', c.code(26), (col) => col.notNull())
        .addColumn('batch', c.code(26), (col) => col.notNull())
        .addColumn('channel', c.code(8), (col) => col.notNull())
        .addColumn('type', c.code(32), (col) => col.notNull())
        .addColumn('subject', c.code(64), (col) => col.notNull())
        .addColumn('sent_at', c.big, (col) => col.notNull())
        .addPrimaryKeyConstraint('notification_sent_pk', ['tenant_id', 'id']),
    indexes: {
      notification_sent_member: ['tenant_id', 'member_id', 'sent_at'],
      notification_sent_old: ['tenant_id', 'sent_at'],
    },
  });
}

async function notificationSetting(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'notification_setting', {
    columns: (table, c) =>
      table
        .addColumn('tenant_id', c.int, (col) => col.notNull())
        .addColumn('member_id', c.code(26), (col) => col.notNull())
        .addColumn('frequency', c.code(8), (col) => col.notNull())
        .addColumn('quiet_from', c.int, (col) => col.notNull())
        .addColumn('quiet_until', c.int, (col) => col.notNull())
        .addColumn('time_zone', c.code(60))
        .addColumn('changed_at', c.big, (col) => col.notNull())
        .addPrimaryKeyConstraint('notification_setting_pk', ['tenant_id', 'member_id']),
  });
}

async function vapidKey(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'vapid_key', {
    columns: (table, c) =>
      table
        .addColumn('id', c.int, (col) => col.notNull())
        .addColumn('public_key', c.code(100), (col) => col.notNull())
        .addColumn('private_key', c.code(100), (col) => col.notNull())
        .addColumn('created_at', c.big, (col) => col.notNull())
        .addPrimaryKeyConstraint('vapid_key_pk', ['id']),
  });
}

async function pushSubscription(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'push_subscription', {
    columns: (table, c) =>
      table
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
        .addPrimaryKeyConstraint('push_subscription_pk', ['tenant_id', 'id']),
    indexes: {
      push_subscription_endpoint: unique(['tenant_id', 'endpoint_hash']),
      push_subscription_member: ['tenant_id', 'member_id', 'created_at'],
    },
  });
}
