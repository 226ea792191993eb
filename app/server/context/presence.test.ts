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

describe('a person is there', () => {
  it.each<[string, string, string, Record<string, string>]>([
    ['a page they went to', 'GET', '/members', fetched('same-origin', 'navigate', 'document', '?1')],
    ['a page a form led to', 'GET', '/chats', fetched('same-origin', 'navigate', 'document')],
    ['a link in webmail', 'GET', '/chats', fetched('cross-site', 'navigate', 'document', '?1')],
    ['a typed address', 'GET', '/', fetched('none', 'navigate', 'document', '?1')],
    ['the next page of an open one', 'GET', '/members.data', fetched('same-origin', 'cors', 'empty')],
    ['a page for a browser that says nothing', 'GET', '/members', { accept: 'text/html' }],
    ['something done', 'POST', '/api/typing.php', fetched('same-origin', 'cors', 'empty')],
    ['a form without JavaScript', 'POST', '/members/x', { accept: 'text/html' }],
    ['the stream of a page in sight', 'GET', '/api/events', fetched('same-origin', 'cors', 'empty')],
    ['the poll of a page in sight', 'GET', '/api/user.php', { 'sec-fetch-site': 'same-origin', 'x-page': 'visible' }],
  ])('%s', (_what, method, path, headers) => expect(says(method, path, headers)).toBe(true));
});

describe('nobody need be there', () => {
  it.each<[string, string, string, Record<string, string>]>([
    [
      'a page fetched ahead',
      'GET',
      '/members',
      { ...fetched('same-origin', 'cors', 'empty'), 'sec-purpose': 'prefetch' },
    ],
    ['data fetched ahead', 'GET', '/members.data', { ...fetched('same-origin', 'cors', 'empty'), purpose: 'prefetch' }],
    [
      'a page rendered ahead',
      'GET',
      '/',
      { ...fetched('none', 'navigate', 'document', '?1'), 'sec-purpose': 'prefetch;prerender' },
    ],
    ['a frame elsewhere', 'GET', '/members', fetched('cross-site', 'navigate', 'iframe', '?1')],
    ['a picture elsewhere', 'GET', '/members', fetched('cross-site', 'no-cors', 'image')],
    ['a redirect elsewhere', 'GET', '/members', fetched('cross-site', 'navigate', 'document')],
    ['a stream elsewhere', 'GET', '/api/events', fetched('cross-site', 'cors', 'empty')],
    ['a frame of our own', 'GET', '/members', fetched('same-origin', 'navigate', 'iframe')],
    ['a picture of our own', 'GET', '/photos/x.webp', fetched('same-origin', 'no-cors', 'image')],
    ['a picture, by a browser that says nothing', 'GET', '/photos/x.webp', { accept: 'image/webp,*/*' }],
    ['the poll of a hidden tab', 'GET', '/api/user.php', fetched('same-origin', 'cors', 'empty')],
  ])('%s', (_what, method, path, headers) => expect(says(method, path, headers)).toBe(false));
});
