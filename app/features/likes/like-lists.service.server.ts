import { listMemberCards, type MemberCard } from '~db/queries/member-card';
import {
  countLikeLists,
  listLikedAmong,
  listMatches,
  listReceivedLikes,
  listSentLikes,
  type LikeEntry,
} from '~db/queries/member-like';
import { personSummaries } from '~/features/profiles/person-summary.service.server';
import { wireProfile, type WireProfile } from '~/features/profiles/wire-profile.service.server';
import { findHiddenIds } from '~/features/safety/block.service.server';
import type { MemberContext } from '~/server/context.server';
import type { LikeList } from './like-list';
import type { LikePage } from './like-page';

const PAGE_SIZE = 24;
/** More likes than this are on the page, not in the browser's memory; the badge ends at 99+ anyway. */
const WIRE_LIKES = 100;
const WIRE_MATCHES = 20;

const LISTS = { received: listReceivedLikes, sent: listSentLikes, matches: listMatches };

/** One page (from 1) of who likes the member, whom they like, or both; received ones new first. */
export async function listLikes(context: MemberContext, list: LikeList, page: number): Promise<LikePage> {
  const { db, member } = context;
  const hidden = await findHiddenIds(db, member.id);
  const [entries, counts] = await Promise.all([
    LISTS[list](db, member.id, { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE, hidden }),
    countLikeLists(db, member.id, hidden),
  ]);
  const ids = entries.map((entry) => entry.memberId);
  const [cards, liked] = await Promise.all([listMemberCards(db, ids), listLikedAmong(db, member.id, ids)]);
  const byId = new Map(entries.map((entry) => [entry.memberId, entry]));
  const people = personSummaries(context, cards, { liked }).map((person) => ({
    ...person,
    isNew: byId.get(person.id)!.isNew,
    matched: byId.get(person.id)!.matchedAt !== null,
  }));
  return { list, page, pages: Math.max(page, Math.ceil(counts[list] / PAGE_SIZE)), people, counts };
}

/** The likes answer of the wire contract: received ones new first, and the newest matches for the match screen. */
export interface WireLikes {
  profiles: WireProfile[];
  liked_by: { id: string; like_new: boolean }[];
  matches: { id: string; matched_at: number }[];
}

export async function wireLikes(context: MemberContext): Promise<WireLikes> {
  const { db, member } = context;
  const hidden = await findHiddenIds(db, member.id);
  const [received, matches] = await Promise.all([
    listReceivedLikes(db, member.id, { limit: WIRE_LIKES, hidden }),
    listMatches(db, member.id, { limit: WIRE_MATCHES, hidden }),
  ]);
  const cards = await cardsOf(context, [...received, ...matches]);
  return {
    profiles: cards.map((card) => wireProfile(context, card)),
    liked_by: received.map(({ memberId, isNew }) => ({ id: memberId, like_new: isNew })),
    matches: matches.map(({ memberId, matchedAt }) => ({ id: memberId, matched_at: matchedAt! })),
  };
}

function cardsOf({ db }: MemberContext, entries: readonly LikeEntry[]): Promise<MemberCard[]> {
  return listMemberCards(db, [...new Set(entries.map((entry) => entry.memberId))]);
}
