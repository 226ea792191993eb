import type { Tx } from '~db/database';
import { findConversationOfPair, lockConversation, openConversation } from '~db/queries/conversation';
import { findMember, lockMember } from '~db/queries/member';
import { hasUnreturned, hasWritten } from '~db/queries/message';
import { countStarted, findParticipant, setStarted } from '~db/queries/participant';
import type { ConversationRow } from '~db/schema/conversation';
import type { MemberRow } from '~db/schema/member';
import type { ServiceContext } from '~/server/context/context.server';
import { notFound, onlyLiked, onlyMatches, premiumOnly } from './chat.errors';
import { findClosedTo } from '../composer/who-may-write.service.server';

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
  await requirePlace(tx, context, starter);
  const opening = { id: context.ids.random(), starterId: from, otherId: to, now: context.clock.now() };
  return (await openConversation(tx, opening)).conversation;
}

/** With the starter locked: refuses a free member whose places are all taken. */
async function requirePlace(tx: Tx, { tenant }: Pick<ServiceContext, 'tenant'>, starter: MemberRow): Promise<void> {
  if (starter.paid_user === 1) return;
  if ((await countStarted(tx, starter.id)) >= tenant.limits.free.conversations) throw premiumOnly();
}

/**
 * Who writes again where nobody answered takes a place again, as for a first message. With the conversation locked,
 * which is what returnPlaceIn() waits for, so that no message stands in a conversation that counts for nothing.
 */
export async function reservePlaceIn(
  tx: Tx,
  context: Pick<ServiceContext, 'tenant'>,
  conversation: ConversationRow,
  memberId: string,
): Promise<void> {
  if (conversation.started_by !== memberId) return;
  const mine = await findParticipant(tx, memberId, conversation.id);
  if (mine?.started !== 0) return;
  // Against the order of locks, which is members first: the rare deadlock begins the transaction again.
  const starter = await lockMember(tx, memberId);
  if (!starter) throw notFound();
  await requirePlace(tx, context, starter);
  await setStarted(tx, memberId, conversation.id, 1);
}

/**
 * Nobody answered: a conversation in which all that was said is the starter's own and came back counts no longer as one
 * that they started. What is erased by now was the starter's, too, and had come back, unless the other one had written.
 * With the conversation locked.
 */
export async function returnPlaceIn(tx: Tx, conversationId: string): Promise<void> {
  const conversation = await lockConversation(tx, conversationId);
  if (!conversation) return;
  const { started_by: starter, low_id: low, high_id: high } = conversation;
  if (await hasUnreturned(tx, conversationId, starter)) return;
  if (await hasWritten(tx, conversationId, starter === low ? high : low)) return;
  await setStarted(tx, starter, conversationId, 0);
}
