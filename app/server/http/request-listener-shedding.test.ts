import { request as httpRequest } from 'node:http';
import { afterEach, expect, it, vi } from 'vitest';
import { LIVE_SESSION, openTestListener, type TestListenerOptions } from './request-listener.testing';
import { starvedResponse } from '../overload/overloaded';
import { CONCURRENCY, Shedder } from '../overload/shed';

const HTML = { accept: 'text/html' };
let listener: Awaited<ReturnType<typeof openTestListener>>;
const open = async (options?: TestListenerOptions) => (listener = await openTestListener(options));
afterEach(() => listener.close());

/**
 * Opens a listener whose pages are finished when the test says so. The clock stands still, so no request waits for too
 * long.
 */
async function openBusy() {
  const waiting: (() => void)[] = [];
  const gate = { open: true };
  const shedder = new Shedder({ now: () => 0 });
  await open({
    shedder,
    files: { 'assets/app-1.js': 'let a' },
    remix: async (request) => {
      await request.arrayBuffer();
      if (!gate.open && !/webhooks|__manifest/.test(request.url))
        await new Promise<void>((resolve) => waiting.push(resolve));
      return new Response('page', { headers: { 'Content-Type': 'text/html' } });
    },
  });
  return {
    hold: () => (gate.open = false),
    letGo: () => {
      gate.open = true;
      for (const resolve of waiting.splice(0)) resolve();
    },
    working: () => waiting.length,
    queued: () => shedder.waiting,
  };
}

const member = { cookie: `session=${LIVE_SESSION}` };

it('refuses what cannot be served in time, in the reader’s language, with Retry-After', async () => {
  const { hold, letGo, working } = await openBusy();
  await listener.ask('/login', { headers: HTML });
  hold();
  const all = Array.from({ length: 150 }, () => listener.ask('/chats', { headers: { ...HTML, ...member } }));
  const answered = () => listener.counted.filter((kind) => kind === 'shed 503').length;
  await vi.waitFor(() => expect(answered()).toBeGreaterThan(90), { timeout: 10_000 });
  expect(working()).toBe(CONCURRENCY);
  // While everything that was let in is held: nobody waits for a refusal.
  const page = await listener.ask('/members?min_age=44', { headers: { ...HTML, 'accept-language': 'nl' } });
  expect(page).toMatchObject({ status: 503, text: 'aurea nl busy', headers: { 'cache-control': 'private, no-store' } });
  expect(Number(page.headers['retry-after'])).toBeGreaterThan(0);
  const client = await listener.ask('/members.data', { headers: member });
  expect(JSON.parse(client.text)).toMatchObject({ error: { code: 'errors.busy' } });
  // Never refused: health checks, the payment provider, static files, the manifest of routes and cached pages.
  expect((await listener.ask('/healthz')).status).toBe(200);
  expect((await listener.ask('/readyz')).status).toBe(200);
  expect((await listener.ask('/webhooks/payment/sandbox', { method: 'POST' })).status).toBe(200);
  expect((await listener.ask('/assets/app-1.js')).status).toBe(200);
  expect((await listener.ask('/__manifest?p=%2Fchats&version=1', { headers: member })).status).toBe(200);
  expect((await listener.ask('/login', { headers: HTML })).status).toBe(200);
  expect(listener.counted.at(-1)).toBe('memory 200');
  letGo();
  const statuses = (await Promise.all(all)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
  // Shedding is not a failure, so nothing is logged as one.
  expect(listener.logged).toEqual([]);
});

it('is not held up by incomplete bodies', async () => {
  await open();
  const slow = Array.from({ length: 12 }, () => {
    const headers = {
      host: 'aurea.localhost',
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': '10',
    };
    const request = httpRequest({
      port: listener.port,
      method: 'POST',
      path: '/login',
      headers: { ...headers, 'sec-fetch-site': 'same-origin' },
    });
    request.on('error', () => {}).write('a=');
    return request;
  });
  await vi.waitFor(() => expect(listener.seen.length).toBeGreaterThan(0));
  expect((await listener.ask('/chats', { headers: member })).status).toBe(200);
  for (const request of slow) request.destroy();
});

it('an unread body does not jump the queue: reading has no turn, and its cost is measured', async () => {
  const { hold, letGo, working } = await openBusy();
  hold();
  const headers = { ...HTML, ...member };
  const all = Array.from({ length: 12 }, () =>
    listener.ask('/chats', { headers: { ...headers, 'content-length': 1 }, body: 'x' }),
  );
  await vi.waitFor(() => expect(working()).toBeGreaterThan(0));
  // Gives all of them time to arrive.
  for (let i = 0; i < 5; i++) await listener.ask('/healthz');
  expect(working()).toBe(CONCURRENCY);
  letGo();
  await Promise.all(all);
});

it('a file has no turn once it is received: it waits for the process that decodes, which holds up nobody', async () => {
  const { hold, letGo, working } = await openBusy();
  hold();
  const file = {
    'content-type': 'multipart/form-data; boundary=b',
    'content-length': 1,
    'sec-fetch-site': 'same-origin',
    ...member,
  };
  const all = Array.from({ length: 28 }, () =>
    listener.ask('/profile/photos', { method: 'POST', headers: file, body: 'x' }),
  );
  await vi.waitFor(() => expect(working()).toBe(28));
  const page = listener.ask('/chats', { headers: { ...HTML, ...member } });
  await vi.waitFor(() => expect(working()).toBe(29));
  letGo();
  expect(new Set((await Promise.all([...all, page])).map(({ status }) => status))).toEqual(new Set([200]));
});

it('opening a stream waits for its turn like any poll, and an open one needs none', async () => {
  const { hold, letGo, working, queued } = await openBusy();
  const streams = Array.from({ length: CONCURRENCY + 3 }, () => openStream());
  for (const { opened } of streams) expect(await opened).toBe(200);
  hold();
  // Enough work that a poll would wait for too long, but not a form.
  const all = Array.from({ length: 160 }, () => listener.ask('/login', { method: 'POST' }));
  await vi.waitFor(() => expect(working() + queued()).toBe(160), { timeout: 4000 });
  const refused = await listener.ask('/api/events', { headers: member });
  expect(refused).toMatchObject({ status: 503, headers: { 'retry-after': expect.stringMatching(/^\d+$/) } });
  // A request without a session is refused at once, since that costs nothing.
  expect((await listener.ask('/api/events')).status).toBe(204);
  letGo();
  await Promise.all(all);
  for (const { request } of streams) request.destroy();
});

it('a made-up session does not count as a member’s and is refused before real ones', async () => {
  const { hold, letGo, working, queued } = await openBusy();
  const madeUp = { headers: { ...HTML, cookie: 'session=made-up' } };
  for (const path of ['/chats', '/credits']) expect((await listener.ask(path, madeUp)).status).toBe(200);
  hold();
  // Enough work that a visitor would wait for too long, but not a member.
  const all = Array.from({ length: 45 }, () => listener.ask('/chats', { headers: { ...HTML, ...member } }));
  await vi.waitFor(() => expect(working() + queued()).toBe(45));
  for (const path of ['/chats', '/credits', '/members.data'])
    expect((await listener.ask(path, madeUp)).status).toBe(503);
  all.push(listener.ask('/credits', { headers: { ...HTML, ...member } }));
  await vi.waitFor(() => expect(working() + queued()).toBe(46));
  letGo();
  expect(new Set((await Promise.all(all)).map(({ status }) => status))).toEqual(new Set([200]));
});

it('renders no page for a client that has left', async () => {
  const { hold, letGo, working, queued } = await openBusy();
  hold();
  const all = Array.from({ length: CONCURRENCY }, () => listener.ask('/chats', { headers: member }));
  await vi.waitFor(() => expect(working()).toBe(CONCURRENCY));
  const { request } = openStream('/chats');
  await vi.waitFor(() => expect(queued()).toBe(1));
  request.destroy();
  // The server notices the closed connection before it reads this request.
  await listener.ask('/healthz');
  letGo();
  await Promise.all(all);
  await vi.waitFor(() => expect(listener.counted.some((kind) => kind.startsWith('gone'))).toBe(true));
  expect(listener.seen).toHaveLength(CONCURRENCY);
});

function openStream(path = '/api/events') {
  const headers = { host: 'aurea.localhost', ...member };
  const request = httpRequest({ port: listener.port, path, headers });
  const opened = new Promise<number>((resolve) => request.once('response', ({ statusCode }) => resolve(statusCode!)));
  request.on('error', () => {}).end();
  return { request, opened };
}

it('a page that was not finished in time is a 503, not a 500 and not logged as a bug', async () => {
  await open({ remix: () => starvedResponse() });
  const response = await listener.ask('/chats', { headers: { ...HTML, ...member } });
  expect(response).toMatchObject({ status: 503, text: 'aurea nl busy', headers: { 'retry-after': '2' } });
  expect((await listener.ask('/members', { headers: HTML })).status).toBe(503);
  expect(listener.logged).toEqual([]);
});
