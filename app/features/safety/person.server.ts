import { findConversationOfPair } from '~db/queries/conversation';
import { listMemberCards, type MemberCard } from '~db/queries/member-card';
import type { RequestContext } from '~/server/context/context.server';
import { nobodyHere } from './safety.errors';
import type { SafetyPerson } from './safety-person';

/**
 * Somebody this viewer can know of: a profile that can be seen, or, for a member, the other side of a conversation,
 * whatever became of it since. Everybody else, also of another brand, is 404.
 */
export async function requirePerson(
  { db, viewer }: Pick<RequestContext, 'db' | 'viewer'>,
  id: string,
): Promise<MemberCard> {
  const [card] = await listMemberCards(db, [id]);
  if (!card) throw nobodyHere();
  if (card.status === 'active' && card.profile_status === 'active') return card;
  const met = viewer.kind === 'member' && viewer.member.id !== id;
  if (!met || !(await findConversationOfPair(db, viewer.member.id, id))) throw nobodyHere();
  return card;
}

/**
 * Who it is about, small: name, picture while there is one, and whether they are made up. `blocked`: one of the two
 * blocks the other, so no picture would come.
 */
export function safetyPerson(card: MemberCard, blocked: boolean): SafetyPerson {
  const here = card.status === 'active' && card.profile_status === 'active';
  return {
    id: card.id,
    name: card.name,
    thumb: here && !blocked ? card.thumb_filename : null,
    fictional: card.kind === 'fictional',
    here,
  };
}
