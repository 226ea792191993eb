import { onCommit, transaction } from '~db/database';
import { markRead } from '~db/queries/participant';
import type { ParticipantRow } from '~db/schema/participant';
import { hintMember } from '~/server/hints';
import type { MemberContext } from '~/server/context.server';
import { requireConversation } from './conversation-access.server';

/** The member has seen messages up to `seq`: unread goes down, the other side may show it. Repeating changes nothing. */
export async function readChat(context: MemberContext, id: string, seq: number): Promise<void> {
  const { participant } = await requireConversation(context, id);
  await readUpTo(context, participant, seq);
}

export async function readUpTo(context: MemberContext, mine: ParticipantRow, seq: number): Promise<void> {
  if (mine.last_read_seq >= seq && mine.unread_count === 0) return;
  const conversation = mine.conversation_id;
  await transaction(context.db, async (tx) => {
    await markRead(tx, mine.member_id, conversation, seq);
    onCommit(tx, () => {
      hintMember(context, mine.member_id, { kind: 'conversation', conversation });
      hintMember(context, mine.other_member_id, { kind: 'read', conversation, seq });
    });
  });
}
