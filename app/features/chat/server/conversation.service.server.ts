import { NO_RECEIPTS, receiptsOf } from '~db/queries/conversation-list';
import { listMessagesAfter, listMessagesBefore, type ChatReader } from '~db/queries/message';
import { shareReceipts } from '~db/queries/chat-settings';
import { findPresence } from '~db/queries/member-card';
import { findParticipant } from '~db/queries/participant';
import type { MessageRow } from '~db/schema/message';
import type { ParticipantRow } from '~db/schema/participant';
import type { ConversationResponse } from '~/contract/conversation';
import { shownLastActive } from '~/features/profiles/view/profile-response.service.server';
import type { BrandContext, MemberContext } from '~/server/context/context.server';
import { requireConversation } from './conversation-access.server';
import { findQuoted } from './quoted.service.server';
import { seenSince } from './retention.server';
import { toMessageResponse } from './message-response.server';

/** The number of messages in one response. */
export const PAGE = 50;

/** The part of a conversation: messages after `after`, the page before `before`, or the newest page. */
export interface Part {
  after?: number | undefined;
  before?: number | undefined;
}

/** Messages in order; `after` resumes from a known message. Throws 404 and 403 as for the conversation. */
export async function findConversationPage(
  context: MemberContext,
  id: string,
  part: Part,
): Promise<ConversationResponse> {
  const { participant } = await requireConversation(context, id);
  const [conversation, other] = await Promise.all([
    readOwnConversation(context, participant, part),
    findPresence(context.db, participant.other_member_id),
  ]);
  return { ...conversation, partner_last_active: other ? shownLastActive(other) : null };
}

/** Reads a conversation without the other member's activity, which the caller knows. */
export async function readOwnConversation(
  context: MemberContext,
  mine: ParticipantRow,
  part: Part,
): Promise<Omit<ConversationResponse, 'partner_last_active'>> {
  const { db, member } = context;
  const reader: ChatReader = {
    conversationId: mine.conversation_id,
    memberId: member.id,
    deletedBefore: mine.deleted_before_seq,
    since: seenSince(context),
  };
  const rest = {
    conversation: { id: mine.conversation_id },
    ...(await findReceipts(context, mine)),
    own_read_seq: mine.last_read_seq,
    reaction_changes: mine.reaction_changes ?? 0,
  };
  const toResponses = async (rows: MessageRow[]) => {
    const quoted = await findQuoted(db, context, mine.conversation_id, rows);
    return rows.map((row) => toMessageResponse(row, member.id, quoted));
  };
  if (part.after !== undefined) {
    const found = await listMessagesAfter(db, reader, part.after, PAGE + 1);
    const messages = await toResponses(found.slice(0, PAGE));
    const newest_seq = messages.at(-1)?.seq ?? 0;
    return { ...rest, messages, more: found.length > PAGE, earlier: false, older_hidden: false, newest_seq };
  }
  const found = await listMessagesBefore(db, reader, part.before, PAGE + 1);
  const earlier = found.length > PAGE;
  const messages = await toResponses(found.slice(-PAGE));
  const older_hidden = !earlier && (isErased(mine) || (await hidesOlder(context, reader)));
  const newest_seq =
    messages.at(-1)?.seq ?? (older_hidden ? await findNewestHidden(context, reader, mine, part.before) : 0);
  const last = messages.at(-1)?.seq ?? (part.before ?? 1) - 1;
  const more = part.before !== undefined && (await listMessagesAfter(db, reader, last, 1)).length > 0;
  return { ...rest, messages, more, earlier, older_hidden, newest_seq };
}

/** The numbers up to which the other member has received and read, if both show receipts. */
async function findReceipts({ db, member }: MemberContext, mine: ParticipantRow) {
  const [theirs, shared] = await Promise.all([
    findParticipant(db, mine.other_member_id, mine.conversation_id),
    shareReceipts(db, member.id, mine.other_member_id),
  ]);
  const { read, delivered } = theirs && shared ? receiptsOf(theirs) : NO_RECEIPTS;
  return { read_seq: read, delivered_seq: delivered };
}

/** Whether the conversation began with messages past the retention period that this reader has not deleted. */
async function hidesOlder({ db }: BrandContext, { since: _since, ...everything }: ChatReader): Promise<boolean> {
  const [first] = await listMessagesAfter(db, everything, 0, 1);
  return first !== undefined && first.created_at < (_since ?? 0);
}

/** Where no message is visible: the last one past the retention period, because opening marks all of it as read. */
async function findNewestHidden(
  { db }: BrandContext,
  { since: _since, ...everything }: ChatReader,
  mine: ParticipantRow,
  before: number | undefined,
): Promise<number> {
  const [newest] = await listMessagesBefore(db, everything, before, 1);
  if (newest) return newest.seq;
  return isErased(mine) ? Math.min(mine.erased_seq ?? 0, (before ?? Infinity) - 1) : 0;
}

/** Whether messages that this reader could see, and has not deleted, have been erased. */
const isErased = ({ erased_seq: erased, deleted_before_seq: deleted }: ParticipantRow) => (erased ?? 0) > deleted;
