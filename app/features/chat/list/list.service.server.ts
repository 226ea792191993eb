import { listHiddenIds } from '~db/queries/block';
import {
  listConversations,
  type ConversationEntry,
  type ListedMessage,
  type Receipts,
} from '~db/queries/conversation-list';
import { countUnread, markReceived } from '~db/queries/participant';
import { getChatSettings, shareReceipts } from '~db/queries/chat-settings';
import { toProfileResponse } from '~/features/profiles/view/profile-response.service.server';
import type { ChatItemResponse, ChatsResponse } from '~/contract/chats';
import type { ListedMessageState } from '~/contract/message';
import type { MemberContext } from '~/server/context/context.server';
import { bestEffort } from '~/server/response/best-effort';
import { readCursor, writeCursor } from '~/server/response/page-end.server';
import { notifyMember } from '~/server/events/publish';
import { messageStateOf } from '../server/message-response.server';
import { seenSince } from '../server/retention.server';

const PAGE = 50;

/** Without conversations where one side blocks the other. Messages on the page count as delivered from now on. */
export async function listChats(context: MemberContext, cursor?: string | null): Promise<ChatsResponse> {
  const { db, member } = context;
  const hidden = await listHiddenIds(db, member.id);
  const before = readCursor(context, 'chats', cursor);
  const entries = await listConversations(db, member.id, { limit: PAGE + 1, before, hidden });
  const page = entries.slice(0, PAGE);
  const chats = page.map((entry) => toChatItemResponse(context, entry));
  await bestEffort(context.log, 'what arrived', () => publishReceived(context, page));
  const last = page.at(-1);
  const next =
    entries.length > PAGE && last ? writeCursor(context, 'chats', last.lastMessageAt, last.conversationId) : null;
  const complete = next === null && !cursor;
  const unread = complete ? page.reduce((sum, entry) => sum + entry.unread, 0) : await countUnread(db, member.id);
  return { chats, num_unread_messages: unread, next };
}

export function toChatItemResponse(context: MemberContext, entry: ConversationEntry): ChatItemResponse {
  const { last, lastMessageAt } = entry;
  return {
    conversation: { id: entry.conversationId },
    profile: toProfileResponse(context, entry.other),
    num_unread_messages: entry.unread,
    last_message:
      last && lastMessageAt >= seenSince(context)
        ? {
            seq: last.seq,
            type: last.type,
            text: last.type === 'photo' ? '' : messagePreview(last.body),
            at: lastMessageAt,
            own: last.senderId === context.member.id,
            state: last.senderId === context.member.id ? listedState(last, entry.receipts) : null,
          }
        : null,
  };
}

/** The state of the member's own message, as the conversation shows it. */
function listedState(last: ListedMessage, { read, delivered }: Receipts): ListedMessageState {
  const state = messageStateOf(last);
  if (state !== 'sent' || last.seq > delivered) return state;
  return last.seq <= read ? 'read' : 'delivered';
}

/**
 * Records that a page of the member has received the newest messages of these conversations, and notifies their
 * senders. For a member with receipts switched off nothing is stored, so that it cannot become visible later.
 */
async function publishReceived(context: MemberContext, entries: readonly ConversationEntry[]): Promise<void> {
  const { db, member } = context;
  const fresh = entries.filter(
    ({ last, unread, receivedSeq }) => unread > 0 && last && last.senderId !== member.id && last.seq > receivedSeq,
  );
  // A delivery would reveal that the member is here, so an invisible member sends none.
  if (fresh.length === 0 || member.invisible || !(await getChatSettings(db, member.id)).receipts) return;
  for (const { conversationId, other, last } of fresh) {
    if (!(await markReceived(db, member.id, conversationId, last!.seq))) continue;
    if (!(await shareReceipts(db, member.id, other.id))) continue;
    notifyMember(context, other.id, { kind: 'delivered', conversation: conversationId, seq: last!.seq });
  }
}

/** The limit in characters as a reader counts them: an emoji of two UTF-16 units counts once. */
const PREVIEW = 120;

/** The preview of a message in the list of conversations: one line, cut where it is long. */
export function messagePreview(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  if (line.length <= PREVIEW) return line;
  // A character takes one or two UTF-16 units, so a slice of twice the limit is enough.
  const characters = Array.from(line.slice(0, 2 * (PREVIEW + 1)));
  return characters.length > PREVIEW ? `${characters.slice(0, PREVIEW).join('')}…` : line;
}
