import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LikeCursor } from '~db/queries/member-like-list';
import { writeLikeCursor } from '~/features/likes/list/like-cursor.server';
import { openKeyedHash } from '~/server/context/keyed-hash';
import type { Product } from '../../e2e/support/product/product';
import { brand } from '../brand';
import { pageKind, type PageKind } from '../pages/page-kinds';
import type { Story } from '../pages/story';

/** How much of everything the measured member has. */
export interface AreaSizes {
  photos: number;
  messages: number;
  matches: number;
  conversations: number;
}

export interface AreaMember {
  sizes: AreaSizes;
  story: Story & {
    newestMatch: string;
    /** The end of a page in the middle of the matches. */
    middleOfMatches: LikeCursor;
  };
}

/** A member with little, one with the largest promised amounts, and the number of open event streams. */
export interface AreaScale {
  few: AreaSizes;
  many: AreaSizes;
  streams: number;
}

export const FULL_SCALE: AreaScale = {
  // Two pages of everything, so that both members' pages show the same amount.
  few: { photos: 1, messages: 200, matches: 60, conversations: 60 },
  many: { photos: 25, messages: 20_000, matches: 5_000, conversations: 2_000 },
  streams: 2_000,
};

/** The scale for a brand with this number of members. */
export function scaleFor(members: number): AreaScale {
  const most = Math.floor(members / 3);
  const { few, many, streams } = FULL_SCALE;
  const conversations = Math.min(many.conversations, most);
  const matches = Math.min(many.matches, most);
  const messages = members < 5_000 ? 1_000 : many.messages;
  return { few, many: { ...many, conversations, matches, messages }, streams: Math.min(streams, most) };
}

/** The labels of the measured pages in the order of the report, and the amount in which the two members differ. */
export const areaLabels: Record<string, [label: string, of: keyof AreaSizes]> = {
  profile: ['Profile', 'photos'],
  thread: ['Conversation, latest page', 'messages'],
  'thread-back': ['Conversation, a page in the middle', 'messages'],
  likes: ['Likes overview', 'matches'],
  matches: ['Matches, first page', 'matches'],
  'matches-deep': ['Matches, a page in the middle', 'matches'],
  chats: ['Conversation list', 'conversations'],
};

/** The measured pages of one member at a product; `session` is their cookie. */
export function areaKinds(
  { dataDir }: Pick<Product, 'dataDir'>,
  { story, sizes }: AreaMember,
  session: string,
): PageKind[] {
  const headers = { 'Accept-Encoding': 'identity', Cookie: session };
  const page = (key: string, path: string, sign: string) => pageKind(key, path, sign, headers);
  const chat = `/chats/${story.conversationId}`;
  // As the product seals it, with the secret that it has made itself.
  const keyedHash = openKeyedHash(readFileSync(join(dataDir, 'session-secret'), 'utf8').trim());
  const paging = { keyedHash, tenant: brand, member: { id: story.memberId } };
  const middle = writeLikeCursor(paging, 'matches', story.middleOfMatches);
  return [
    page('profile', `/members/${story.profileId}`, story.profileId),
    page('thread', chat, story.conversationId),
    page('thread-back', `${chat}?before=${sizes.messages / 2}`, story.conversationId),
    page('likes', '/likes', story.newestMatch),
    page('matches', '/likes/matches', story.newestMatch),
    page('matches-deep', `/likes/matches?after=${middle}`, '/likes/matches?after='),
    page('chats', '/chats', story.conversationId),
  ];
}
