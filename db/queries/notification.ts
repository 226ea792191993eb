import { insertIgnore, upsert } from '../dialect';
import type { Db, Own, Tx } from '../handle';
import type {
  NewNotificationSent,
  NotificationRow,
  NotificationSentRow,
  NotificationSettingRow,
} from '../schema/notification';
import { deleteRows } from './delete-rows';

export type PendingNotification = Own<NotificationRow>;

/** Returns false if the member is to be told about this already. */
export function insertNotification(tx: Tx, row: PendingNotification): Promise<boolean> {
  return insertIgnore(tx, 'notification', { ...row, tenant_id: tx.tenantId });
}

/** Several at once, none of which may exist. */
export async function insertNotifications(tx: Tx, rows: readonly PendingNotification[]): Promise<void> {
  const own = rows.map((row) => ({ ...row, tenant_id: tx.tenantId }));
  await tx.insertInto('notification').values(own).execute();
}

/** Those of these notifications of one type that exist. */
export function listNotificationsAmong(
  db: Db,
  type: string,
  keys: readonly Pick<Key, 'member_id' | 'subject'>[],
): Promise<Pick<Key, 'member_id' | 'subject'>[]> {
  return db
    .selectFrom('notification')
    .select(['member_id', 'subject'])
    .where('tenant_id', '=', db.tenantId)
    .where('member_id', 'in', [...new Set(keys.map(({ member_id }) => member_id))])
    .where('type', '=', type)
    .where('subject', 'in', [...new Set(keys.map(({ subject }) => subject))])
    .execute();
}

export function listNotifications(db: Db, memberId: string): Promise<NotificationRow[]> {
  return db
    .selectFrom('notification')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .where('member_id', '=', memberId)
    .orderBy('created_at')
    .orderBy('subject')
    .execute();
}

type Key = Pick<NotificationRow, 'member_id' | 'type' | 'subject'>;

export async function deleteNotification(tx: Tx, { member_id, type, subject }: Key): Promise<void> {
  await tx
    .deleteFrom('notification')
    .where('tenant_id', '=', tx.tenantId)
    .where('member_id', '=', member_id)
    .where('type', '=', type)
    .where('subject', '=', subject)
    .execute();
}

export async function patchNotification(
  tx: Tx,
  { member_id, type, subject }: Key,
  patch: Partial<Pick<NotificationRow, 'due_at' | 'pushed_at'>>,
): Promise<void> {
  await tx
    .updateTable('notification')
    .set(patch)
    .where('tenant_id', '=', tx.tenantId)
    .where('member_id', '=', member_id)
    .where('type', '=', type)
    .where('subject', '=', subject)
    .execute();
}

export async function insertNotificationSent(tx: Tx, row: Own<NewNotificationSent>): Promise<void> {
  await tx
    .insertInto('notification_sent')
    .values({ ...row, tenant_id: tx.tenantId })
    .execute();
}

/** Newest first. */
export function listNotificationsSent(db: Db, memberId: string, since: number): Promise<NotificationSentRow[]> {
  return db
    .selectFrom('notification_sent')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .where('member_id', '=', memberId)
    .where('sent_at', '>=', since)
    .orderBy('sent_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** What was in one e-mail or push. */
export async function listSentBatch(db: Db, memberId: string, batch: string): Promise<NotificationSentRow[]> {
  return db
    .selectFrom('notification_sent')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .where('member_id', '=', memberId)
    .where('batch', '=', batch)
    .orderBy('id')
    .execute();
}

/** Deletes at most `limit` rows that were sent before `before`. Returns their number. */
export async function deleteNotificationsSentBefore(db: Db, before: number, limit: number): Promise<number> {
  const rows = await db
    .selectFrom('notification_sent')
    .select('id')
    .where('tenant_id', '=', db.tenantId)
    .where('sent_at', '<', before)
    .limit(limit)
    .execute();
  return deleteRows(db, 'notification_sent', rows);
}

export function findNotificationSetting(db: Db, memberId: string): Promise<NotificationSettingRow | undefined> {
  return db
    .selectFrom('notification_setting')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
}

export async function saveNotificationSetting(tx: Tx, row: Own<NotificationSettingRow>): Promise<void> {
  const { member_id: _member, ...patch } = row;
  await upsert(tx, 'notification_setting', { ...row, tenant_id: tx.tenantId }, ['tenant_id', 'member_id'], patch);
}

/** What the member was told about any of `subjects`, newest first. */
export async function listSentAbout(
  db: Db,
  memberId: string,
  subjects: readonly string[],
): Promise<Pick<NotificationSentRow, 'type' | 'subject' | 'channel' | 'sent_at'>[]> {
  if (subjects.length === 0) return [];
  return db
    .selectFrom('notification_sent')
    .select(['type', 'subject', 'channel', 'sent_at'])
    .where('tenant_id', '=', db.tenantId)
    .where('member_id', '=', memberId)
    .where('subject', 'in', [...subjects])
    .orderBy('sent_at', 'desc')
    .execute();
}

/** For a push that reached no device: it does not count as sent. */
export async function deleteSentBatch(tx: Tx, memberId: string, batch: string): Promise<void> {
  await tx
    .deleteFrom('notification_sent')
    .where('tenant_id', '=', tx.tenantId)
    .where('member_id', '=', memberId)
    .where('batch', '=', batch)
    .execute();
}

/** For parts of a batch of which nothing was said after all. */
export async function deleteNotificationsSent(tx: Tx, rows: readonly Pick<NotificationSentRow, 'id'>[]): Promise<void> {
  await deleteRows(tx, 'notification_sent', rows);
}
