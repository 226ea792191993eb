import { listMemberCards } from '~db/queries/member-card';
import { listLikedAmong } from '~db/queries/member-like';
import {
  countVisitors,
  deleteVisitsBefore,
  findLastVisit,
  listVisitors,
  putVisit,
  VISITOR_CAP,
} from '~db/queries/visit';
import type { MemberRow } from '~db/schema/member';
import { findHiddenIds } from '../view/visibility.service.server';
import type { MemberContext, RequestContext } from '~/server/context/context.server';
import type { ViewerMember } from '~/server/context/viewer';
import { todayIn } from '~/server/context/calendar';
import { personSummaries } from '../view/person-summary.service.server';
import type { VisitorPage } from './visitor-page';

const DAY = 24 * 60 * 60 * 1000;
/** The number of days for which visits are stored and shown. */
export const VISIT_DAYS = 30;
const PAGE = 24;

const firstMoment = (now: number) => now - VISIT_DAYS * DAY;

/**
 * Records that a member looked at a profile, at most once a day of the brand. Nothing is recorded if one of the two is
 * invisible, if the visitor's own profile cannot be seen, or if the profile is fictional.
 */
export async function noteVisit(context: RequestContext, visitor: ViewerMember, visited: MemberRow): Promise<void> {
  const { db, clock, tenant } = context;
  if (visitor.id === visited.id || visited.kind === 'fictional') return;
  if (visitor.invisible || visited.invisible === 1 || visitor.profileStatus !== 'active') return;
  const now = clock.now();
  const last = await findLastVisit(db, visited.id, visitor.id);
  const day = (at: number) => todayIn(at, tenant.time_zone);
  if (last !== undefined && day(last) === day(now)) return;
  await putVisit(db, { visitedId: visited.id, visitorId: visitor.id, now });
  await deleteVisitsBefore(db, visited.id, firstMoment(now));
}

/** The recent visitors of the member's profile. Empty for an invisible member, who leaves no visits either. */
export async function getVisitors(context: MemberContext, number: number): Promise<VisitorPage> {
  const { db, member, clock } = context;
  if (member.invisible) return { invisible: true, days: VISIT_DAYS, people: [], page: 1, pages: 1, count: 0 };
  const range = { since: firstMoment(clock.now()), hidden: await findHiddenIds(db, member.id) };
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
  return { invisible: false, days: VISIT_DAYS, people, page, pages, count };
}

/** The number of visitors, up to `VISITOR_CAP` + 1; null for an invisible member. */
export async function countVisits(context: MemberContext): Promise<number | null> {
  const { db, member, clock } = context;
  if (member.invisible) return null;
  return countVisitors(db, member.id, { since: firstMoment(clock.now()), hidden: await findHiddenIds(db, member.id) });
}
