import { createHash } from 'node:crypto';
import { onCommit, transaction, type Tx } from '~db/database';
import { insertAudit } from '~db/queries/audit';
import { findBlocks } from '~db/queries/block';
import { findConversation, lockConversation } from '~db/queries/conversation';
import { listUnanswered, type UnansweredConversation } from '~db/queries/inbox';
import { findMember } from '~db/queries/member';
import { appendMessage, findMessageByRequest, listMessagesBefore } from '~db/queries/message';
import { insertOutbox } from '~db/queries/outbox';
import { markRead } from '~db/queries/participant';
import type { ConversationRow } from '~db/schema/conversation';
import type { MemberRow } from '~db/schema/member';
import type { MessageRow } from '~db/schema/message';
import type { BrandContext } from '~/server/context/context.server';
import { tellRecipientIn } from '../server/chat-events.server';
import { bookHoldsForIn } from '../server/chat.service.server';
import {
  closedBrand,
  emptyAnswer,
  longAnswer,
  newerMessage,
  nothingToAnswer,
  unknownConversation,
} from './inbox.errors';
import { hashOf } from '../server/message-content.server';
import { cleanText } from '../message-text';
import { lengthOf } from '~/i18n/length-of';
import { seenSince } from '../server/retention.server';

/** The operators' side of conversations with fictional profiles. Operators use a command for now. */
export type InboxContext = Pick<BrandContext, 'db' | 'clock' | 'ids' | 'kickOutbox'> & {
  tenant: Pick<BrandContext['tenant'], 'fictional_chat' | 'message_length' | 'message_retention_days'>;
};

/** The payload of the outbox event, which reaches open pages even when another process wrote the answer. */
export interface AnsweredPayload {
  conversation: string;
  memberId: string;
  /** The numbers of the answer and of the messages whose credits it earned. */
  seqs: number[];
}

/**
 * The unanswered conversations, the longest-waiting first. Empty where the brand does not answer: the credits reserved
 * there are returned.
 */
export async function listUnansweredConversations(
  { db, clock, tenant }: Pick<InboxContext, 'db' | 'clock' | 'tenant'>,
  which: { limit: number; conversationId?: string },
): Promise<UnansweredConversation[]> {
  return tenant.fictional_chat === 'closed' ? [] : listUnanswered(db, clock.now(), which);
}

export interface InboxConversation {
  id: string;
  member: MemberRow;
  profile: MemberRow;
  /** The last messages in order, none older than the brand's retention period. */
  messages: MessageRow[];
  /** The number of the member's newest message, which an answer refers to. */
  newest: number;
  /** Undefined where no message awaits an answer. */
  unanswered: UnansweredConversation | undefined;
}

const SHOWN = 50;

/** Reads one conversation with a fictional profile, written to the audit. Throws 404 for any other conversation. */
export async function readConversation(context: InboxContext, id: string, by: string): Promise<InboxConversation> {
  const { db, ids } = context;
  const conversation = await findConversation(db, id);
  const { member, profile } = await findSides(db, conversation);
  const reader = { conversationId: id, memberId: profile.id, deletedBefore: 0, since: seenSince(context) };
  const messages = await listMessagesBefore(db, reader, undefined, SHOWN);
  const [unanswered] = await listUnansweredConversations(context, { limit: 1, conversationId: id });
  await insertAudit(db, {
    ...auditRow(context, ids.ulid()),
    action: 'inbox.conversation-read',
    subject_id: member.id,
    detail: JSON.stringify({ by, conversation: id, profile: profile.id }),
  });
  const newest = messages.findLast(({ sender_id }) => sender_id === member.id)?.seq ?? 0;
  return { id, member, profile, messages, newest, unanswered };
}

export interface OperatorAnswer {
  conversation: string;
  /** The number of the member's last message that the operator has read. */
  to: number;
  text: string;
  /** The operator's name for the audit; the member only reads that staff answered. */
  by: string;
}

export interface Answered {
  seq: number;
  /** Whether the same answer to that message had been sent before; nothing was sent now. */
  repeated: boolean;
  /** The number of messages whose credits were booked. */
  booked: number;
}

/**
 * Writes as the brand's staff in the name of a fictional profile (author kind `operator`, which the member sees) and
 * books the credits held for an answer in the same transaction. The same text for the same message is sent once; of two
 * operators one answers, and the other gets `nothingToAnswer`. Throws the errors of inbox.errors.ts.
 */
export async function answerAsOperator(context: InboxContext, answer: OperatorAnswer): Promise<Answered> {
  const { db, ids, tenant } = context;
  const text = readText(answer.text, tenant.message_length);
  const created = { message: ids.ulid(), job: ids.ulid(), audit: ids.ulid() };
  return transaction(db, async (tx) => {
    // The lock makes a second operator see what the first one did.
    const conversation = await lockConversation(tx, answer.conversation);
    const { member, profile } = await findSides(tx, conversation);
    const hash = hashOf(member.id, { type: 'text', text });
    const key = keyOf(answer, hash);
    const earlier = await findMessageByRequest(tx, profile.id, key);
    if (earlier) return { seq: earlier.seq, repeated: true, booked: 0 };
    if (tenant.fictional_chat === 'closed') throw closedBrand();
    await requireReadable(tx, member, profile);
    const unread = await newestOf(tx, answer.conversation, member.id);
    if (unread > answer.to) throw newerMessage({ newest: unread });
    const booked = await bookHoldsForIn(tx, context, { counterpartId: profile.id, memberId: member.id });
    if (booked.length === 0) throw nothingToAnswer();
    const now = context.clock.now();
    const { seq } = await appendMessage(tx, {
      conversation_id: answer.conversation,
      id: created.message,
      sender_id: profile.id,
      recipient_id: member.id,
      author_kind: 'operator',
      type: 'text',
      body: text,
      created_at: now,
      delivered_at: now,
      charge: 'free',
      cost: 0,
      request_key: key,
      request_hash: hash,
    });
    // An answer implies that the operator has read the messages before it.
    await markRead(tx, profile.id, answer.conversation, seq);
    await tellRecipientIn(tx, context, { conversation: answer.conversation, seq, recipient: member });
    const payload: AnsweredPayload = {
      conversation: answer.conversation,
      memberId: member.id,
      seqs: [...booked.map((message) => message.seq), seq],
    };
    await insertOutbox(tx, {
      id: created.job,
      topic: 'chat.answered',
      payload: JSON.stringify(payload),
      created_at: now,
      due_at: now,
    });
    const credits = booked.reduce((sum, { cost }) => sum + cost, 0);
    await insertAudit(tx, {
      ...auditRow(context, created.audit),
      action: 'inbox.answered',
      subject_id: member.id,
      detail: JSON.stringify({
        by: answer.by,
        conversation: answer.conversation,
        profile: profile.id,
        message: seq,
        credits,
      }),
    });
    onCommit(tx, () => context.kickOutbox());
    return { seq, repeated: false, booked: booked.length };
  });
}

function readText(typed: string, max: number): string {
  const text = cleanText(typed);
  const length = lengthOf(text);
  if (length === 0) throw emptyAnswer();
  if (length > max) throw longAnswer({ length, max });
  return text;
}

/** The member and the fictional profile of a conversation. Throws `unknownConversation` for any other pair. */
async function findSides(
  db: InboxContext['db'] | Tx,
  conversation: ConversationRow | undefined,
): Promise<{ member: MemberRow; profile: MemberRow }> {
  if (!conversation) throw unknownConversation();
  const [low, high] = [await findMember(db, conversation.low_id), await findMember(db, conversation.high_id)];
  if (!low || !high || low.kind === high.kind) throw unknownConversation();
  return low.kind === 'fictional' ? { member: high, profile: low } : { member: low, profile: high };
}

/** Throws `nothingToAnswer` where the member could not read the answer: such an answer must not earn credits. */
async function requireReadable(tx: Tx, member: MemberRow, profile: MemberRow): Promise<void> {
  const blocks = await findBlocks(tx, member.id, profile.id);
  if (member.status !== 'active' || profile.profile_status !== 'active' || blocks.byViewer) throw nothingToAnswer();
}

async function newestOf(tx: Tx, conversationId: string, memberId: string): Promise<number> {
  const reader = { conversationId, memberId, deletedBefore: 0 };
  const messages = await listMessagesBefore(tx, reader, undefined, SHOWN);
  return messages.findLast(({ sender_id }) => sender_id === memberId)?.seq ?? 0;
}

/** The request key: the same text for the same message is the same answer, no matter who sends it and from where. */
function keyOf({ conversation, to }: OperatorAnswer, hash: string): string {
  return createHash('sha256').update(`${conversation}\n${to}\n${hash}`).digest('hex');
}

function auditRow({ clock }: Pick<InboxContext, 'clock'>, id: string) {
  return {
    id,
    at: clock.now(),
    actor_kind: 'staff' as const,
    actor_id: null,
    request_id: null,
    network_address: null,
  };
}
