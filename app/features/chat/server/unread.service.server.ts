import { countUnread as countUnreadOf } from '~db/queries/participant';
import type { ServiceContext } from '~/server/context/context.server';

/** The badge: unread messages of all conversations, those with blocked members left out. */
export function countUnread(context: Pick<ServiceContext, 'db'>, memberId: string): Promise<number> {
  return countUnreadOf(context.db, memberId);
}
