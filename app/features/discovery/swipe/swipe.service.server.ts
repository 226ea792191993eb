import { findMember } from '~db/queries/member';
import { listMemberCards } from '~db/queries/member-card';
import { findLikeState } from '~db/queries/member-like';
import { deleteSkip, listSkips, putSkip } from '~db/queries/skip';
import type { Search } from '~db/queries/search';
import { countSwipeLikes, listDeckIds, listOpenSwipeLikes, listUnswiped } from '~db/queries/swipe';
import { personSummaries } from '~/features/profiles/view/person-summary.service.server';
import type { BrandContext, MemberContext } from '~/server/context/context.server';
import { requirePart } from '~/server/context/require-part.server';
import { swipedNobody } from '../discovery.errors';
import { findLeftOutIds } from '~/features/profiles/view/visibility.service.server';
import { brandDay } from '~/server/context/calendar';
import { searchDefaults } from '../filters/search-defaults.server';
import { makeRanking } from '../search/best-ranking.server';
import { swipeCards } from './swipe-cards.server';
import { SKIP_DAYS, type SkippedPeople, type SwipeGame, type SwipeLikes } from './swipe-game';

const DECK = 12;
/** So many of the ranked people are examined at once. */
const READ_AHEAD = 5 * DECK;
const SKIPPED_PAGE = 24;
const DAY_MS = 86_400_000;

const skippedAfter = ({ clock }: BrandContext) => clock.now() - SKIP_DAYS * DAY_MS;

/** Those who fit and are neither liked nor skipped, with a photo first. `first` (just brought back) is dealt on top. */
export async function findSwipeGame(
  context: MemberContext,
  { first, matchedId }: { first: string | null; matchedId: string | null },
): Promise<SwipeGame> {
  requirePart(context, 'swipe_game');
  const { db, member } = context;
  const [hidden, open] = await Promise.all([findLeftOutIds(db, member.id), listOpenSwipeLikes(db, member.id)]);
  const [ids, likes, skips, match] = await Promise.all([
    listDeck(context, [...hidden, ...open.map(({ likedId }) => likedId)]),
    findSwipeLikes(context),
    listSkips(db, member.id, { since: skippedAfter(context), hidden, limit: 1 }),
    matchedId && !hidden.includes(matchedId) ? findMatch(context, matchedId) : null,
  ]);
  const order = first && ids.includes(first) ? [first, ...ids.filter((id) => id !== first)] : ids;
  const [lastId] = skips.map(({ memberId }) => memberId);
  const [latest] = open.filter(({ likedId, dueAt }) => dueAt > likes.now && !hidden.includes(likedId));
  const besides = [lastId, latest?.likedId].flatMap((id) => id ?? []);
  const cards = await swipeCards(context, [...order, ...besides]);
  const likedCard = cards.find(({ person }) => person.id === latest?.likedId);
  return {
    cards: cards.filter(({ person }) => !besides.includes(person.id)),
    likes,
    lastLike: latest && likedCard ? { card: likedCard, until: latest.dueAt } : null,
    lastSkip: cards.find(({ person }) => person.id === lastId) ?? null,
    hasSkips: lastId !== undefined,
    match,
  };
}

async function listDeck(context: MemberContext, hidden: readonly string[]): Promise<string[]> {
  const { db, member } = context;
  const { gender, country } = searchDefaults(context);
  const filters = { ...(gender && { gender }), country };
  const deck = { memberId: member.id, filters, skippedAfter: skippedAfter(context) };
  const best = await listBest(context, { filters: { ...filters, withPhoto: true }, hidden });
  const dealt = [...best];
  for (const withPhoto of [true, false]) {
    const limit = DECK - dealt.length;
    if (limit > 0) dealt.push(...(await listDeckIds(db, { ...deck, hidden: [...hidden, ...dealt], withPhoto, limit })));
  }
  return dealt;
}

/** Of those who would come first in the order "best for me". Anyone who has swiped through all of them is dealt the others. */
async function listBest(context: MemberContext, search: Search): Promise<string[]> {
  const { db, member, clock } = context;
  const { ids } = await makeRanking(context, member, search, clock.now());
  const left: string[] = [];
  for (let from = 0; from < ids.length && left.length < DECK; from += READ_AHEAD) {
    const some = ids.slice(from, from + READ_AHEAD);
    left.push(...(await listUnswiped(db, some, { memberId: member.id, skippedAfter: skippedAfter(context) })));
  }
  return left.slice(0, DECK);
}

async function findMatch({ db, member }: MemberContext, id: string): Promise<SwipeGame['match']> {
  const [[card], { matchedAt }] = await Promise.all([listMemberCards(db, [id]), findLikeState(db, member.id, id)]);
  if (!card || matchedAt === null) return null;
  const { name, kind, match_filename, filename } = card;
  return { id, name, picture: match_filename ?? filename, fictional: kind === 'fictional' };
}

/** Skips a profile: it is not dealt again for `SKIP_DAYS`. The other member is not notified. */
export async function swipeSkip(context: MemberContext, id: string): Promise<void> {
  requirePart(context, 'swipe_game');
  const { db, member, clock, limits, tenant } = context;
  await limits.like.take(`${tenant.id}:${member.id}:skip`);
  const other = id === member.id ? undefined : await findMember(db, id);
  if (!other || other.status !== 'active' || other.profile_status !== 'active') throw swipedNobody();
  await putSkip(db, member.id, id, clock.now());
}

/** Takes a skip back. Does nothing if there is none. */
export async function undoSkip(context: MemberContext, id: string): Promise<void> {
  requirePart(context, 'swipe_game');
  await deleteSkip(context.db, context.member.id, id);
}

/** The people whom the member skipped, the latest first. */
export async function listSkipped(context: MemberContext, page: number): Promise<SkippedPeople> {
  requirePart(context, 'swipe_game');
  const { db, member } = context;
  const entries = await listSkips(db, member.id, {
    since: skippedAfter(context),
    hidden: await findLeftOutIds(db, member.id),
    limit: SKIPPED_PAGE + 1,
    offset: (page - 1) * SKIPPED_PAGE,
  });
  const ids = entries.slice(0, SKIPPED_PAGE).map(({ memberId }) => memberId);
  const people = personSummaries(context, await listMemberCards(db, ids));
  return { people, page, hasMore: entries.length > SKIPPED_PAGE };
}

/** How many likes the game has left today. */
export async function findSwipeLikes({ db, member, clock, tenant }: MemberContext): Promise<SwipeLikes> {
  const now = clock.now();
  const { day, endsAt } = brandDay(now, tenant.time_zone);
  const given = await countSwipeLikes(db, member.id, day);
  const most = tenant.limits.swipe_likes_per_day;
  return { left: Math.max(0, most - given), most, backAt: endsAt, now };
}
