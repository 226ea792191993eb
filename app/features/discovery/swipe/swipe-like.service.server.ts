import { transaction } from '~db/database';
import { lockMember } from '~db/queries/member';
import { listMemberCards } from '~db/queries/member-card';
import { listLikedAmong } from '~db/queries/member-like';
import { insertOutbox } from '~db/queries/outbox';
import { deleteSkip } from '~db/queries/skip';
import {
  closeSwipeLike,
  countSwipeLikes,
  deleteSwipeLike,
  findOpenSwipeLike,
  insertSwipeLike,
  isSwipeLikeCounted,
  listOpenSwipeLikes,
} from '~db/queries/swipe';
import type { ProfileResponse } from '~/contract/profile';
import { getLikeable, giveLikeIn, refuseLikeIn } from '~/features/likes/likes.service.server';
import { toProfileResponse } from '~/features/profiles/view/profile-response.service.server';
import { isBlockedBetween } from '~/features/profiles/view/visibility.service.server';
import { brandDay } from '~/server/context/calendar';
import type { MemberContext, BrandContext } from '~/server/context/context.server';
import { requirePart } from '~/server/context/require-part.server';
import { noLikesLeft, undoTooLate } from '../discovery.errors';
import { UNDO_LIKE_MS } from './swipe-game';

/** The payload of the job that gives a like when it can no longer be undone. */
export interface GivePayload {
  member_id: string;
  liked_id: string;
}

export interface OpenedLike {
  profile: ProfileResponse;
  /** Null if the member likes this person already. */
  undoUntil: number | null;
}

/**
 * A like of the game: stored at once and counted towards the limit of the day, but given to the other member only when
 * it can no longer be undone. The member's row is locked first, so that of a hundred requests at once exactly as many
 * pass as likes are left. A like of someone whom the member likes already is free, and so is a repeated like.
 */
export async function swipeLike(context: MemberContext, likedId: string): Promise<OpenedLike> {
  requirePart(context, 'swipe_game');
  const { db, member, clock, ids, tenant } = context;
  const card = await getLikeable(context, likedId);
  const jobId = ids.ulid();
  const now = clock.now();
  const { day } = brandDay(now, tenant.time_zone);
  const undoUntil = await transaction(db, async (tx) => {
    await lockMember(tx, member.id);
    await refuseLikeIn(tx, member.id, card);
    await deleteSkip(tx, member.id, likedId);
    if ((await listLikedAmong(tx, member.id, [likedId])).has(likedId)) return null;
    const open = await findOpenSwipeLike(tx, member.id, likedId);
    if (open) return open.dueAt;
    const repeated = await isSwipeLikeCounted(tx, member.id, day, likedId);
    const most = tenant.limits.swipe_likes_per_day;
    if (!repeated && (await countSwipeLikes(tx, member.id, day)) >= most) throw noLikesLeft({ count: most });
    const dueAt = now + UNDO_LIKE_MS;
    await insertSwipeLike(tx, { memberId: member.id, likedId, day, dueAt, repeated });
    await insertOutbox(tx, {
      id: jobId,
      topic: 'discovery.give-like',
      payload: JSON.stringify({ member_id: member.id, liked_id: likedId } satisfies GivePayload),
      created_at: now,
      due_at: dueAt,
    });
    return dueAt;
  });
  return { profile: toProfileResponse(context, card), undoUntil };
}

/**
 * Undoes a like of the game that is not given yet; the like of the day is available again. Does nothing if there is no
 * like, so that it can be repeated.
 */
export async function undoSwipeLike(context: MemberContext, likedId: string): Promise<void> {
  requirePart(context, 'swipe_game');
  const { db, member, clock, limits, tenant } = context;
  await limits.like.take(`${tenant.id}:${member.id}:undo`);
  const now = clock.now();
  await transaction(db, async (tx) => {
    await lockMember(tx, member.id);
    const open = await findOpenSwipeLike(tx, member.id, likedId);
    if (!open) {
      if ((await listLikedAmong(tx, member.id, [likedId])).has(likedId))
        throw undoTooLate({ seconds: UNDO_LIKE_MS / 1000 });
      return;
    }
    if (open.dueAt <= now) throw undoTooLate({ seconds: UNDO_LIKE_MS / 1000 });
    if (open.repeated) await closeSwipeLike(tx, open);
    else await deleteSwipeLike(tx, open);
  });
}

/** Gives a like that can no longer be undone, once. Not to someone who has left, or where one blocks the other. */
export async function giveSwipeLike(
  context: BrandContext,
  { memberId, likedId }: { memberId: string; likedId: string },
): Promise<{ newMatch: boolean }> {
  const { db, clock } = context;
  const now = clock.now();
  const [card] = await listMemberCards(db, [likedId]);
  return transaction(db, async (tx) => {
    const from = await lockMember(tx, memberId);
    const open = await findOpenSwipeLike(tx, memberId, likedId);
    if (!open || open.dueAt > now) return { newMatch: false };
    await closeSwipeLike(tx, open);
    const unavailable = !card || card.status !== 'active' || card.profile_status !== 'active';
    if (unavailable || !from || from.status === 'deleted') return { newMatch: false };
    if (await isBlockedBetween(tx, memberId, likedId)) return { newMatch: false };
    return giveLikeIn(tx, context, { from: { id: memberId, profileStatus: from.profile_status }, to: card });
  });
}

/** Gives the member's own likes that are due, before any job does. Returns the person with whom that made a match. */
export async function giveDueLikes(context: MemberContext): Promise<ProfileResponse | null> {
  const { db, member, clock } = context;
  const now = clock.now();
  let matched: string | null = null;
  for (const { likedId, dueAt } of await listOpenSwipeLikes(db, member.id)) {
    if (dueAt > now) continue;
    const { newMatch } = await giveSwipeLike(context, { memberId: member.id, likedId });
    if (newMatch) matched = likedId;
  }
  if (matched === null) return null;
  const [card] = await listMemberCards(db, [matched]);
  return card ? toProfileResponse(context, card) : null;
}
