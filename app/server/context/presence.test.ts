import { describe, expect, it } from 'vitest';
import { saysPresence } from './presence';
import type { RequestFacts } from '../http/request-facts';

const says = (method: string, path: string, headers: Record<string, string>) =>
  saysPresence({ method, url: new URL(path, 'http://brand.localhost'), headers } as RequestFacts);
const fetched = (site: string, mode: string, dest: string, user?: string) => ({
  'sec-fetch-site': site,
  'sec-fetch-mode': mode,
  'sec-fetch-dest': dest,
  ...(user ? { 'sec-fetch-user': user } : {}),
});

describe('a person is present', () => {
  it.each<[string, string, string, Record<string, string>]>([
    ['a page reached by a link', 'GET', '/members', fetched('same-origin', 'navigate', 'document', '?1')],
    ['a page reached by a form', 'GET', '/chats', fetched('same-origin', 'navigate', 'document')],
    ['a link in webmail', 'GET', '/chats', fetched('cross-site', 'navigate', 'document', '?1')],
    ['a typed URL', 'GET', '/', fetched('none', 'navigate', 'document', '?1')],
    ['the next page of an open one', 'GET', '/members.data', fetched('same-origin', 'cors', 'empty')],
    ['a page for a browser that sends no headers', 'GET', '/members', { accept: 'text/html' }],
    ['an action', 'POST', '/api/typing.php', fetched('same-origin', 'cors', 'empty')],
    ['a form without JavaScript', 'POST', '/members/x', { accept: 'text/html' }],
    ['the stream of a visible page', 'GET', '/api/events', fetched('same-origin', 'cors', 'empty')],
    ['the poll of a visible page', 'GET', '/api/user.php', { 'sec-fetch-site': 'same-origin', 'x-page': 'visible' }],
  ])('%s', (_what, method, path, headers) => expect(says(method, path, headers)).toBe(true));
});

describe('nobody need be present', () => {
  it.each<[string, string, string, Record<string, string>]>([
    ['a prefetched page', 'GET', '/members', { ...fetched('same-origin', 'cors', 'empty'), 'sec-purpose': 'prefetch' }],
    ['prefetched data', 'GET', '/members.data', { ...fetched('same-origin', 'cors', 'empty'), purpose: 'prefetch' }],
    [
      'a prerendered page',
      'GET',
      '/',
      { ...fetched('none', 'navigate', 'document', '?1'), 'sec-purpose': 'prefetch;prerender' },
    ],
    ['a frame on another site', 'GET', '/members', fetched('cross-site', 'navigate', 'iframe', '?1')],
    ['a picture on another site', 'GET', '/members', fetched('cross-site', 'no-cors', 'image')],
    ['a redirect from another site', 'GET', '/members', fetched('cross-site', 'navigate', 'document')],
    ['a stream from another site', 'GET', '/api/events', fetched('cross-site', 'cors', 'empty')],
    ['a frame on our own site', 'GET', '/members', fetched('same-origin', 'navigate', 'iframe')],
    ['a picture on our own site', 'GET', '/photos/x.webp', fetched('same-origin', 'no-cors', 'image')],
    ['a picture, in a browser that sends no headers', 'GET', '/photos/x.webp', { accept: 'image/webp,*/*' }],
    ['the poll of a hidden tab', 'GET', '/api/user.php', fetched('same-origin', 'cors', 'empty')],
  ])('%s', (_what, method, path, headers) => expect(says(method, path, headers)).toBe(false));
});
