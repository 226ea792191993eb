import { expectPage } from '../pages/page-kinds';
import type { PageKind } from '../pages/page-kinds';
import type { AreaMember } from './area-story';

/** What the report calls the measured pages, in its order; what they have little of, and a lot. */
export const areaLabels: Record<string, string> = {
  profile: 'Profile, photos',
  thread: 'Conversation, latest page, messages',
  'thread-back': 'Conversation, a page in the middle, messages',
  likes: 'Likes overview, matches',
  matches: 'Matches, first page, matches',
  'matches-deep': 'Matches, a page in the middle, matches',
  chats: 'Conversation list, conversations',
};

/** The pages of one member; `session` is their cookie. */
export function areaKinds({ story, sizes }: AreaMember, session: string): PageKind[] {
  const headers = { Accept: 'text/html', 'Accept-Encoding': 'identity', Cookie: session };
  const page = (key: string, path: string, sign: string): PageKind => ({
    key,
    html: true,
    ask: () => ({ path, headers }),
    check: (reply) => expectPage(reply, key, sign),
  });
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
