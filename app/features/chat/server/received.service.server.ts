import { getChatSettings, shareReceipts } from '~db/queries/chat-settings';
import { markReceived, type ConversationEntry } from '~db/queries/participant';
import { notifyMember } from '~/server/events/publish';
import type { MemberContext } from '~/server/context/context.server';

/**
 * Notes that a page of the member has got the newest messages of these conversations, and tells whoever wrote them.
 * Nothing is noted of a member who keeps receipts to themselves: what was never written down cannot come out later.
 */
export async function publishReceived(context: MemberContext, entries: readonly ConversationEntry[]): Promise<void> {
  const { db, member } = context;
  const fresh = entries.filter(
    ({ last, unread, receivedSeq }) => unread > 0 && last && last.senderId !== member.id && last.seq > receivedSeq,
  );
  // What arrives says that somebody is there: whoever is invisible does not say so.
  if (fresh.length === 0 || member.invisible || !(await getChatSettings(db, member.id)).receipts) return;
  for (const { conversationId, other, last } of fresh) {
    if (!(await markReceived(db, member.id, conversationId, last!.seq))) continue;
    if (!(await shareReceipts(db, member.id, other.id))) continue;
    notifyMember(context, other.id, { kind: 'delivered', conversation: conversationId, seq: last!.seq });
  }
}
