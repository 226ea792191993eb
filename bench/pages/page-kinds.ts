import { randomBytes } from 'node:crypto';
import type { Ask } from '../../e2e/support/product/http';
import { brand } from '../brand';
import type { RequestKind } from '../load/load';
import type { Story } from './story';

/** The labels of the measured kinds of requests, in the order of the report. */
export const pageLabels: Record<string, string> = {
  landing: 'Landing, logged out',
  grid: 'Member grid, default search',
  many: 'Member grid, a thousand members in turn',
  filtered: 'Member grid with filters',
  profile: 'Profile',
  own: 'Own profile',
  likes: 'Likes',
  chats: 'Chat list, 30 conversations',
  conversation: 'Open conversation, 60 messages',
  send: 'Message send',
  'api-chats': '/api/chats.php',
  poll: 'Poll of the conversations, unchanged',
  'grid-brotli': 'Member grid, brotli',
};

/** A kind of request that is measured; its key is one of the labels. */
export interface PageKind extends RequestKind {
  key: string;
  /** Whether it is a page whose bytes are counted. */
  html: boolean;
}

/** A page that must contain `sign`, unless it is compressed. */
export function pageKind(key: string, path: string, sign: string, headers: Record<string, string>): PageKind {
  const compressed = headers['Accept-Encoding'] === 'br';
  return {
    key,
    html: key !== 'grid-brotli',
    ask: () => ({ path, headers: { Accept: 'text/html', ...headers } }),
    check: checked(key, compressed ? '' : sign),
  };
}

/**
 * The measured kinds of requests. `session` is the cookie of the story's member. Uncompressed, except where compression
 * is measured.
 */
export function pageKinds(story: Story, session: string): PageKind[] {
  const mine = { Cookie: session, 'Accept-Encoding': 'identity' };
  const filters = `gender=female&country=${brand.countries[0]!}&min_age=25&max_age=45&real=1`;
  const chat = story.conversationId;
  const sessions = story.sessions ?? [session];
  return [
    pageKind('landing', '/', '</html>', { 'Accept-Encoding': 'br' }),
    pageKind('grid', '/members', '/members/', mine),
    {
      ...pageKind('many', '/members', '/members/', mine),
      ask: (n) => ({
        path: '/members',
        headers: { ...mine, Accept: 'text/html', Cookie: sessions[n % sessions.length]! },
      }),
    },
    pageKind('filtered', `/members?${filters}`, '/members/', mine),
    pageKind('profile', `/members/${story.profileId}`, story.profileId, mine),
    pageKind('own', `/members/${story.memberId}`, story.memberId, mine),
    pageKind('likes', '/likes', '</html>', mine),
    pageKind('chats', '/chats', chat, mine),
    pageKind('conversation', `/chats/${chat}`, chat, mine),
    { key: 'send', html: false, ask: () => sendAsk(chat, session), check: checked('send', '"message"') },
    {
      key: 'api-chats',
      html: false,
      ask: () => ({ path: '/api/chats.php', headers: { ...mine, Accept: 'application/json' } }),
      check: checked('api-chats', '"chats"'),
    },
    pollKind(mine),
    pageKind('grid-brotli', '/members', '', { ...mine, 'Accept-Encoding': 'br' }),
  ];
}

/** As an open page fetches its conversations again: with the tag of the answer that it holds, if the server gave one. */
function pollKind(mine: Record<string, string>): PageKind {
  const whole = checked('poll', '"chats"');
  let tag: string | undefined;
  return {
    key: 'poll',
    html: false,
    ask: () => ({
      path: '/api/chats.php',
      headers: { ...mine, Accept: 'application/json', ...(tag !== undefined && { 'If-None-Match': tag }) },
    }),
    check(response) {
      if (response.status === 304 && tag !== undefined) return;
      whole(response);
      // The load generator gives names of headers as they were sent.
      tag = Object.entries(response.headers).find(([name]) => name.toLowerCase() === 'etag')?.[1] as string | undefined;
    },
  };
}

export function sendAsk(conversation: string, session: string): Ask {
  return {
    method: 'POST',
    path: '/api/messages.php',
    headers: {
      Cookie: session,
      Accept: 'application/json',
      'Content-Type': 'application/json',
      'Sec-Fetch-Site': 'same-origin',
      'X-Client-Type': 'browser',
    },
    body: JSON.stringify({
      conversation,
      text: 'Sunday sounds good. There is a place by the water that opens at ten.',
      request_key: randomBytes(16).toString('hex'),
    }),
  };
}

const checked =
  (key: string, sign: string): RequestKind['check'] =>
  ({ status, body }) => {
    if (status !== 200 || !body.includes(sign)) throw new Error(`${key}: ${status}\n${body.slice(0, 600)}`);
  };
