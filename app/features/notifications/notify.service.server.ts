import type { Tx } from '~db/database';
import { insertNotification, insertNotifications, listNotificationsAmong } from '~db/queries/notification';
import { insertOutbox, insertOutboxRows } from '~db/queries/outbox';
import type { NotificationRow } from '~db/schema/notification';
import type { NotificationType } from '~/contract/notification-types';
import type { BrandContext } from '~/server/context/context.server';

/** The outbox job that decides what a member is told now. */
export const TELL = 'notifications.tell';

/** The outbox jobs that send one batch about people and messages. */
export const SEND = { mail: 'notifications.mail', push: 'notifications.push' } as const;

export interface BatchPayload {
  member_id: string;
  batch: string;
  /** What the batch was made of, so that it can be decided on again; jobs of an earlier version have none. */
  items?: readonly BatchItem[];
}

export type BatchItem = Pick<NotificationRow, 'type' | 'subject' | 'created_at' | 'pushed_at'>;

const ABOUT_PEOPLE: readonly string[] = ['people', 'new_conversations', 'new_messages', 'like'];

export const isAboutPeople = (batch: string): boolean => ABOUT_PEOPLE.includes(batch);

/** The job that sends a batch: each other type of notification has one of its own. */
export const sendTopic = (channel: keyof typeof SEND, batch: string): string =>
  isAboutPeople(batch) ? SEND[channel] : `${SEND[channel]}.${batch}`;

export interface TellPayload {
  member_id: string;
}

/** What comes within this time is told together, and an open page has time to show it first. */
export const TOGETHER_MS = 20_000;

export interface Telling {
  memberId: string;
  type: NotificationType;
  /** What it is about, at most 64 characters: a conversation, a member. Told once, however often it happens meanwhile. */
  subject: string;
}

/** Notes in the caller's transaction that a member is to be told something. Whether, how and when is decided later. */
export async function notifyIn(
  tx: Tx,
  context: Pick<BrandContext, 'clock' | 'ids'>,
  { memberId, type, subject }: Telling,
): Promise<void> {
  const now = context.clock.now();
  const dueAt = now + TOGETHER_MS;
  const row = { member_id: memberId, type, subject, created_at: now, due_at: dueAt, pushed_at: null };
  if (await insertNotification(tx, row)) await wakeIn(tx, context, memberId, dueAt);
}

/** The same for many members at once, in as many statements as for one. What is noted already stays as it is. */
export async function notifyAllIn(
  tx: Tx,
  { clock, ids }: Pick<BrandContext, 'clock' | 'ids'>,
  type: NotificationType,
  sent: readonly Pick<Telling, 'memberId' | 'subject'>[],
): Promise<void> {
  if (sent.length === 0) return;
  const now = clock.now();
  const due_at = now + TOGETHER_MS;
  const rows = sent.map(({ memberId, subject }) => ({ member_id: memberId, type, subject, created_at: now, due_at }));
  const noted = new Set(
    (await listNotificationsAmong(tx, type, rows)).map(({ member_id, subject }) => `${member_id} ${subject}`),
  );
  const fresh = rows.filter(({ member_id, subject }) => !noted.has(`${member_id} ${subject}`));
  if (fresh.length === 0) return;
  await insertNotifications(
    tx,
    fresh.map((row) => ({ ...row, pushed_at: null })),
  );
  await insertOutboxRows(
    tx,
    fresh.map(({ member_id }) => {
      const payload: TellPayload = { member_id };
      return { id: ids.ulid(), topic: TELL, payload: JSON.stringify(payload), created_at: now, due_at };
    }),
  );
}

/** Looks at the member's notifications at `at` (epoch milliseconds). */
export async function wakeIn(
  tx: Tx,
  { clock, ids }: Pick<BrandContext, 'clock' | 'ids'>,
  memberId: string,
  at: number,
): Promise<void> {
  const payload: TellPayload = { member_id: memberId };
  await insertOutbox(tx, {
    id: ids.ulid(),
    topic: TELL,
    payload: JSON.stringify(payload),
    created_at: clock.now(),
    due_at: at,
  });
}
