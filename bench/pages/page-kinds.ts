import { randomBytes } from 'node:crypto';
import { brand } from '../brand';
import type { Ask, Reply } from '../load/load';
import type { Story } from './story';

/** A kind of request that is measured; see page-labels.ts. */
export interface PageKind {
  key: string;
  /** Whether the answer is a page, whose bytes are counted. */
  html: boolean;
  ask: (n: number) => Ask;
  check: (reply: Reply) => void;
}

const ages = 'min_age=25&max_age=45&real=1';

/** `session` is the cookie of the member of `story`; without compression unless said, which is measured apart. */
export function pageKinds(story: Story, session: string): PageKind[] {
  const page = (key: string, path: string, sign: string, headers: Ask['headers']): PageKind => ({
    key,
    html: true,
    ask: () => ({ path, headers: { Accept: 'text/html', ...headers } }),
    check: (reply) => expectPage(reply, key, sign),
  });
  const mine = { Cookie: session, 'Accept-Encoding': 'identity' };
  const country = brand.countries[0]!;
  return [
    page('landing', '/', '</html>', { 'Accept-Encoding': 'br' }),
    page('grid', '/members', '/members/', mine),
    page('filtered', `/members?gender=female&country=${country}&${ages}`, '/members/', mine),
    page('profile', `/members/${story.profileId}`, story.profileId, mine),
    page('chats', '/chats', story.conversationId, mine),
    page('conversation', `/chats/${story.conversationId}`, story.conversationId, mine),
    {
      key: 'send',
      html: false,
      ask: () => sendAsk(story, session),
      check: (reply) => expectJson(reply, 'send', '"message"'),
    },
    {
      key: 'api-chats',
      html: false,
      ask: () => ({ path: '/api/chats.php', headers: { ...mine, Accept: 'application/json' } }),
      check: (reply) => expectJson(reply, 'api-chats', '"chats"'),
    },
  ];
}

export function sendAsk({ conversationId }: Pick<Story, 'conversationId'>, session: string): Ask {
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
      conversation: conversationId,
      text: 'Sunday sounds good. There is a place by the water that opens at ten.',
      request_key: randomBytes(16).toString('hex'),
    }),
  };
}

export function expectPage(reply: Reply, key: string, sign: string): void {
  const encoded = reply.headers['content-encoding'] !== undefined;
  if (reply.status !== 200 || !(encoded || reply.body.includes(sign))) fail(reply, key);
}

function expectJson(reply: Reply, key: string, sign: string): void {
  if (reply.status !== 200 || !reply.body.includes(sign)) fail(reply, key);
}

function fail(reply: Reply, key: string): never {
  throw new Error(`${key}: ${reply.status} ${reply.headers.location ?? ''}\n${reply.body.toString().slice(0, 600)}`);
}
