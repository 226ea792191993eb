import { transaction, type Tx } from '~db/database';
import { listAutoLikers, listAutoLikes } from '~db/queries/auto-like';
import { lockMember } from '~db/queries/member';
import { listMemberCards } from '~db/queries/member-card';
import { findLikeState, insertLike } from '~db/queries/member-like';
import type { SearchFilters } from '~db/queries/search';
import type { ProfileResponse } from '~/contract/profile';
import { toProfileResponse } from '~/features/profiles/view/profile-response.service.server';
import { findLeftOutIds } from '~/features/profiles/view/visibility.service.server';
import { likelyWish } from '~/features/profiles/view/wish.service.server';
import { ageOf, bornFrom, bornUntil, todayIn } from '~/server/context/calendar';
import type { MemberContext } from '~/server/context/context.server';
import { publishLike } from './likes.service.server';

/** A repeated call within this time counts as the same one, whose response was lost. */
const SAME_CALL_MS = 60_000;
/** No day is longer, even when the clocks change. */
const LONGEST_DAY_MS = 26 * 60 * 60 * 1000;
const CANDIDATES = 20;

/** A like from farther away, or from another generation, would only show that nobody meant it. */
const PLAUSIBLE_KM = 100;
const PLAUSIBLE_YEARS = 10;
/** The niches of older women: there the years between the two are what both look for. */
const OLDER_WOMEN: readonly number[] = [5, 6];
const GENERATION = 45;

/**
 * Gives the member a like from a fictional profile on the brand's behalf, labelled wherever it appears, at most as
 * often a day (of the brand's time zone) as the brand says; null if none is due. Never from a member, and never from a
 * profile whom the member likes already, so no match is made automatically; never from too far away, or from another
 * generation.
 */
export async function autoLike(context: MemberContext): Promise<ProfileResponse | null> {
  const { db, member, tenant, clock, ids } = context;
  if (!tenant.features.auto_like || member.status !== 'active') return null;
  const now = clock.now();
  // Most calls end here. The others check again under the lock.
  const before = await due(context, db, now);
  if (before !== 'due') return before && shown(context, before.fromId);
  const gender = likelyWish(member, tenant.niche);
  const filters = {
    ...(gender && { gender }),
    ...(member.country !== '' && { country: member.country }),
    ...plausible(context),
  };
  const hidden = await findLeftOutIds(db, member.id);
  const candidates = turned(await listAutoLikers(db, member.id, { filters, hidden }, CANDIDATES), ids.random());
  if (candidates.length === 0) return null;
  const fromId = await transaction(db, async (tx) => {
    await lockMember(tx, member.id);
    const state = await due(context, tx, now);
    return state === 'due' ? likeIn(tx, context, candidates, now) : (state?.fromId ?? null);
  });
  return fromId === null ? null : shown(context, fromId);
}

/** As far as the member says where they live and how old they are. */
function plausible({ member, tenant, clock }: MemberContext): SearchFilters {
  const today = todayIn(clock.now(), tenant.time_zone);
  const age = ageOf(member.birthDate, today);
  const apart = OLDER_WOMEN.includes(tenant.niche) ? GENERATION : PLAUSIBLE_YEARS;
  const [younger, older] = member.gender === 'female' ? [apart, PLAUSIBLE_YEARS] : [PLAUSIBLE_YEARS, apart];
  return {
    ...(age !== null && {
      bornUntil: bornUntil(today, Math.max(tenant.min_age, age - younger)),
      bornFrom: bornFrom(today, age + older),
    }),
    ...(member.geoCell !== null && { near: { cell: member.geoCell, kilometres: PLAUSIBLE_KM } }),
  };
}

type Due = 'due' | null | { fromId: string };

/** Returns the like that this same call gave a moment ago; null if the likes of the day are used up. */
async function due({ member, tenant }: MemberContext, db: MemberContext['db'], now: number): Promise<Due> {
  const given = await listAutoLikes(db, member.id, now - LONGEST_DAY_MS);
  const newest = given[0];
  if (newest && newest.at > now - SAME_CALL_MS) return newest;
  const today = todayIn(now, tenant.time_zone);
  const used = given.filter(({ at }) => todayIn(at, tenant.time_zone) === today).length;
  return used < tenant.limits.auto_likes_per_day ? 'due' : null;
}

/** Gives the like of the first candidate with no like in either direction, and returns its id; null without one. */
async function likeIn(
  tx: Tx,
  context: MemberContext,
  candidates: readonly string[],
  now: number,
): Promise<string | null> {
  const toId = context.member.id;
  for (const fromId of candidates) {
    const { liked, likedBy } = await findLikeState(tx, toId, fromId);
    if (liked || likedBy) continue;
    await insertLike(tx, { fromId, toId, authorKind: 'automation', now });
    publishLike(tx, context, { fromId, toId, newMatch: false });
    return fromId;
  }
  return null;
}

/** Rotates the list by a random start, so that not everybody gets a like from the same profile first. */
function turned(ids: string[], chance: string): string[] {
  const start = [...chance].reduce((sum, sign) => sum + sign.charCodeAt(0), 0) % (ids.length || 1);
  return [...ids.slice(start), ...ids.slice(0, start)];
}

async function shown(context: MemberContext, id: string): Promise<ProfileResponse | null> {
  const [card] = await listMemberCards(context.db, [id]);
  return card ? toProfileResponse(context, card) : null;
}
