import { deleteNotificationsSentBefore } from '~db/queries/notification';
import type { BrandContext } from '~/server/context/context.server';
import { DAY } from '~/time/durations';

/** Longer than any rule looks back. */
export const SENT_DAYS = 90;
const PIECE = 200;

/** Forgets what was sent long ago, piece by piece. Returns how many rows that were. */
export function forgetSentNotifications({ db, clock }: Pick<BrandContext, 'db' | 'clock'>): Promise<number> {
  return deleteNotificationsSentBefore(db, clock.now() - SENT_DAYS * DAY, PIECE);
}
