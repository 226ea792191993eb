import { deleteVisitsBefore, findLastVisit, putVisit } from '~db/queries/visit';
import type { MemberRow } from '~db/schema/member';
import type { BrandContext } from '~/server/context/context.server';
import type { ViewerMember } from '~/server/context/viewer';
import { todayIn } from '~/server/context/calendar';
import { DAY } from '~/time/durations';

/** The number of days for which visits are stored and shown. */
export const PROFILE_VISIT_DAYS = 30;

/** Visits before it are neither stored nor shown. */
export const firstVisitMoment = (now: number) => now - PROFILE_VISIT_DAYS * DAY;

/**
 * Records that a member looked at a profile, at most once a day of the brand. Nothing is recorded if one of the two is
 * invisible, if the visitor's own profile cannot be seen, or if the profile is fictional.
 */
export async function noteVisit(context: BrandContext, visitor: ViewerMember, visited: MemberRow): Promise<void> {
  const { db, clock, tenant } = context;
  if (visitor.id === visited.id || visited.kind === 'fictional') return;
  if (visitor.invisible || visited.invisible === 1 || visitor.profileStatus !== 'active') return;
  const now = clock.now();
  const last = await findLastVisit(db, visited.id, visitor.id);
  const day = (at: number) => todayIn(at, tenant.time_zone);
  if (last !== undefined && day(last) === day(now)) return;
  await putVisit(db, { visitedId: visited.id, visitorId: visitor.id, now });
  await deleteVisitsBefore(db, visited.id, firstVisitMoment(now));
}
