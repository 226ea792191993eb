import { afterEach, describe, expect, it, vi } from 'vitest';
import { LIVE_SESSION, openTestListener, type TestListenerOptions } from '~/server/http/request-listener.testing';

let listener: Awaited<ReturnType<typeof openTestListener>>;
const open = async (options?: TestListenerOptions) => (listener = await openTestListener(options));
afterEach(() => listener.close());

describe('pages with made-up URLs', () => {
  const from = (ip: string, headers: object = {}) => ({ headers: { 'x-forwarded-for': ip, ...headers } });

  it('are limited per IP address for the whole brand, and cached pages are not counted', async () => {
    await open({ proxies: ['127.0.0.1'] });
    await listener.ask('/login', from('203.0.113.9'));
    const wanted = [
      (i: number) => `/members?min_age=${i}`,
      (i: number) => `/made/up/${i}`,
      (i: number) => `/login?next=%2F${i}`,
    ];
    for (let i = 0; i < 299; i++) expect((await listener.ask(wanted[i % 3]!(i), from('203.0.113.9'))).status).toBe(200);
    const paths = ['/members?min_age=999', '/made/up/999', '/members.data', '/signup?lander=x'];
    const nowhere = ['/api/999', '/photos/made/up', '/webhooks/999', '/webhooks/payment/made/up'];
    for (const path of [...paths, ...nowhere]) {
      const refused = await listener.ask(path, from('203.0.113.9', { cookie: 'session=dead' }));
      expect(refused, path).toMatchObject({ status: 429, text: 'errors.too-many-requests\n' });
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    }
    const rendered = listener.seen.length;
    expect((await listener.ask('/login', from('203.0.113.9'))).status).toBe(200);
    expect((await listener.ask('/login?madeup=1', from('203.0.113.9'))).status).toBe(200);
    expect(listener.seen).toHaveLength(rendered);
    // A path without a form renders a page like any other.
    for (const path of ['/members', '/made/up/999'])
      expect((await listener.ask(path, { method: 'POST', ...from('203.0.113.9') })).status, path).toBe(429);
    // Forms, API calls and photos have other limits, and a member is recognised by the session.
    expect((await listener.ask('/login', { method: 'POST', ...from('203.0.113.9') })).status).toBe(200);
    expect((await listener.ask('/api/settings.php', from('203.0.113.9'))).status).toBe(200);
    const member = from('203.0.113.9', { cookie: `session=${LIVE_SESSION}` });
    expect((await listener.ask('/made/up/999', member)).status).toBe(200);
    expect((await listener.ask('/made/up/999', from('203.0.113.10'))).status).toBe(200);
  });
});

it('counts each of many simultaneous requests for a page that must not be stored', async () => {
  const waiting: (() => void)[] = [];
  await open({
    proxies: ['127.0.0.1'],
    remix: async (request) => {
      if (request.url.endsWith('/login')) await new Promise<void>((resolve) => waiting.push(resolve));
      return new Response('nowhere', { status: 404 });
    },
  });
  const headers = { 'x-forwarded-for': '203.0.113.9' };
  for (let i = 0; i < 298; i++) await listener.ask(`/made/up/${i}`, { headers });
  const all = Array.from({ length: 4 }, () => listener.ask('/login', { headers }));
  await vi.waitFor(() => expect(waiting).toHaveLength(1));
  // By now the requests that join a rendering have arrived.
  await listener.ask('/healthz');
  for (let round = 0; round < 2; round++) {
    await vi.waitFor(() => expect(waiting.length).toBeGreaterThan(0));
    for (const resolve of waiting.splice(0)) resolve();
  }
  expect((await Promise.all(all)).map(({ status }) => status).sort()).toEqual([404, 404, 429, 429]);
});
