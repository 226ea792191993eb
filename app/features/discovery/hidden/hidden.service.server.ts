import { transaction } from '~db/database';
import { countPeopleHiddenBy, deleteHidden, insertHidden, listHidden } from '~db/queries/hidden';
import { lockMember } from '~db/queries/member';
import { listMemberCards } from '~db/queries/member-card';
import type { PersonSummary } from '~/contract/person-summary';
import { personSummaries } from '~/features/profiles/view/person-summary.service.server';
import { findHiddenIds, refuseBlocked } from '~/features/profiles/view/visibility.service.server';
import type { MemberContext } from '~/server/context/context.server';
import { hiddenTooMany, hideNobody, hideSelf } from './hidden.errors';

/** Every search leaves hidden members out one by one, so an unlimited list would make each search slower. */
export const HIDDEN_LIMIT = 1000;

/**
 * Removes a member from the viewer's own lists: search, suggestions, games. The other member is not notified, and likes
 * and conversations stay. Doing it again changes nothing. Returns the name for the message on the page.
 */
export async function hideMember(context: MemberContext, memberId: string): Promise<{ name: string }> {
  const { db, member, clock } = context;
  if (memberId === member.id) throw hideSelf();
  const [card] = await listMemberCards(db, [memberId]);
  if (!card || card.status !== 'active' || card.profile_status !== 'active') throw hideNobody();
  await refuseBlocked(db, member.id, card);
  const now = clock.now();
  await transaction(db, async (tx) => {
    // Serialises the requests of one member, so that a hundred at once end exactly at the limit.
    await lockMember(tx, member.id);
    const created = await insertHidden(tx, member.id, memberId, now);
    if (created && (await countPeopleHiddenBy(tx, member.id)) > HIDDEN_LIMIT)
      throw hiddenTooMany({ limit: HIDDEN_LIMIT });
  });
  return { name: card.name };
}

/** Shows a hidden member again. Nothing changes for someone who is not hidden; an unknown id is 404. */
export async function unhideMember({ db, member }: MemberContext, memberId: string): Promise<{ name: string }> {
  const [card] = await listMemberCards(db, [memberId]);
  const removed = await deleteHidden(db, member.id, memberId);
  if (!removed && !card) throw hideNobody();
  return { name: card?.name ?? '' };
}

/** The latest first, without those who block the viewer or are gone. */
export async function listHiddenPeople(context: MemberContext): Promise<PersonSummary[]> {
  const { db, member } = context;
  const [ids, blocked] = await Promise.all([listHidden(db, member.id), findHiddenIds(db, member.id)]);
  const excluded = new Set(blocked);
  const cards = await listMemberCards(
    db,
    ids.filter((id) => !excluded.has(id)),
  );
  return personSummaries(
    context,
    cards.filter((card) => card.status === 'active' && card.profile_status === 'active'),
  );
}
