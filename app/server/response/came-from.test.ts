import { expect, it } from 'vitest';
import type { RequestContext } from '../context/context.server';
import { cameFrom } from './came-from.server';

const origin = 'http://a.localhost';
const member = { origin, viewer: { kind: 'member' } } as RequestContext;
const visitor = { origin, viewer: { kind: 'visitor' } } as RequestContext;
const from = (referer: string | null, context = member, path = '/members/gone') =>
  cameFrom(new Request(origin + path, referer === null ? {} : { headers: { referer } }), context);

it('is the page of this brand from which a member came, with its query', () => {
  expect(from(`${origin}/members?min_age=30&page=2`)).toBe('/members?min_age=30&page=2');
  expect(from(`${origin}/chats/7`)).toBe('/chats/7');
  expect(from(`${origin}/likes/received#top`)).toBe('/likes/received');
});

it.each([
  ['nothing was said', null],
  ['it is no URL', 'members'],
  ['it is another site', 'http://b.localhost/members'],
  ['it is another port', 'http://a.localhost:81/members'],
  ['it is the same page', `${origin}/members/gone`],
  ['it is the same page with another query', `${origin}/members/gone?as=premium`],
  ['it is the login', `${origin}/login?next=%2Fmembers`],
  ['it is a one-time link', `${origin}/q7p2m9x4k1`],
  ['it only begins like a place', `${origin}/membership`],
  ['it would lead to another site', `${origin}//b.localhost/members`],
])('is unknown if %s', (_, referer) => {
  expect(from(referer)).toBeUndefined();
});

it('is unknown for visitors, whose pages may be cached', () => {
  expect(from(`${origin}/members`, visitor)).toBeUndefined();
});

it('does not lead a data request back to its own page', () => {
  expect(from(`${origin}/members/gone`, member, '/members/gone.data')).toBeUndefined();
  expect(from(`${origin}/members`, member, '/members/gone.data')).toBe('/members');
});
