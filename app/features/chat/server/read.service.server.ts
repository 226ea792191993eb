import { onCommit, transaction } from '~db/database';
import { getChatSettings, shareReceipts } from '~db/queries/chat-settings';
import { markRead } from '~db/queries/participant';
import type { ParticipantRow } from '~db/schema/participant';
import { notifyMember } from '~/server/events/publish';
import type { MemberContext } from '~/server/context/context.server';
import { requireConversation } from './conversation-access.server';

/** The other member's page shows it if both have receipts switched on. A repetition changes nothing. */
export async function readChat(context: MemberContext, id: string, seq: number): Promise<void> {
  const { participant } = await requireConversation(context, id);
  await readUpTo(context, participant, seq);
}

export async function readUpTo(context: MemberContext, mine: ParticipantRow, seq: number): Promise<void> {
  if (mine.last_read_seq >= seq && mine.unread_count === 0) return;
  const conversation = mine.conversation_id;
  const { receipts } = await getChatSettings(context.db, mine.member_id);
  // A receipt would reveal that the member is here, so an invisible member sends none, also not later.
  const published = receipts && !context.member.invisible;
  const shared = published && (await shareReceipts(context.db, mine.member_id, mine.other_member_id));
  await transaction(context.db, async (tx) => {
    await markRead(tx, mine.member_id, conversation, seq, { published });
    onCommit(tx, () => {
      notifyMember(context, mine.member_id, { kind: 'conversation', conversation });
      if (shared) notifyMember(context, mine.other_member_id, { kind: 'read', conversation, seq });
    });
  });
}
