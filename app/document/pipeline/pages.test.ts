import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { marketJson } from '~/tenancy/tenant.testing';
import { LIVE_SESSION, openTestListener, type TestListenerOptions } from '~/server/http/request-listener.testing';
import { html, short, withCookies } from './pages.testing';

const HTML = { accept: 'text/html' };
const LONG = '.'.repeat(2000);
let listener: Awaited<ReturnType<typeof openTestListener>>;
const open = async (options?: TestListenerOptions) => (listener = await openTestListener(options));
afterEach(() => listener.close());

describe('a logged-out page', () => {
  it('is rendered once and sent to everybody byte for byte', async () => {
    await open();
    const responses = [await listener.ask('/', { headers: HTML }), await listener.ask('/', { headers: HTML })];
    expect(responses[0]!.text).toContain('page 1');
    expect(responses[1]!.body.equals(responses[0]!.body)).toBe(true);
    expect(listener.seen).toHaveLength(1);
    expect(listener.counted).toEqual(['page 200', 'memory 200']);
    expect(responses[1]!.headers).toMatchObject({
      'cache-control': 'private, no-cache',
      vary: 'Accept-Encoding, Cookie, Accept-Language',
    });
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('is the same page in %s', async (encoding, unpack) => {
    await open();
    const plain = await listener.ask('/');
    const packed = await listener.ask('/', { headers: { 'accept-encoding': encoding } });
    expect(packed.headers['content-encoding']).toBe(encoding);
    expect(unpack(packed.body).equals(plain.body)).toBe(true);
    expect(packed.headers['content-length']).toBe(String(packed.body.length));
  });

  it('comes from the cache for HEAD too, without a body', async () => {
    await open();
    const page = await listener.ask('/');
    const head = await listener.ask('/', { method: 'HEAD' });
    expect(head.body).toHaveLength(0);
    expect(head.headers['content-length']).toBe(String(page.body.length));
    expect(listener.seen).toHaveLength(1);
  });

  it('with the choices of one visitor on a lander is rendered for that visitor, whatever is cached', async () => {
    await open();
    await listener.ask('/signup', { headers: HTML });
    for (const search of ['?lander=x&like=1', '?lander=x&like=1', '?region=NL-ZH']) {
      const own = await listener.ask(`/signup${search}`, { headers: HTML });
      expect(own.headers['cache-control']).toBe('private, no-store');
    }
    expect(listener.seen.map(({ url }) => new URL(url).search)).toEqual([
      '',
      '?lander=x&like=1',
      '?lander=x&like=1',
      '?region=NL-ZH',
    ]);
    expect(listener.counted.filter((kind) => kind.startsWith('memory'))).toEqual([]);
  });

  it('that must not be stored is rendered for everybody', async () => {
    const person = `/members/${'m'.repeat(26)}/landing`;
    await open({ remix: () => html(LONG, { headers: { 'Cache-Control': 'private, no-store' } }) });
    for (let visit = 0; visit < 2; visit++) {
      expect((await listener.ask(person, { headers: HTML })).headers['cache-control']).toBe('private, no-store');
    }
    expect(listener.counted).toEqual(['page 200', 'page 200']);
  });

  it('is not sent again to clients that have it', async () => {
    await open();
    const { etag } = (await listener.ask('/')).headers;
    const again = await listener.ask('/', { headers: { 'if-none-match': `"other", ${etag}` } });
    expect(again).toMatchObject({ status: 304, body: Buffer.alloc(0), headers: { etag } });
    expect(again.headers['content-security-policy']).toBeUndefined();
    expect((await listener.ask('/', { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
  });

  it.each([
    ['language', () => ({ headers: { cookie: 'locale=en' } })],
    ['dismissed entry warning', () => ({ headers: { cookie: 'hide-site-entry=1' } })],
    ['theme', () => ({ headers: { cookie: 'theme=dark' } })],
    ['chosen country', () => ({ headers: { cookie: 'country=NL' } })],
    ['brand', () => ({ host: 'boreas.localhost' })],
    ['country', () => void (listener.country.value = 'DE')],
  ])('differs by %s', async (_what, change) => {
    await open({ tenant: { countries: ['NL', 'BE'], markets: { NL: marketJson(), BE: marketJson() } } });
    listener.country.value = 'BE';
    const before = { headers: HTML };
    const first = await listener.ask('/', before);
    expect((await listener.ask('/', before)).text).toBe(first.text);
    const after = { ...before, ...change() };
    const second = await listener.ask('/', { ...after, headers: { ...before.headers, ...after.headers } });
    expect(second.text).not.toBe(first.text);
    listener.country.value = 'BE';
    expect((await listener.ask('/', before)).text).toBe(first.text);
  });

  it('differs by the country of the IP address even if language and choice stay the same', async () => {
    await open({ tenant: { countries: ['NL', 'BE'], markets: { NL: marketJson(), BE: marketJson() } } });
    const ask = async (country: string) => {
      listener.country.value = country;
      return (await listener.ask('/', { headers: { ...HTML, cookie: 'locale=nl' } })).text;
    };
    const [dutch, belgian] = [await ask('NL'), await ask('BE')];
    expect(belgian).not.toBe(dutch);
    expect([await ask('NL'), await ask('BE')]).toEqual([dutch, belgian]);
  });

  it('differs by whether its language was chosen, for that language only', async () => {
    await open({ tenant: { domain_language: 'nl-NL' } });
    const ask = async (cookie?: string) =>
      (await listener.ask('/', { headers: { ...HTML, ...(cookie && { cookie }) } })).text;
    const plain = await ask();
    expect(await ask('locale=xx'), 'no language').toBe(plain);
    const chosen = await ask('locale=nl');
    expect(chosen).not.toBe(plain);
    expect(await ask('locale=nl')).toBe(chosen);
    expect(await ask()).toBe(plain);
    expect(listener.seen).toHaveLength(2);
  });

  it('takes an unknown theme as no choice, and adds no cache entry for it', async () => {
    await open({ remix: (_request, context) => html(context.cookie('theme') ?? 'none') });
    const ask = async (theme: string) => (await listener.ask('/', { headers: { cookie: `theme=${theme}` } })).text;
    expect(await ask('lightning')).not.toBe('light');
    expect(await ask('light')).toBe('light');
    // An unknown value adds no entry to the cache: it gets the page without a choice.
    await ask('x');
    expect(listener.seen).toHaveLength(2);
  });

  it('contains no ids of the first visitor, from query, cookie or referring page', async () => {
    await open({ tenant: { signups: 'with_trafficsource' } });
    const cookie = 'traffic=network%3Dsecret%26sub1%3Dsecret; other=secret';
    await listener.ask('/?ref=secret&sub1=secret&madeup=secret', {
      headers: { ...HTML, cookie, referer: 'http://aurea.localhost/?sub1=secret' },
    });
    const { url, cookie: sent, context } = listener.seen[0]!;
    const known = [url, sent, JSON.stringify(context.tracking), context.cookie('traffic'), context.userAgent].join(' ');
    expect(known).not.toContain('secret');
    expect(url).toBe('http://aurea.localhost/');
    expect(context.tracking.network).toBe('known');
    await listener.ask('/?network=other&notice=x', { headers: HTML });
    expect(listener.seen).toHaveLength(1);
    await listener.ask('/?madeup=x', { headers: HTML });
    expect(listener.seen[1]!.context.tracking.network).toBeNull();
  });

  it('is rendered for each value of a query that it depends on, and not cached for an overlong one', async () => {
    await open();
    const paths = [
      '/members?page=2',
      '/members?page=3',
      '/members?page=2&utm=1',
      `/members?country=${'x'.repeat(200)}`,
    ];
    for (const path of [...paths, ...paths]) await listener.ask(path);
    expect(listener.seen.map(({ url }) => new URL(url).search.slice(0, 9))).toEqual([
      '?page=2',
      '?page=3',
      '?country=',
      '?country=',
    ]);
  });

  it('is rendered for a member, whatever is cached', async () => {
    await open({ remix: (_request, context) => html(`${context.viewer.kind} ${LONG}`) });
    await listener.ask('/');
    const headers = { cookie: `session=${LIVE_SESSION}` };
    const member = await listener.ask('/', { headers });
    expect(member.text).toContain('member');
    expect(member.headers['cache-control']).toBe('private, no-store');
    expect((await listener.ask('/')).text).toContain('visitor');
    // A session that has ended costs a rendering, but its response is never cached for others.
    await listener.ask('/', { headers: { cookie: 'session=dead' } });
    expect(listener.seen).toHaveLength(3);
  });
});

describe('what is never cached', () => {
  it('a response that sets cookies: each visitor gets all of their own, with those of the request listener', async () => {
    let count = 0;
    await open({
      tenant: { signups: 'with_trafficsource' },
      remix: () => html(LONG, { headers: withCookies(`a=${++count}`, `b=${count}`) }),
    });
    const path = '/login?network=adnet';
    expect((await listener.ask(path, { headers: HTML })).headers['set-cookie']?.map(short)).toEqual([
      'traffic=network%3Dadnet',
      'a=1',
      'b=1',
    ]);
    expect((await listener.ask(path)).headers['set-cookie']).toEqual(['a=2', 'b=2']);
  });

  it.each([404, 302, 500])('a response with status %d', async (status) => {
    await open({ remix: () => html(LONG, { status, headers: { Location: '/x' } }) });
    expect((await listener.ask('/login')).status).toBe(status);
    expect((await listener.ask('/login')).status).toBe(status);
    expect(listener.seen).toHaveLength(2);
  });

  it('a page of a brand that has changed since', async () => {
    await open();
    const first = await listener.ask('/');
    listener.tenants[0] = { ...listener.tenants[0]!, version: 'next' };
    expect((await listener.ask('/')).text).not.toBe(first.text);
  });

  it('a page that must not be stored, a form, a resource', async () => {
    await open();
    for (const path of ['/premium', '/api/user.php']) {
      await listener.ask(path);
      await listener.ask(path);
    }
    await listener.ask('/login', { method: 'POST' });
    await listener.ask('/login', { method: 'POST' });
    expect(listener.seen).toHaveLength(6);
  });
});
