import { listMemberCards } from '~db/queries/member-card';
import { findParticipant } from '~db/queries/participant';
import { notifyMember } from '~/server/events/publish';
import type { MemberContext } from '~/server/context/context.server';
import { requireConversation } from './conversation-access.server';
import { isDisabled } from './recipient.server';

/**
 * Notifies the other member that this one is typing: only between two members who can write to each other, in a
 * conversation the other member has not deleted, and never for a member who is invisible or whose profile is
 * hidden. Throws 404 and 403 as for the conversation. Nothing is stored; events above the rate limit are dropped.
 */
export async function publishTyping(context: MemberContext, id: string): Promise<void> {
  const { db, member, limits, tenant } = context;
  const { participant, blocking } = await requireConversation(context, id);
  if (blocking || member.invisible || member.hiddenBy !== null) return;
  if ((await limits.typing.tryTake(`${tenant.id}|${member.id}`)) > 0) return;
  const [other] = await listMemberCards(db, [participant.other_member_id]);
  if (other?.kind !== 'member' || other.status !== 'active' || isDisabled(other)) return;
  if ((await findParticipant(db, other.id, id))?.visible !== 1) return;
  notifyMember(context, other.id, { kind: 'typing', conversation: id });
}
