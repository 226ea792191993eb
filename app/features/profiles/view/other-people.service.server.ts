import { listLikedAmong } from '~db/queries/member-like';
import { searchMembers } from '~db/queries/search';
import { memberOf } from '~/contract/actor';
import type { PersonSummary } from '~/contract/person-summary';
import type { RequestContext } from '~/server/context/context.server';
import { personSummaries } from './person-summary.service.server';
import { findLeftOutIds, foundBy, searchAccess } from './visibility.service.server';
import { wishOf } from './wish.service.server';

const PEOPLE = 6;

/**
 * People in place of a profile that cannot be seen: those who were here last, of the gender the member looks for. It
 * does not know whose profile it was, so its choice says nothing of that person, nor why the profile cannot be seen.
 */
export async function findOtherPeople(context: RequestContext): Promise<PersonSummary[]> {
  if (searchAccess(context) !== 'all') return [];
  const { db, viewer, tenant } = context;
  const member = memberOf(viewer);
  const wish = member ? wishOf(member, tenant.niche) : '';
  const hidden = member ? await findLeftOutIds(db, member.id) : [];
  const filters = { ...foundBy(context), withPhoto: true, ...(wish !== '' && { gender: wish }) };
  const { cards } = await searchMembers(db, { filters, hidden }, { limit: PEOPLE });
  const ids = cards.map((card) => card.id);
  return personSummaries(context, cards, member ? { liked: await listLikedAmong(db, member.id, ids) } : {});
}
