import { afterEach, expect, it } from 'vitest';
import { LIVE_SESSION, openTestListener, type Ask } from '../request-listener.testing';

let listener: Awaited<ReturnType<typeof openTestListener>>;
afterEach(() => listener.close());

const LINK = `/${'u'.repeat(43)}`;
/** The listener of the tests takes a link for one that unsubscribes by its first letter. */
const OTHER = `/${'p'.repeat(43)}`;
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const FOREIGN = { ...FORM, 'sec-fetch-site': 'cross-site', origin: 'https://webmail.example' };
const CHUNKED = { ...FORM, 'transfer-encoding': 'chunked' };
const BODY = 'List-Unsubscribe=One-Click';
const LONG = { 'content-length': String(BODY.length) };

const followed = () => listener.seen.filter(({ method }) => method === 'ONE-CLICK');
async function post(path: string, headers: Ask['headers'], body = BODY) {
  listener = await openTestListener();
  return (await listener.ask(path, { method: 'POST', headers, body })).status;
}

it.each([
  ['another page', { ...FOREIGN, ...LONG }],
  ['a page without an origin', { ...FORM, ...LONG, origin: 'null' }],
  ['chunks', CHUNKED],
  ['chunks of another page', { ...FOREIGN, 'transfer-encoding': 'chunked' }],
])('one click is followed from %s, and without any cookie', async (_, headers) => {
  expect(await post(LINK, { ...headers, cookie: `session=${LIVE_SESSION}` })).toBe(200);
  expect(followed()).toMatchObject([{ url: LINK.slice(1), cookie: null, context: { viewer: { kind: 'visitor' } } }]);
});

it.each([
  ['another path', '/login', { ...FOREIGN, ...LONG }, BODY, 403],
  ['a longer path', `${LINK}/x`, { ...FOREIGN, ...LONG }, BODY, 403],
  ['other words', LINK, { ...FOREIGN, 'content-length': '3' }, 'a=b', 403],
  ['another type', LINK, { ...FOREIGN, ...LONG, 'content-type': 'text/plain' }, BODY, 403],
  ['chunks of other words', LINK, CHUNKED, 'a=b', 411],
  ['chunks elsewhere', '/login', CHUNKED, BODY, 411],
  ['more than such a click needs', LINK, CHUNKED, `${BODY}&x=${'y'.repeat(9000)}`, 413],
] as const)('%s stays refused', async (_, path, headers, body, status) => {
  expect(await post(path, headers, body)).toBe(status);
  expect(listener.seen).toEqual([]);
});

it('a link of another kind stays refused', async () => {
  expect(await post(OTHER, { ...FOREIGN, ...LONG })).toBe(403);
  expect(listener.seen.map(({ method }) => method)).toEqual(['ONE-CLICK']);
});

it('a browser that shows the link itself goes on to its page', async () => {
  expect(
    await post(LINK, { ...FORM, ...LONG, 'sec-fetch-site': 'same-origin', origin: 'http://aurea.localhost' }),
  ).toBe(200);
  expect(listener.seen.map(({ method }) => method)).toEqual(['POST']);
});
