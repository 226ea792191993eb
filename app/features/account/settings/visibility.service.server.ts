import { patchMember } from '~db/queries/member';
import { noteSetting } from '~/server/context/audit-notes';
import type { MemberContext } from '~/server/context/context.server';
import { DAY } from '~/time/durations';

/**
 * While a member is invisible, nobody sees when they are here or whose profile they visit. Lists are sorted by the last
 * activity, which then no longer changes: it is the beginning of the day (UTC), so that their order does not tell when
 * the member has disappeared.
 */
export async function changeInvisible(context: MemberContext, invisible: boolean): Promise<void> {
  const { db, member, clock } = context;
  const now = clock.now();
  // Otherwise someone who becomes visible would seem to have been away all that time. Anyone who saves the form again, and
  // stays invisible, keeps their place: it would tell of this moment.
  const seen = invisible === member.invisible ? {} : { last_active_at: invisible ? now - (now % DAY) : now };
  await patchMember(db, member.id, { invisible: invisible ? 1 : 0, ...seen });
  await noteSetting(context, member.id, { invisible });
}
