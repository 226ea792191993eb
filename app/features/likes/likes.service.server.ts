import { onCommit, transaction, type Tx } from '~db/database';
import { listMemberCards, type MemberCard } from '~db/queries/member-card';
import { findMember } from '~db/queries/member';
import { findLikeState, insertLike, undoLike } from '~db/queries/member-like';
import * as lists from '~db/queries/member-like-list';
import { deleteSignupLikes, listSignupLikes } from '~db/queries/signup-like';
import type { ProfileResponse } from '~/contract/profile';
import { notifyIn } from '~/features/notifications/notify.service.server';
import { getProfile } from '~/features/profiles/view/profile.service.server';
import { toProfileResponse } from '~/features/profiles/view/profile-response.service.server';
import { refuseBlocked, findHiddenIds } from '~/features/profiles/view/visibility.service.server';
import type { MemberContext, RequestContext, BrandContext } from '~/server/context/context.server';
import { notifyMember } from '~/server/events/publish';
import { likedNobody, likeSelf, matchStays, noLikeBetween, youBlock } from './likes.errors';

export interface LikeResult {
  /** The two like each other, because of this like or an earlier one. */
  matched: boolean;
  /** This like made the match. */
  newMatch: boolean;
  profile: ProfileResponse;
}

/**
 * Likes a member; doing it again changes nothing. A like of a member who has not confirmed their e-mail address is
 * invisible until the activation, like the first message. A fictional profile never likes back automatically.
 */
export async function likeMember(context: MemberContext, memberId: string): Promise<LikeResult> {
  const { db, member } = context;
  const card = await getLikeable(context, memberId);
  const { matched, newMatch } = await transaction(db, async (tx) => {
    await refuseLikeIn(tx, member.id, card);
    return giveLikeIn(tx, context, { from: member, to: card });
  });
  return { matched, newMatch, profile: toProfileResponse(context, card) };
}

/** Someone who can be liked. Takes from the limit of likes; throws for oneself and for a profile that is not here. */
export async function getLikeable(context: MemberContext, memberId: string): Promise<MemberCard> {
  const { db, member, limits, tenant } = context;
  if (memberId === member.id) throw likeSelf();
  await limits.like.take(`${tenant.id}:${member.id}`);
  const [card] = await listMemberCards(db, [memberId]);
  if (!card || card.status !== 'active' || card.profile_status !== 'active') throw likedNobody();
  return card;
}

/** Inside the transaction of the like, because the other member may block while the like waits for the lock. */
export async function refuseLikeIn(tx: Tx, memberId: string, other: Pick<MemberCard, 'id' | 'name'>): Promise<void> {
  const { blocking } = await refuseBlocked(tx, memberId, other);
  if (blocking) throw youBlock({ name: other.name });
}

/** Writes the like and tells the other member. The caller checks that the two may like each other. */
export async function giveLikeIn(
  tx: Tx,
  context: Pick<BrandContext, 'ports' | 'tenant' | 'clock' | 'ids'>,
  { from, to }: { from: { id: string; profileStatus: string }; to: Pick<MemberCard, 'id' | 'kind'> },
): Promise<{ matched: boolean; newMatch: boolean }> {
  const like = { fromId: from.id, toId: to.id, authorKind: 'member' as const, now: context.clock.now() };
  const { created, matched, again } = await insertLike(tx, like);
  const newMatch = created && matched;
  // No event for a profile that cannot be opened yet, nor a second one for a like taken back and given again.
  const published = created && from.profileStatus === 'active' && (newMatch || !again);
  if (published) await announceLike(tx, context, { from: from.id, to, newMatch });
  return { matched, newMatch };
}

/** Open pages learn of the like, and someone who is not here is told later. A fictional profile is told nothing. */
async function announceLike(
  tx: Tx,
  context: Pick<BrandContext, 'ports' | 'tenant' | 'clock' | 'ids'>,
  { from, to, newMatch }: { from: string; to: Pick<MemberCard, 'id' | 'kind'>; newMatch: boolean },
): Promise<void> {
  publishLike(tx, context, { fromId: from, toId: to.id, newMatch });
  if (to.kind === 'member') await notifyIn(tx, context, { memberId: to.id, type: 'like', subject: from });
}

/** Publishes a like to the open pages of both members after the commit. */
export function publishLike(
  tx: Tx,
  context: Pick<BrandContext, 'ports' | 'tenant'>,
  { fromId, toId, newMatch }: { fromId: string; toId: string; newMatch: boolean },
): void {
  onCommit(tx, () => {
    notifyMember(context, toId, { kind: newMatch ? 'match' : 'like' });
    if (newMatch) notifyMember(context, fromId, { kind: 'match' });
  });
}

/**
 * Takes a like back as long as it is not a match, which belongs to both and stays. Changes nothing if there is no like.
 * Throws 404 for an unknown member; a like of someone who is disabled or blocks the member can still be taken back.
 */
export async function unlikeMember(context: MemberContext, memberId: string): Promise<void> {
  const { db, member, limits, tenant, clock } = context;
  await limits.like.take(`${tenant.id}:${member.id}`);
  const other = await findMember(db, memberId);
  if (!other || other.status === 'deleted') throw likedNobody();
  const now = clock.now();
  await transaction(db, async (tx) => {
    const outcome = await undoLike(tx, { fromId: member.id, toId: memberId, now });
    if (outcome === 'matched') throw matchStays({ name: other.name });
    // The other member's badge is updated.
    if (outcome === 'undone') onCommit(tx, () => notifyMember(context, memberId, { kind: 'like' }));
  });
}

/** Throws 404 if there is no like in either direction. For `visited` see `getProfile`. */
export async function getLikedProfile(context: MemberContext, id: string, visited: boolean) {
  const { liked, likedBy } = await findLikeState(context.db, context.member.id, id);
  if (!liked && !likedBy) throw noLikeBetween();
  return getProfile(context, id, visited);
}

/** The number on the badge: likes that the member has not seen yet. */
export function countNewLikes({ db }: Pick<RequestContext, 'db'>, memberId: string): Promise<number> {
  return lists.countNewLikes(db, memberId);
}

/**
 * Gives the likes that a visitor chose before signing up, like those given by hand, matches included. People who are
 * gone or blocked by then are left out. Done once: the choices are deleted in the same transaction.
 */
export async function giveSignupLikesIn(tx: Tx, context: BrandContext, memberId: string): Promise<void> {
  const ids = await listSignupLikes(tx, memberId);
  if (ids.length === 0) return;
  const hidden = new Set(await findHiddenIds(tx, memberId));
  const now = context.clock.now();
  for (const { id, kind, status, profile_status } of await listMemberCards(tx, ids)) {
    if (status !== 'active' || profile_status !== 'active' || hidden.has(id) || id === memberId) continue;
    const like = { fromId: memberId, toId: id, authorKind: 'member' as const, now };
    const { created, matched } = await insertLike(tx, like);
    if (created) await announceLike(tx, context, { from: memberId, to: { id, kind }, newMatch: matched });
  }
  await deleteSignupLikes(tx, memberId);
}
