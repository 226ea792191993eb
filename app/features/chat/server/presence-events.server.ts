import { listPartners } from '~db/queries/participant';
import type { ServiceContext } from '~/server/context/context.server';
import { notifyMember } from '~/server/events/publish';

/**
 * The number of conversations, the latest first, whose members are notified at once; the pages of the others notice at
 * their next poll.
 */
const PUBLISHED = 50;

/**
 * Makes the open conversations with a member who has come back refresh. Members who block or are blocked are not
 * notified.
 */
export async function publishReturned(context: ServiceContext, memberId: string): Promise<void> {
  for (const { conversationId, otherId } of await listPartners(context.db, memberId, PUBLISHED)) {
    notifyMember(context, otherId, { kind: 'presence', conversation: conversationId });
  }
}
