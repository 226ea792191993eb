import { listHiddenIds } from '~db/queries/block';
import { listMessagesBefore, type ChatReader } from '~db/queries/message';
import { listConversations, type ConversationEntry } from '~db/queries/conversation-list';
import type { MessageRow } from '~db/schema/message';
import type { ChatItemResponse } from '~/contract/chats';
import type { MemberContext } from '~/server/context/context.server';
import { seenSince } from '../server/retention.server';
import { excerptOf, fold } from '../find-words';
import { toChatItemResponse } from './list.service.server';

/** Limits of one search: it reads at most this many conversations and messages, the newest first. */
const CONVERSATIONS = 300;
const MESSAGES = 20_000;
const BATCH = 500;
const FOUND = 50;
const MOST_CHARACTERS = 100;

export interface FoundChat {
  /** `last_message` is the message that was found, or the last one where only the name matches. */
  chat: ChatItemResponse;
  /** The number of the message that was found; null where only the name matches. */
  seq: number | null;
}

export interface FoundChats {
  words: string;
  found: FoundChat[];
  /** Whether the search was complete; false where there is more than one search reads or returns. */
  complete: boolean;
}

/**
 * Finds by the other member's name or the text of a message, the newest of each. It reads only what the member sees:
 * nothing deleted, older than the retention period or undelivered, and nothing of members who block or are blocked.
 */
export async function findChats(context: MemberContext, typed: string): Promise<FoundChats> {
  const { db, member, limits, tenant } = context;
  const words = typed.slice(0, MOST_CHARACTERS).trim();
  const folded = fold(words);
  if (folded === '') return { words, found: [], complete: true };
  await limits.chatSearch.take(`${tenant.id}|${member.id}`);
  const hidden = await listHiddenIds(db, member.id);
  const entries = await listConversations(db, member.id, { limit: CONVERSATIONS + 1, hidden });
  const budget = { left: MESSAGES };
  const found: FoundChat[] = [];
  for (const entry of entries.slice(0, CONVERSATIONS)) {
    if (found.length === FOUND) break;
    const message = await findIn(context, entry, folded, budget);
    const chat = toChatItemResponse(context, entry);
    if (message) found.push({ chat: { ...chat, last_message: excerpt(message, words, member.id) }, seq: message.seq });
    else if (fold(entry.other.name).includes(folded)) found.push({ chat, seq: null });
  }
  const complete = found.length < FOUND && budget.left > 0 && entries.length <= CONVERSATIONS;
  return { words, found, complete };
}

async function findIn(
  context: MemberContext,
  entry: ConversationEntry,
  folded: string,
  budget: { left: number },
): Promise<MessageRow | undefined> {
  const { db, member } = context;
  const reader: ChatReader = {
    conversationId: entry.conversationId,
    memberId: member.id,
    deletedBefore: entry.deletedBefore,
    since: seenSince(context),
    // The body of gifts and photos is not text that someone wrote.
    type: 'text',
  };
  let before: number | undefined;
  while (budget.left > 0) {
    const limit = Math.min(BATCH, budget.left);
    const messages = await listMessagesBefore(db, reader, before, limit);
    budget.left -= messages.length;
    const hit = messages.findLast(({ body }) => fold(body).includes(folded));
    if (hit || messages.length < limit) return hit;
    before = messages[0]!.seq;
  }
  return undefined;
}

const excerpt = ({ seq, body, created_at: at, sender_id }: MessageRow, words: string, memberId: string) => ({
  seq,
  type: 'text' as const,
  text: excerptOf(body, words),
  at,
  own: sender_id === memberId,
  // What became of an old message is said in its conversation.
  state: null,
});
