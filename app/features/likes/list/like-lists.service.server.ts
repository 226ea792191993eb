import { listMemberCards, type MemberCard } from '~db/queries/member-card';
import { listLikedAmong } from '~db/queries/member-like';
import {
  countNewLikes,
  listMatches,
  listReceivedLikes,
  listSentLikes,
  type LikeEntry,
} from '~db/queries/member-like-list';
import type { LikesResponse } from '~/contract/likes';
import { personSummaries } from '~/features/profiles/view/person-summary.service.server';
import { toProfileResponse } from '~/features/profiles/view/profile-response.service.server';
import { findHiddenIds } from '~/features/profiles/view/visibility.service.server';
import type { BrandContext, MemberContext } from '~/server/context/context.server';
import { countLikes } from './like-counts.server';
import { readLikeCursor, writeLikeCursor } from './like-cursor.server';
import { likeLists, type LikeList } from '../like-list';
import type { LikedPerson, LikePage, LikesOverview } from './like-page';

const PAGE_SIZE = 24;
/** Two rows on a phone, a little more than one on wide screens. */
const NEWEST = 5;
/** The largest number of likes in an API response. The page shows more, and the count is always that of all likes. */
const API_LIKES = 100;
const API_MATCHES = 20;

const LISTS = { received: listReceivedLikes, sent: listSentLikes, matches: listMatches };

/** Of the received likes, the new ones come first. `after` is a cursor, see like-cursor.server.ts. */
export async function listLikes(context: MemberContext, list: LikeList, after: string | null): Promise<LikePage> {
  const { db, member } = context;
  const hidden = await findHiddenIds(db, member.id);
  const cursor = readLikeCursor(context, list, after);
  const [entries, count] = await Promise.all([
    LISTS[list](db, member.id, { limit: PAGE_SIZE + 1, after: cursor, hidden }),
    countLikes(context, member.id, list, hidden),
  ]);
  const page = entries.slice(0, PAGE_SIZE);
  const next = entries.length > PAGE_SIZE ? writeLikeCursor(context, list, page.at(-1)!) : null;
  const peopleOf = await findPeople(context, page);
  return { list, people: peopleOf(page), next, deep: cursor !== undefined, count };
}

export async function likesOverview(context: MemberContext): Promise<LikesOverview> {
  const { db, member } = context;
  const hidden = await findHiddenIds(db, member.id);
  const lists = await Promise.all(
    likeLists.map(async (list) => {
      const [entries, count] = await Promise.all([
        LISTS[list](db, member.id, { limit: NEWEST, hidden }),
        countLikes(context, member.id, list, hidden),
      ]);
      return { list, entries, count };
    }),
  );
  // Many of the newest are in several lists.
  const peopleOf = await findPeople(
    context,
    lists.flatMap(({ entries }) => entries),
  );
  return { sections: lists.map(({ list, entries, count }) => ({ list, people: peopleOf(entries), count })) };
}

/** Looks up everybody in `all` at once. Returns a function that gives the people of some of these entries. */
async function findPeople(
  context: MemberContext,
  all: readonly LikeEntry[],
): Promise<(entries: readonly LikeEntry[]) => LikedPerson[]> {
  const { db, member } = context;
  const ids = idsOf(all);
  const [cards, liked] = await Promise.all([listMemberCards(db, ids), listLikedAmong(db, member.id, ids)]);
  const people = new Map(personSummaries(context, cards, { liked }).map((person) => [person.id, person]));
  return (entries) =>
    entries.flatMap(({ memberId, isNew, matchedAt, author }) => {
      const person = people.get(memberId);
      return person ? [{ ...person, isNew, matched: matchedAt !== null, givenByBrand: author !== 'member' }] : [];
    });
}

const idsOf = (entries: readonly LikeEntry[]) => [...new Set(entries.map((entry) => entry.memberId))];

/** The API response: received likes with the new ones first, and the newest matches for the match screen. */
export async function buildLikesResponse(context: MemberContext): Promise<LikesResponse> {
  const { db, member } = context;
  const hidden = await findHiddenIds(db, member.id);
  const [received, matches, num_new_likes] = await Promise.all([
    listReceivedLikes(db, member.id, { limit: API_LIKES, hidden }),
    listMatches(db, member.id, { limit: API_MATCHES, hidden }),
    countNewLikes(db, member.id),
  ]);
  const cards = await cardsOf(context, [...received, ...matches]);
  return {
    profiles: cards.map((card) => toProfileResponse(context, card)),
    liked_by: received.map(({ memberId, isNew, author }) => ({ id: memberId, like_new: isNew, author })),
    matches: matches.map(({ memberId, matchedAt }) => ({ id: memberId, matched_at: matchedAt! })),
    num_new_likes,
  };
}

function cardsOf({ db }: BrandContext, entries: readonly LikeEntry[]): Promise<MemberCard[]> {
  return listMemberCards(db, idsOf(entries));
}
