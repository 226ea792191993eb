import { findConversationOfPair } from '~db/queries/conversation';
import { listMemberCards, type MemberCard } from '~db/queries/member-card';
import { isMember } from '~/contract/actor';
import { deletedMemberName } from '~/features/profiles/view/profile-response.service.server';
import type { RequestContext } from '~/server/context/context.server';
import { nobodyHere } from './safety.errors';
import type { SafetyPerson } from './safety-person';

/**
 * Returns a person whom this viewer may know of: a visible profile or, for a member, the other member of a
 * conversation, whatever became of their profile. Throws 404 for everybody else, including people of other brands.
 */
export async function requirePerson(
  { db, viewer }: Pick<RequestContext, 'db' | 'viewer'>,
  id: string,
): Promise<MemberCard> {
  const [card] = await listMemberCards(db, [id]);
  if (!card) throw nobodyHere();
  if (card.status === 'active' && card.profile_status === 'active') return card;
  const met = isMember(viewer) && viewer.member.id !== id;
  if (!met || !(await findConversationOfPair(db, viewer.member.id, id))) throw nobodyHere();
  return card;
}

/** `blocked`: one of the two blocks the other, so the picture would not be served and is left out. */
export function safetyPerson(
  context: Pick<RequestContext, 'locale' | 'texts'>,
  card: MemberCard,
  blocked: boolean,
): SafetyPerson {
  const here = card.status === 'active' && card.profile_status === 'active';
  return {
    id: card.id,
    name: card.status === 'deleted' ? deletedMemberName(context, card) : card.name,
    thumb: here && !blocked ? card.thumb_filename : null,
    fictional: card.kind === 'fictional',
    here,
  };
}
