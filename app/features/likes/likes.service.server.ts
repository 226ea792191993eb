import { onCommit, transaction, type Tx } from '~db/database';
import { listMemberCards, type MemberCard } from '~db/queries/member-card';
import { findMember } from '~db/queries/member';
import { findLikeState, insertLike, undoLike } from '~db/queries/member-like';
import * as lists from '~db/queries/member-like-list';
import type { ProfileResponse } from '~/contract/profile';
import { getProfile } from '~/features/profiles/view/profile.service.server';
import { toProfileResponse } from '~/features/profiles/view/profile-response.service.server';
import { refuseBlocked } from '~/features/profiles/view/visibility.service.server';
import type { MemberContext, RequestContext, ServiceContext } from '~/server/context/context.server';
import { notifyMember } from '~/server/events/publish';
import { likedNobody, likeSelf, matchStays, noLikeBetween, youBlock } from './likes.errors';

export interface LikeResult {
  /** They like each other, by this like or since before. */
  matched: boolean;
  /** This like made the match. */
  newMatch: boolean;
  profile: ProfileResponse;
}

/**
 * The viewer likes a member: doing it again changes nothing. Who has not confirmed the e-mail yet may like too: the like
 * waits unseen (lists show likes of active members only) and appears with the activation, like the first message. A
 * made-up profile can be liked and never likes back by itself. `first` runs in the same transaction before the like is
 * written, and may refuse it: a game with rules of its own.
 */
export async function likeMember(
  context: MemberContext,
  memberId: string,
  first?: (tx: Tx) => Promise<void>,
): Promise<LikeResult> {
  const { db, member, limits, tenant } = context;
  if (memberId === member.id) throw likeSelf();
  await limits.like.take(`${tenant.id}:${member.id}`);
  const [card] = await listMemberCards(db, [memberId]);
  if (!card || card.status !== 'active' || card.profile_status !== 'active') throw likedNobody();
  const { matched, newMatch } = await insertOnce(context, card, first);
  return { matched, newMatch, profile: toProfileResponse(context, card) };
}

function insertOnce(
  context: MemberContext,
  other: Pick<MemberCard, 'id' | 'name'>,
  first?: (tx: Tx) => Promise<void>,
): Promise<{ matched: boolean; newMatch: boolean }> {
  const { db, member, clock } = context;
  const { id: toId } = other;
  const now = clock.now();
  return transaction(db, async (tx) => {
    await first?.(tx);
    // Not before: somebody may block while the like waits for its turn.
    const { blocking } = await refuseBlocked(tx, member.id, other);
    if (blocking) throw youBlock({ name: other.name });
    const like = { fromId: member.id, toId, authorKind: 'member' as const, now };
    const { created, matched, again } = await insertLike(tx, like);
    const newMatch = created && matched;
    // Nobody hears of a profile that they cannot open yet, nor twice of a like that came and went.
    const published = created && member.profileStatus === 'active' && (newMatch || !again);
    if (published) publishLike(tx, context, { fromId: member.id, toId, newMatch });
    return { matched, newMatch };
  });
}

/** The open pages of both, once the like is certain. */
export function publishLike(
  tx: Tx,
  context: Pick<ServiceContext, 'ports' | 'tenant'>,
  { fromId, toId, newMatch }: { fromId: string; toId: string; newMatch: boolean },
): void {
  onCommit(tx, () => {
    notifyMember(context, toId, { kind: newMatch ? 'match' : 'like' });
    if (newMatch) notifyMember(context, fromId, { kind: 'match' });
  });
}

/**
 * The viewer takes a like back, as long as nothing came of it: a match belongs to both and stays. Where there is no like
 * nothing changes. 404 for who is unknown here; who is disabled or blocks can still be unliked.
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
    // Their badge goes down again.
    if (outcome === 'undone') onCommit(tx, () => notifyMember(context, memberId, { kind: 'like' }));
  });
}

/** The profile of a member reached from likes: 404 where there is no like either way. `look`: see getProfile(). */
export async function getLikedProfile(context: MemberContext, id: string, look: boolean) {
  const { liked, likedBy } = await findLikeState(context.db, context.member.id, id);
  if (!liked && !likedBy) throw noLikeBetween();
  return getProfile(context, id, look);
}

/** The badge: likes that the member has not looked at. */
export function countNewLikes({ db }: Pick<RequestContext, 'db'>, memberId: string): Promise<number> {
  return lists.countNewLikes(db, memberId);
}
