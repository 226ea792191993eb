import { patchMember } from '~db/queries/member';
import { noteSetting } from '~/server/context/audit-notes';
import type { MemberContext } from '~/server/context/context.server';

/** While a member is invisible, nobody sees when they are here or whose profile they visit. */
export async function changeInvisible(context: MemberContext, invisible: boolean): Promise<void> {
  const { db, member, clock } = context;
  // Otherwise somebody who becomes visible would seem to have been away all that time.
  const seen = !invisible && member.invisible ? { last_active_at: clock.now() } : {};
  await patchMember(db, member.id, { invisible: invisible ? 1 : 0, ...seen });
  await noteSetting(context, member.id, { invisible });
}
