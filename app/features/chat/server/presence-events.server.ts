import { listPartners } from '~db/queries/participant';
import type { BrandContext } from '~/server/context/context.server';
import { notifyMember } from '~/server/events/publish';

/** This many conversations, the latest first, are notified at once; the other pages notice at their next poll. */
const PUBLISHED = 50;

/** Refreshes the open conversations with a member who has come back, except where one side blocks the other. */
export async function publishReturned(context: BrandContext, memberId: string): Promise<void> {
  for (const { conversationId, otherId } of await listPartners(context.db, memberId, PUBLISHED)) {
    notifyMember(context, otherId, { kind: 'presence', conversation: conversationId });
  }
}
