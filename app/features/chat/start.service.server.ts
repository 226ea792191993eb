import type { Tx } from '~db/database';
import { findConversationOfPair, openConversation } from '~db/queries/conversation';
import { findMember, lockMember } from '~db/queries/member';
import { countStarted } from '~db/queries/participant';
import type { ConversationRow } from '~db/schema/conversation';
import type { ServiceContext } from '~/server/context.server';
import { notFound, onlyLiked, onlyMatches, premiumOnly } from './chat.errors';
import { findClosedTo } from './who-may-write.service.server';

export interface Start {
  from: string;
  to: string;
}

/**
 * The conversation of two members, opened by `from` unless it exists. A free member may ever start as many as the
 * brand says (spec section 9: 2) and only with who is open to it; the lock makes a race of starts end exactly there. Nobody sees it before a message.
 */
export async function startConversationIn(
  tx: Tx,
  context: Pick<ServiceContext, 'tenant' | 'ids' | 'clock'>,
  { from, to }: Start,
): Promise<ConversationRow> {
  const existing = await findConversationOfPair(tx, from, to);
  if (existing) return existing;
  const starter = await lockMember(tx, from);
  if (!starter) throw notFound();
  // Whoever waited for the lock may find that the same person has just opened it in another tab.
  const meanwhile = await findConversationOfPair(tx, from, to);
  if (meanwhile) return meanwhile;
  const other = await findMember(tx, to);
  if (!other) throw notFound();
  // Before the limit: who cannot write to this person anyway is not told to become premium for it.
  const closed = await findClosedTo(tx, { from, to: other });
  if (closed !== null) throw (closed === 'liked' ? onlyLiked : onlyMatches)({ name: other.name });
  if (starter.paid_user === 0 && (await countStarted(tx, from)) >= context.tenant.limits.free.conversations) {
    throw premiumOnly();
  }
  const opening = { id: context.ids.random(), starterId: from, otherId: to, now: context.clock.now() };
  return (await openConversation(tx, opening)).conversation;
}
