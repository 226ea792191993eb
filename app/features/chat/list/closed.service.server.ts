import { listBlockSides, listHiddenIds } from '~db/queries/block';
import { listConversations } from '~db/queries/conversation-list';
import { safetyPerson } from '~/features/safety/person.service.server';
import type { MemberContext } from '~/server/context/context.server';
import { readCursor, writeCursor } from '~/server/response/page-end.server';
import type { ClosedChat } from './closed-chat';

const PAGE = 50;

/**
 * The conversations in which one of the two blocks the other. They are in no other list, so that here either finds what
 * was written, to report it.
 */
export async function listClosedChats(
  context: MemberContext,
  cursor: string | null,
): Promise<{ chats: ClosedChat[]; next: string | null }> {
  const { db, member } = context;
  const { own, others } = await listBlockSides(db, member.id);
  const among = [...new Set([...own, ...others])];
  if (among.length === 0) return { chats: [], next: null };
  const before = readCursor(context, 'closed chats', cursor);
  const entries = await listConversations(db, member.id, { limit: PAGE + 1, before, among });
  const page = entries.slice(0, PAGE);
  const last = page.at(-1);
  return {
    chats: page.map(({ conversationId, other }) => ({
      id: conversationId,
      person: safetyPerson(context, other, true),
      blocking: own.includes(other.id),
      blocked: others.includes(other.id),
    })),
    next:
      entries.length > PAGE && last
        ? writeCursor(context, 'closed chats', last.lastMessageAt, last.conversationId)
        : null,
  };
}

/** Whether the member has such a conversation, for the link to their list. */
export async function hasClosedChats({ db, member }: MemberContext): Promise<boolean> {
  const among = await listHiddenIds(db, member.id);
  return among.length > 0 && (await listConversations(db, member.id, { limit: 1, among })).length > 0;
}
