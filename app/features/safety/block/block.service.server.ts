import { deleteBlock, insertBlock } from '~db/queries/block';
import { findConversationOfPair } from '~db/queries/conversation';
import { notifyMember } from '~/server/events/publish';
import type { MemberContext } from '~/server/context/context.server';
import { requirePerson } from '../person.server';
import { notYourself } from '../safety.errors';

/**
 * From now on the two are gone from each other's lists and nothing passes between them; what they wrote stays, for
 * whoever unblocks. Also possible towards somebody who blocks. Repeating changes nothing.
 */
export async function blockMember(context: MemberContext, id: string): Promise<void> {
  if (id === context.member.id) throw notYourself();
  await requirePerson(context, id);
  const { db, member, clock } = context;
  if (await insertBlock(db, member.id, id, clock.now())) await publishBlock(context, id);
}

/** Takes the own block back; one by the other side stays. Repeating changes nothing, also where nobody was blocked. */
export async function unblockMember(context: MemberContext, id: string): Promise<void> {
  if (await deleteBlock(context.db, context.member.id, id)) return publishBlock(context, id);
  await requirePerson(context, id);
}

/** Open pages of both look at their lists anew, and ask for the conversation's newest message: who may not gets told. */
async function publishBlock(context: MemberContext, otherId: string): Promise<void> {
  const { db, member } = context;
  const conversation = await findConversationOfPair(db, member.id, otherId);
  for (const id of [member.id, otherId]) {
    notifyMember(context, id, { kind: 'like' });
    if (conversation)
      notifyMember(context, id, { kind: 'message', conversation: conversation.id, seq: conversation.last_seq });
  }
}
