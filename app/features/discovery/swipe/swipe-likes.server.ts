import type { Tx } from '~db/database';
import { lockMember } from '~db/queries/member';
import { listLikedAmong } from '~db/queries/member-like';
import { deleteSkip } from '~db/queries/skip';
import { countSwipeLikes, insertSwipeLike, isSwipeLikeCounted } from '~db/queries/swipe';
import type { MemberContext } from '~/server/context/context.server';
import { brandDay } from '~/server/context/calendar';
import { noLikesLeft } from '../discovery.errors';
import type { SwipeLikes } from './swipe-game';

/** How many likes of the game are left on this day of the brand. */
export async function findSwipeLikes({ db, member, clock, tenant }: MemberContext): Promise<SwipeLikes> {
  const now = clock.now();
  const { day, endsAt } = brandDay(now, tenant.time_zone);
  const given = await countSwipeLikes(db, member.id, day);
  const most = tenant.limits.swipe_likes_per_day;
  return { left: Math.max(0, most - given), most, backAt: endsAt, now };
}

/**
 * Counts a like of the game, or refuses it. The member's row is locked first, so that of a hundred requests at once
 * exactly as many pass as likes are left. A like of somebody whom the member likes already is free, and so is a
 * repeated like.
 */
export async function countLikeIn(tx: Tx, context: MemberContext, likedId: string): Promise<void> {
  const { member, clock, tenant } = context;
  await lockMember(tx, member.id);
  await deleteSkip(tx, member.id, likedId);
  const { day } = brandDay(clock.now(), tenant.time_zone);
  if ((await listLikedAmong(tx, member.id, [likedId])).has(likedId)) return;
  if (await isSwipeLikeCounted(tx, member.id, day, likedId)) return;
  const most = tenant.limits.swipe_likes_per_day;
  if ((await countSwipeLikes(tx, member.id, day)) >= most) throw noLikesLeft({ count: most });
  await insertSwipeLike(tx, member.id, day, likedId);
}
