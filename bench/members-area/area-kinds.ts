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
    /** The cursor of a page in the middle of the matches. */
    middleOfMatches: string;
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

/** The measured pages of one member; `session` is their cookie. */
export function areaKinds({ story, sizes }: AreaMember, session: string): PageKind[] {
  const headers = { 'Accept-Encoding': 'identity', Cookie: session };
  const page = (key: string, path: string, sign: string) => pageKind(key, path, sign, headers);
  const chat = `/chats/${story.conversationId}`;
  return [
    page('profile', `/members/${story.profileId}`, story.profileId),
    page('thread', chat, story.conversationId),
    page('thread-back', `${chat}?before=${sizes.messages / 2}`, story.conversationId),
    page('likes', '/likes', story.newestMatch),
    page('matches', '/likes/matches', story.newestMatch),
    page('matches-deep', `/likes/matches?after=${story.middleOfMatches}`, '/likes/matches?after='),
    page('chats', '/chats', story.conversationId),
  ];
}
