import { onCommit, transaction } from '~db/database';
import { findMember } from '~db/queries/member';
import { findParticipant, hideConversation } from '~db/queries/participant';
import { listPhotoMessages } from '~db/queries/message';
import { deletedMemberName } from '~/features/profiles/view/profile-response.service.server';
import { notifyMember } from '~/server/events/publish';
import type { MemberContext } from '~/server/context/context.server';
import { notFound } from '../chat.errors';
import { schedulePhotoCheck } from '../server/photo-message-files.server';
import type { ChatToDelete } from './chat-to-delete';

/** The other member's name for the question whether to delete the conversation; null if the member is not in it. */
export async function findChatToDelete(context: MemberContext, id: string): Promise<ChatToDelete | null> {
  const { db, member } = context;
  const participant = await findParticipant(db, member.id, id);
  const other = participant && (await findMember(db, participant.other_member_id));
  if (!other) return null;
  const name = other.status === 'deleted' ? deletedMemberName(context, other) : other.name;
  return { id, name, fictional: other.kind === 'fictional' };
}

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
