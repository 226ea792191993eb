import { transaction } from '~db/database';
import { countHidden, deleteHidden, insertHidden, listHidden } from '~db/queries/hidden';
import { lockMember } from '~db/queries/member';
import { listMemberCards } from '~db/queries/member-card';
import type { PersonSummary } from '~/contract/person-summary';
import { personSummaries } from '~/features/profiles/view/person-summary.service.server';
import { findHiddenIds, refuseBlocked } from '~/features/profiles/view/visibility.service.server';
import type { MemberContext } from '~/server/context/context.server';
import { hiddenTooMany, hideNobody, hideSelf } from './hidden.errors';

/** Every search leaves them out one by one: a list that grew without end would make each search slower. */
export const HIDDEN_LIMIT = 1000;

/**
 * Takes a member off the viewer's own lists: search, suggestions, games. Nothing is told to the other one, and likes
 * and conversations stay. Doing it again changes nothing. Answers whom it was, for the words on the page.
 */
export async function hideMember(context: MemberContext, memberId: string): Promise<{ name: string }> {
  const { db, member, clock } = context;
  if (memberId === member.id) throw hideSelf();
  const [card] = await listMemberCards(db, [memberId]);
  if (!card || card.status !== 'active' || card.profile_status !== 'active') throw hideNobody();
  await refuseBlocked(db, member.id, card);
  const now = clock.now();
  await transaction(db, async (tx) => {
    // One at a time for each member, so that a hundred presses at once end at the limit exactly.
    await lockMember(tx, member.id);
    const created = await insertHidden(tx, member.id, memberId, now);
    if (created && (await countHidden(tx, member.id)) > HIDDEN_LIMIT) throw hiddenTooMany({ limit: HIDDEN_LIMIT });
  });
  return { name: card.name };
}

/** Back on the lists. Who was not hidden stays shown; an id of nobody here is 404. */
export async function unhideMember({ db, member }: MemberContext, memberId: string): Promise<{ name: string }> {
  const [card] = await listMemberCards(db, [memberId]);
  const removed = await deleteHidden(db, member.id, memberId);
  if (!removed && !card) throw hideNobody();
  return { name: card?.name ?? '' };
}

/** Whom the viewer hides, the latest first. Who blocks them or is gone is not shown, only kept out of the lists. */
export async function listHiddenPeople(context: MemberContext): Promise<PersonSummary[]> {
  const { db, member } = context;
  const [ids, blocked] = await Promise.all([listHidden(db, member.id), findHiddenIds(db, member.id)]);
  const gone = new Set(blocked);
  const cards = await listMemberCards(
    db,
    ids.filter((id) => !gone.has(id)),
  );
  return personSummaries(
    context,
    cards.filter((card) => card.status === 'active' && card.profile_status === 'active'),
  );
}
