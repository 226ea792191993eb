import { listMemberCards } from '~db/queries/member-card';
import { listLikedAmong } from '~db/queries/member-like';
import { countVisitors, listVisitors, VISITOR_CAP } from '~db/queries/visit';
import { firstVisitMoment, PROFILE_VISIT_DAYS } from '../view/note-visit.server';
import { findHiddenIds } from '../view/visibility.service.server';
import type { MemberContext } from '~/server/context/context.server';
import { personSummaries } from '../view/person-summary.service.server';
import type { VisitorPage } from './visitor-page';

const PAGE = 24;

/** The recent visitors of the member's profile. Empty for an invisible member, who leaves no visits either. */
export async function getVisitors(context: MemberContext, number: number): Promise<VisitorPage> {
  const { db, member, clock } = context;
  if (member.invisible) return { invisible: true, days: PROFILE_VISIT_DAYS, people: [], page: 1, pages: 1, count: 0 };
  const range = { since: firstVisitMoment(clock.now()), hidden: await findHiddenIds(db, member.id) };
  const count = await countVisitors(db, member.id, range);
  const pages = Math.max(1, Math.ceil(Math.min(count, VISITOR_CAP) / PAGE));
  const page = Math.min(number, pages);
  const visits = await listVisitors(db, member.id, { ...range, limit: PAGE, offset: (page - 1) * PAGE });
  const at = new Map(visits.map((visit) => [visit.id, visit.visited_at]));
  const ids = visits.map(({ id }) => id);
  const [cards, liked] = await Promise.all([listMemberCards(db, ids), listLikedAmong(db, member.id, ids)]);
  const people = personSummaries(context, cards, { liked }).map((person) => ({
    ...person,
    visitedAt: at.get(person.id) ?? clock.now(),
  }));
  return { invisible: false, days: PROFILE_VISIT_DAYS, people, page, pages, count };
}

/** The number of visitors, up to `VISITOR_CAP` + 1; null for an invisible member. */
export async function countVisits(context: MemberContext): Promise<number | null> {
  const { db, member, clock } = context;
  if (member.invisible) return null;
  return countVisitors(db, member.id, {
    since: firstVisitMoment(clock.now()),
    hidden: await findHiddenIds(db, member.id),
  });
}
