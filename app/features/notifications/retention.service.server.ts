import { deleteNotificationsSentBefore } from '~db/queries/notification';
import type { ServiceContext } from '~/server/context/context.server';

/** Longer than any rule looks back. */
const RETENTION_MS = 90 * 24 * 3_600_000;
const PIECE = 200;

/** Forgets what was sent long ago, piece by piece. Returns how many rows that were. */
export function forgetSentNotifications({ db, clock }: Pick<ServiceContext, 'db' | 'clock'>): Promise<number> {
  return deleteNotificationsSentBefore(db, clock.now() - RETENTION_MS, PIECE);
}
