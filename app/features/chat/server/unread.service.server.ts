import { countUnread as countUnreadOf } from '~db/queries/participant';
import type { BrandContext } from '~/server/context/context.server';

/** The number on the badge: unread messages of all conversations, without those where one side blocks the other. */
export function countUnread(context: Pick<BrandContext, 'db'>, memberId: string): Promise<number> {
  return countUnreadOf(context.db, memberId);
}
