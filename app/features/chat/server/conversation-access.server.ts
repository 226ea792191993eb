import { findBlocks } from '~db/queries/block';
import { getMember } from '~db/queries/member';
import { findParticipant } from '~db/queries/participant';
import type { ParticipantRow } from '~db/schema/participant';
import { blockedBy } from '~/features/profiles/profiles.errors';
import type { MemberContext } from '~/server/context/context.server';
import { notFound } from '../chat.errors';

export interface Access {
  participant: ParticipantRow;
  /** Whether the viewer blocks the other member: they may read, but not write. */
  blocking: boolean;
}

/** Throws 404 for conversations of others, and 403 where the other member blocks the viewer. */
export async function requireConversation(context: MemberContext, id: string): Promise<Access> {
  const participant = await findParticipant(context.db, context.member.id, id);
  if (!participant) throw notFound();
  const blocks = await findBlocks(context.db, context.member.id, participant.other_member_id);
  if (blocks.byOther) {
    const { name } = await getMember(context.db, participant.other_member_id);
    throw blockedBy({ name });
  }
  return { participant, blocking: blocks.byViewer };
}
