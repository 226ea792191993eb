import type { Tx } from '~db/database';
import { openConversation } from '~db/queries/conversation';
import { findMember } from '~db/queries/member';
import { appendMessage } from '~db/queries/message';
import { findBalance } from '~/features/billing/ledger/ledger.service.server';
import type { LedgerContext } from '~/features/billing/ledger/ledger.service.server';
import { isFitOpening } from '~/features/safety/opening/opening.service.server';
import { cleanText } from '../message-text';
import { lengthOf } from '~/i18n/length-of';
import { isClosed } from './recipient.server';
import { reserveIn } from '../pricing/reserve.service.server';
import { findClosedTo } from '../permission/who-may-write.service.server';

export interface FirstMessage {
  fromMemberId: string;
  toMemberId: string;
  text: string;
}

/**
 * Stores the message that was written at signup: the new member sees it at once, the recipient once the e-mail address
 * is confirmed. Its credits are reserved until then. Returns false if it cannot be sent (no possible recipient, no
 * valid text, too few credits): signup continues, and the text stays in member.signup_message for the composer.
 */
export async function queueFirstMessageIn(tx: Tx, context: LedgerContext, first: FirstMessage): Promise<boolean> {
  const { fromMemberId, toMemberId } = first;
  const { message_credits: credits, message_length: most } = context.tenant;
  const text = cleanText(first.text);
  if (text === '' || lengthOf(text) > most || fromMemberId === toMemberId) return false;
  if (!isFitOpening(text, context.tenant)) return false;
  const recipient = await findMember(tx, toMemberId);
  if (!recipient || recipient.profile_status === 'disabled' || isClosed(context.tenant, recipient)) return false;
  if ((await findClosedTo(tx, { from: fromMemberId, to: recipient })) !== null) return false;
  // Checked beforehand, because an error would roll back the whole signup.
  if ((await findBalance(tx, fromMemberId)) < credits) return false;
  const now = context.clock.now();
  const opening = { id: context.ids.random(), starterId: fromMemberId, otherId: toMemberId, now };
  const { conversation } = await openConversation(tx, opening);
  const message = context.ids.ulid();
  if (credits > 0) {
    const jobId = context.ids.ulid();
    const reason = 'unconfirmed_sender';
    await reserveIn(tx, context, {
      message,
      memberId: fromMemberId,
      counterpartId: toMemberId,
      credits,
      reason,
      jobId,
    });
  }
  await appendMessage(tx, {
    conversation_id: conversation.id,
    id: message,
    sender_id: fromMemberId,
    recipient_id: toMemberId,
    author_kind: 'member',
    type: 'text',
    body: text,
    created_at: now,
    delivered_at: null,
    charge: 'held',
    cost: credits,
    request_key: null,
    request_hash: null,
  });
  return true;
}
