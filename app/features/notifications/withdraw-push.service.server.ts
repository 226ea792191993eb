import { transaction } from '~db/database';
import { deleteSentBatch, listNotifications, patchNotification } from '~db/queries/notification';
import type { NotificationSentRow } from '~db/schema/notification';
import type { BrandContext } from '~/server/context/context.server';
import { wakeIn } from './notify.service.server';

/** A push that was not sent, or that no browser took, does not count, and the e-mail no longer waits for its opening. */
export function withdrawPush(context: BrandContext, rows: readonly NotificationSentRow[]): Promise<void> {
  const { member_id: memberId, batch } = rows[0]!;
  const now = context.clock.now();
  return transaction(context.db, async (tx) => {
    await deleteSentBatch(tx, memberId, batch);
    const subjects = new Set(rows.map(({ type, subject }) => `${type} ${subject}`));
    const waiting = (await listNotifications(tx, memberId)).filter(
      ({ type, subject, pushed_at }) => pushed_at !== null && subjects.has(`${type} ${subject}`),
    );
    for (const row of waiting) await patchNotification(tx, row, { pushed_at: null, due_at: now });
    if (waiting.length > 0) await wakeIn(tx, context, memberId, now);
  });
}
