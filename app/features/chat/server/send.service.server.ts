import { onCommit, transaction, type Tx } from '~db/database';
import { lockConversation } from '~db/queries/conversation';
import { lockMember } from '~db/queries/member';
import { appendMessage, findMessageByRequest, RequestKeyTaken } from '~db/queries/message';
import type { MemberRow } from '~db/schema/member';
import type { MessageRow } from '~db/schema/message';
import type { SentMessageResponse } from '~/contract/message';
import { termsFirst } from '~/features/account/terms/terms.errors';
import { findTermsQuestion } from '~/features/account/terms/terms.service.server';
import { chargeIn, findBalance } from '~/features/billing/ledger/ledger.service.server';
import { refuseHidden, refuseUnfitOpeningIn } from '~/features/safety/opening/opening.service.server';
import type { MemberContext } from '~/server/context/context.server';
import { notifyMember } from '~/server/events/publish';
import { requirePart } from '~/server/context/require-part.server';
import { publishMessage, tellRecipientIn } from './chat-events.server';
import { confirmFirst, premiumOnly, requestReused } from '../chat.errors';
import { chargeKind, creditsFor, isForPremium } from '../pricing/message-credits.server';
import { bodyOf, hashOf, type MessageContent } from './message-content.server';
import { findRecipient, goneError, type MessageDestination } from './recipient.server';
import { reserveIn } from '../pricing/reserve.service.server';
import { reservePlaceIn, startConversationIn } from './start.service.server';
import { toMessageResponse } from './message-response.server';
import { findQuoted, requireReceived } from './quoted.service.server';

export interface Sending {
  to: MessageDestination;
  content: MessageContent;
  /** Made by the page: the same key and content are the same message, whatever happened to the first response. */
  requestKey: string;
}

/** Ids are made before the transaction, because that may run more than once. */
interface Created {
  message: string;
  job: string;
  hash: string;
}

/**
 * Sends a message: writes it, its sequence number and its credits in one transaction. Members who are not premium can
 * send text, and gifts where the brand says so. Throws the domain errors of a first message (safety), notEnoughCredits (402), premiumOnly,
 * confirmFirst, termsFirst, onlyLiked, onlyMatches, blockedBy, blockedByYou, fictionalClosed (403), 404 for unknown recipients,
 * memberGone, profileDisabled, quotedGone, requestReused (409), and 429 for too many requests.
 */
export async function sendMessage(context: MemberContext, sending: Sending): Promise<SentMessageResponse> {
  const { db, ids, member, tenant } = context;
  // A message sent before the profile was disabled stays sent, so a repetition after a lost response succeeds.
  if (member.hiddenBy === 'team' && !(await findMessageByRequest(db, member.id, sending.requestKey)))
    refuseHidden(context);
  if (member.status === 'not_confirmed') throw confirmFirst();
  await refuseUnderOldTerms(context, sending);
  await context.limits.message.take(`${tenant.id}|${member.id}`);
  await refuseLeftOut(context, sending);
  const recipient = await findRecipient(context, sending.to);
  if (!member.paidUser && isForPremium(tenant, sending.content.type)) throw premiumOnly();
  const { content } = sending;
  const message = content.type === 'photo' ? content.photo.id : ids.ulid();
  const created = { message, job: ids.ulid(), hash: hashOf(recipient.id, content) };
  return transaction(db, (tx) => sendIn(tx, context, sending, recipient, created)).catch((error: unknown) => {
    // Two conversations have two locks, so one key used in both at once is only noticed when it is written.
    throw error instanceof RequestKeyTaken ? requestReused() : error;
  });
}

const PARTS = { gift: 'gifts', photo: 'chat_photos' } as const;

/**
 * A message sent before the offer was switched off still gets its response: a repetition succeeds and sells nothing.
 */
async function refuseLeftOut(context: MemberContext, { content, requestKey }: Sending): Promise<void> {
  if (content.type === 'text' || context.tenant.features[PARTS[content.type]]) return;
  const earlier = await findMessageByRequest(context.db, context.member.id, requestKey);
  if (!earlier) requirePart(context, PARTS[content.type]);
}

/** A message sent before the new terms applied still gets its response. */
async function refuseUnderOldTerms(context: MemberContext, { requestKey }: Sending): Promise<void> {
  const question = await findTermsQuestion(context, context.member);
  if (question?.due && !(await findMessageByRequest(context.db, context.member.id, requestKey))) throw termsFirst();
}

/** The order of locks is the same everywhere: members, conversation, accounts. */
async function sendIn(
  tx: Tx,
  context: MemberContext,
  sending: Sending,
  found: MemberRow,
  created: Created,
): Promise<SentMessageResponse> {
  const { member } = context;
  // A confirmed member stays confirmed; others may be confirming at this moment and must not miss this message.
  const recipient = found.status === 'active' ? found : await lockMember(tx, found.id);
  if (!recipient || recipient.status === 'deleted') throw goneError(found);
  const begun = await startConversationIn(tx, context, { from: member.id, to: recipient.id });
  const conversation = begun.id;
  await lockConversation(tx, conversation);
  const earlier = await findMessageByRequest(tx, member.id, sending.requestKey);
  if (earlier && earlier.request_hash !== created.hash) throw requestReused();
  if (!earlier) await reservePlaceIn(tx, context, begun, member.id);
  const message = earlier ?? (await writeIn(tx, context, { conversation, recipient, sending, created }));
  return {
    conversation: { id: conversation },
    message: toMessageResponse(message, member.id, await findQuoted(tx, context, conversation, [message])),
    credits: await findBalance(tx, member.id),
  };
}

interface MessageDraft {
  conversation: string;
  recipient: MemberRow;
  sending: Sending;
  created: Created;
}

async function writeIn(tx: Tx, context: MemberContext, draft: MessageDraft): Promise<MessageRow> {
  const { conversation, recipient, sending, created } = draft;
  const { member } = context;
  const { content } = sending;
  if (content.type !== 'text') requirePart(context, PARTS[content.type]);
  const now = context.clock.now();
  const text = content.type === 'text' ? content.text : null;
  await refuseUnfitOpeningIn(tx, context, { conversation, recipient, words: text });
  const replyTo = content.type === 'text' ? (content.replyTo ?? null) : null;
  if (replyTo !== null) await requireReceived(tx, context, conversation, replyTo);
  const cost = creditsFor(context.tenant, content.type);
  const charge = await payIn(tx, context, draft, cost);
  const row = {
    conversation_id: conversation,
    id: created.message,
    sender_id: member.id,
    author_kind: 'member' as const,
    type: content.type,
    body: bodyOf(content),
    created_at: now,
    delivered_at: recipient.status === 'active' ? now : null,
    charge,
    cost,
    request_key: sending.requestKey,
    request_hash: created.hash,
    about: content.type === 'text' && content.on?.about ? JSON.stringify(content.on.about) : null,
    reply_to: replyTo,
    reaction: null,
  };
  const { seq } = await appendMessage(tx, { ...row, recipient_id: recipient.id });
  const published = row.delivered_at === null ? [member.id] : [recipient.id, member.id];
  publishMessage(tx, context, { conversation, seq }, published);
  if (row.delivered_at !== null) await tellRecipientIn(tx, context, { conversation, seq, recipient });
  onCommit(tx, () => notifyMember(context, member.id, { kind: 'credits' }));
  return { ...row, seq, tenant_id: tx.tenantId };
}

/** Charges at once between two members; reserves until the recipient can read it or a fictional profile answers. */
async function payIn(
  tx: Tx,
  context: MemberContext,
  { recipient, sending, created }: MessageDraft,
  credits: number,
): Promise<MessageRow['charge']> {
  const { member } = context;
  const real = recipient.kind === 'member';
  if (real && recipient.status === 'active') {
    const kind = chargeKind(sending.content.type);
    await chargeIn(tx, context, { memberId: member.id, credits, kind, reference: created.message });
    return 'booked';
  }
  await reserveIn(tx, context, {
    message: created.message,
    memberId: member.id,
    counterpartId: recipient.id,
    credits,
    reason: real ? 'unconfirmed_recipient' : 'fictional_recipient',
    jobId: created.job,
  });
  return 'held';
}
