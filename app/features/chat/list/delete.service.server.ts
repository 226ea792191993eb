import { onCommit, transaction } from '~db/database';
import { findParticipant, hideConversation } from '~db/queries/participant';
import { listPhotoMessages } from '~db/queries/message';
import { notifyMember } from '~/server/events/publish';
import type { MemberContext } from '~/server/context/context.server';
import { notFound } from '../chat.errors';
import { schedulePhotoCheck } from '../server/photo-message-files.server';

/**
 * Deletes it from this member's list only; a new message brings it back without the earlier ones. Also possible where
 * the other member blocks; a repetition changes nothing. Throws 404 for a conversation of others.
 */
export async function deleteChat(context: MemberContext, id: string): Promise<void> {
  const { db, member } = context;
  if (!(await findParticipant(db, member.id, id))) throw notFound();
  await transaction(db, async (tx) => {
    if (!(await hideConversation(tx, member.id, id))) return;
    for (const photo of await listPhotoMessages(tx, id))
      await schedulePhotoCheck(tx, context, photo, context.clock.now());
    onCommit(tx, () => notifyMember(context, member.id, { kind: 'conversation', conversation: id }));
  });
}
