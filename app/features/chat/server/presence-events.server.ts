import { listPartners } from '~db/queries/participant';
import type { ServiceContext } from '~/server/context/context.server';
import { notifyMember } from '~/server/events/publish';

/** So many conversations, the latest first, hear of it at once; the pages of the others learn it with their next poll. */
const PUBLISHED = 50;

/** A member has come back: open conversations with them look again. Nobody hears of who is blocked, either way. */
export async function publishReturned(context: ServiceContext, memberId: string): Promise<void> {
  for (const { conversationId, otherId } of await listPartners(context.db, memberId, PUBLISHED)) {
    notifyMember(context, otherId, { kind: 'presence', conversation: conversationId });
  }
}
