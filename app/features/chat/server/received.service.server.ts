import { getChatSettings, shareReceipts } from '~db/queries/chat-settings';
import { markReceived, type ConversationEntry } from '~db/queries/participant';
import { notifyMember } from '~/server/events/publish';
import type { MemberContext } from '~/server/context/context.server';

/**
 * Records that a page of the member has received the newest messages of these conversations, and notifies their
 * senders. For a member with receipts switched off nothing is stored, so that it cannot become visible later.
 */
export async function publishReceived(context: MemberContext, entries: readonly ConversationEntry[]): Promise<void> {
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
