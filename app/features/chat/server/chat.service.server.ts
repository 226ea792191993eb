import type { Tx } from '~db/database';
import { findBlocks } from '~db/queries/block';
import { lockConversation } from '~db/queries/conversation';
import { listHoldsFor } from '~db/queries/credit-hold';
import { lockMember } from '~db/queries/member';
import { deliverMessage, deliverPending, findMessage, listPendingFrom, setMessageCharge } from '~db/queries/message';
import type { MessageRow } from '~db/schema/message';
import { bookHoldIn, releaseHoldIn } from '~/features/billing/ledger/ledger.service.server';
import type { LedgerContext } from '~/features/billing/ledger/ledger.service.server';
import { publishMessage, tellRecipientIn } from './chat-events.server';
import { isClosed } from './recipient.server';
import { reserveOnIn } from '../pricing/reserve.service.server';
import { returnPlaceIn } from './start.service.server';

/** What becomes of pending messages and of the credits reserved for them. */

/** The member has confirmed the e-mail address: delivers the pending messages to and from them. */
export async function deliverPendingIn(tx: Tx, context: LedgerContext, memberId: string): Promise<void> {
  for (const message of await deliverPending(tx, memberId, context.clock.now())) {
    await bookIn(tx, context, message);
    publishMessage(tx, context, placeOf(message), [memberId, message.sender_id]);
    await tellRecipientIn(tx, context, { ...placeOf(message), recipient: { id: memberId, kind: 'member' } });
  }
  for (const message of await listPendingFrom(tx, memberId)) await sendOffIn(tx, context, message);
}

/** The member's account ends: messages that were never delivered to them go back to their senders with their credits. */
export async function returnUndeliveredIn(tx: Tx, context: LedgerContext, memberId: string): Promise<void> {
  for (const hold of await listHoldsFor(tx, memberId)) {
    const message = await findMessage(tx, hold.reference);
    if (message && message.delivered_at === null) await releaseIn(tx, context, message);
  }
}

/**
 * Books the credits reserved for the messages that an answer refers to, as long as their time is not over. Returns the
 * messages whose credits were booked. The caller notifies the member's pages.
 */
export async function bookHoldsForIn(
  tx: Tx,
  context: Pick<LedgerContext, 'clock' | 'ids'>,
  response: { counterpartId: string; memberId: string },
): Promise<MessageRow[]> {
  const booked: MessageRow[] = [];
  for (const hold of await listHoldsFor(tx, response.counterpartId, response.memberId)) {
    const message = await findMessage(tx, hold.reference);
    // An undelivered message cannot have been answered; the credits of one that is too late are returned.
    if (!message || message.delivered_at === null || hold.due_at <= context.clock.now()) continue;
    if (await bookIn(tx, context, message)) booked.push(message);
  }
  return booked;
}

/** Returns reserved credits to the sender, if they are still reserved, and with them the place of a free member. */
export async function releaseIn(
  tx: Tx,
  context: LedgerContext,
  message: Pick<MessageRow, 'id' | 'conversation_id' | 'seq' | 'sender_id'>,
): Promise<void> {
  // The order of locks is the same everywhere: first the conversation, then accounts.
  await lockConversation(tx, message.conversation_id);
  if (!(await releaseHoldIn(tx, context, { reference: message.id }))) return;
  await setMessageCharge(tx, message, 'released');
  await returnPlaceIn(tx, message.conversation_id);
  publishMessage(tx, context, placeOf(message), [message.sender_id]);
}

async function bookIn(tx: Tx, context: Pick<LedgerContext, 'clock' | 'ids'>, message: MessageRow): Promise<boolean> {
  if (!(await bookHoldIn(tx, context, { reference: message.id }))) return false;
  await setMessageCharge(tx, message, 'booked');
  return true;
}

/** The sender is confirmed now: the message is treated as if it were sent at this moment. */
async function sendOffIn(
  tx: Tx,
  context: LedgerContext,
  message: MessageRow & { recipient_id: string },
): Promise<void> {
  const { recipient_id: recipientId, sender_id: senderId } = message;
  // Locked, because if both confirm at the same moment, neither must leave the message to the other.
  const recipient = await lockMember(tx, recipientId);
  const blocks = await findBlocks(tx, senderId, recipientId);
  // The brand may have closed conversations with fictional profiles meanwhile.
  const closed = recipient && isClosed(context.tenant, recipient);
  if (!recipient || recipient.status === 'deleted' || closed || blocks.byOther || blocks.byViewer) {
    await setMessageCharge(tx, message, 'released');
    return releaseIn(tx, context, message);
  }
  if (recipient.status === 'not_confirmed') return reserveOnIn(tx, context, message.id, 'unconfirmed_recipient');
  if (!(await deliverMessage(tx, message, recipientId, context.clock.now()))) return;
  if (recipient.kind === 'fictional') await reserveOnIn(tx, context, message.id, 'fictional_recipient');
  else await bookIn(tx, context, message);
  publishMessage(tx, context, placeOf(message), [recipientId, senderId]);
  await tellRecipientIn(tx, context, { ...placeOf(message), recipient });
}

const placeOf = (message: Pick<MessageRow, 'conversation_id' | 'seq'>) => ({
  conversation: message.conversation_id,
  seq: message.seq,
});
