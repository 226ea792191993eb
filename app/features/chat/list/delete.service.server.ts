import { onCommit, transaction } from '~db/database';
import { findParticipant, hideConversation } from '~db/queries/participant';
import { listPhotoMessages } from '~db/queries/message';
import { notifyMember } from '~/server/events/publish';
import type { MemberContext } from '~/server/context/context.server';
import { notFound } from '../server/chat.errors';
import { lookAtPhotoLater } from '../photos/photo-message-files.server';

/**
 * Removes a conversation from this member's list, messages included; the other side keeps theirs. A new message
 * brings it back without what was before. Also possible where the other one blocks. Repeating changes nothing.
 */
export async function deleteChat(context: MemberContext, id: string): Promise<void> {
  const { db, member } = context;
  if (!(await findParticipant(db, member.id, id))) throw notFound();
  await transaction(db, async (tx) => {
    if (!(await hideConversation(tx, member.id, id))) return;
    for (const photo of await listPhotoMessages(tx, id))
      await lookAtPhotoLater(tx, context, photo, context.clock.now());
    onCommit(tx, () => notifyMember(context, member.id, { kind: 'conversation', conversation: id }));
  });
}
