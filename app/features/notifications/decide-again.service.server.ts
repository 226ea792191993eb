import { transaction } from '~db/database';
import { lockMember } from '~db/queries/member';
import {
  deleteSentBatch,
  insertNotification,
  listNotifications,
  listSentAbout,
  listSentBatch,
  patchNotification,
} from '~db/queries/notification';
import type { MemberRow } from '~db/schema/member';
import type { NotificationSentRow } from '~db/schema/notification';
import type { BrandContext } from '~/server/context/context.server';
import { wakeIn, type BatchPayload } from './notify.service.server';

/** A decision holds for so long: later it may be night, the member may be here, or the wishes may have changed. */
export const LATE_MS = 60 * 60_000;

/**
 * Whether the decision no longer holds: the batch has waited for too long, for example because the mail server was down,
 * or its member has switched off one of its types meanwhile.
 */
export function isOutdated(
  { clock }: Pick<BrandContext, 'clock'>,
  member: Pick<MemberRow, 'notifications_disabled' | 'push_disabled'> | undefined,
  rows: readonly NotificationSentRow[],
): boolean {
  const off = (channel: NotificationSentRow['channel']): string[] => {
    const list = channel === 'mail' ? member?.notifications_disabled : member?.push_disabled;
    return list ? (JSON.parse(list) as string[]) : [];
  };
  return rows.some(({ sent_at, channel, type }) => clock.now() - sent_at > LATE_MS || off(channel).includes(type));
}

/**
 * Takes the batch back: it does not count as sent, and what was in it is decided on again as if it had just come up. The
 * batch is gone with the same transaction, so a job that runs twice finds nothing to send.
 */
export function decideAgain(context: BrandContext, { member_id, batch, items = [] }: BatchPayload): Promise<void> {
  const now = context.clock.now();
  return transaction(context.db, async (tx) => {
    const member = await lockMember(tx, member_id);
    const rows = await listSentBatch(tx, member_id, batch);
    if (!member || rows.length === 0) return;
    await deleteSentBatch(tx, member_id, batch);
    const pending = new Map((await listNotifications(tx, member_id)).map((row) => [keyOf(row), row]));
    const sent = await listSentAbout(
      tx,
      member_id,
      rows.map(({ subject }) => subject),
    );
    const before = new Map(items.map((item) => [keyOf(item), item]));
    // A digest was due with all of its parts, and its oldest part is not too old only because it has waited.
    const created_at = Math.max(...rows.map((row) => before.get(keyOf(row))?.created_at ?? row.sent_at));
    for (const row of rows) {
      const { type, subject, channel, sent_at } = row;
      const open = pending.get(keyOf(row));
      if (open) {
        // The e-mail waits for this push to be opened. Anything else is newer, and is decided on by itself.
        if (open.pushed_at === sent_at) await patchNotification(tx, row, { pushed_at: null, due_at: now });
        continue;
      }
      // The e-mail that follows a push has overtaken it.
      const overtaken = sent.some(
        (notification) =>
          keyOf(notification) === keyOf(row) && notification.channel === 'mail' && notification.sent_at >= sent_at,
      );
      if (channel === 'push' && overtaken) continue;
      const pushed_at = before.get(keyOf(row))?.pushed_at ?? null;
      await insertNotification(tx, { member_id, type, subject, created_at, due_at: now, pushed_at });
    }
    await wakeIn(tx, context, member_id, now);
  });
}

const keyOf = ({ type, subject }: Pick<NotificationSentRow, 'type' | 'subject'>): string => `${type} ${subject}`;
