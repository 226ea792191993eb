import { afterEach, describe, expect, it } from 'vitest';
import { AUREA, openTestListener, type TestListenerOptions } from './request-listener.testing';

let listener: Awaited<ReturnType<typeof openTestListener>>;
const open = async (options?: TestListenerOptions) => (listener = await openTestListener(options));
afterEach(() => listener.close());

describe('the headers of proxies', () => {
  const FORWARDED = {
    'X-Forwarded-Host': 'evil.example',
    'x-forwarded-For': '9.9.9.9',
    forwarded: 'host=evil.example',
  };

  it('reach no page if they come from a stranger: the form goes to the host it was sent to', async () => {
    await open();
    const response = await listener.ask('/login', {
      method: 'POST',
      headers: { ...FORWARDED, origin: AUREA },
      body: '',
    });
    expect(response.status).toBe(200);
    expect(
      listener.seen.map(({ url, headers }) => [url, headers.get('host'), headers.get('x-forwarded-host')]),
    ).toEqual([[`${AUREA}/login`, 'aurea.localhost', null]]);
    expect([...listener.seen[0]!.headers.keys()].filter((name) => name.includes('forwarded'))).toEqual([]);
  });

  it('set the host of the page if they come from a trusted proxy', async () => {
    await open({ proxies: ['127.0.0.1'] });
    const headers = { 'x-forwarded-host': 'boreas.localhost', origin: 'http://boreas.localhost' };
    expect((await listener.ask('/login', { method: 'POST', headers, body: '' })).status).toBe(200);
    expect(listener.seen.map((seen) => [seen.context.tenant.slug, seen.headers.get('host')])).toEqual([
      ['boreas', 'boreas.localhost'],
    ]);
  });
});

describe('in production', () => {
  it('refuses changes over plain http, and redirects readers to https', async () => {
    await open({ mode: 'production', proxies: ['127.0.0.1'] });
    const post = (proto: string) =>
      listener.ask('/login', {
        method: 'POST',
        headers: { 'x-forwarded-proto': proto, origin: `${proto}://aurea.localhost` },
        body: '',
      });
    expect(await post('http')).toMatchObject({ status: 403, text: 'Refused: https only.\n' });
    expect(listener.seen).toEqual([]);
    expect((await post('https')).status).toBe(200);
  });
});

describe('the path of a request', () => {
  it('reaches Remix as the guard saw it, however many slashes it begins with', async () => {
    await open();
    await listener.ask('//elsewhere/api/logout.php');
    expect(listener.seen.map(({ url }) => url)).toEqual([`${AUREA}/elsewhere/api/logout.php`]);
  });

  it.each(['/\\evil.example/login', '//evil.example/login', '/\\/\\evil.example/login', '/.//evil.example/login'])(
    'takes %s for a path of this brand, and a form from it for one of another site',
    async (path) => {
      await open();
      await listener.ask(path);
      expect(listener.seen.map(({ url }) => url)).toEqual([`${AUREA}/evil.example/login`]);
      const headers = { origin: 'http://evil.example', 'sec-fetch-site': 'same-origin', cookie: 'session=live' };
      expect((await listener.ask(path, { method: 'POST', headers })).status).toBe(403);
      expect(listener.seen).toHaveLength(1);
    },
  );

  it('is refused if it is malformed or of another site', async () => {
    await open();
    for (const path of ['http://evil.example/login', 'http://'])
      expect(await listener.ask(path), path).toMatchObject({ status: 400 });
    expect(await listener.ask('/', { host: 'aurea.localhost:99999' })).toMatchObject({ status: 400 });
    expect(listener.seen).toEqual([]);
  });

  it('loses the old _data parameter, about which Remix complains', async () => {
    await open();
    await listener.ask('/chats?_data=routes%2Fchats&page=2&%5Fdata=x&my_data=1');
    expect(listener.seen.map(({ url }) => url)).toEqual([`${AUREA}/chats?page=2&my_data=1`]);
  });

  it('may be the absolute URL of the own site', async () => {
    await open();
    await listener.ask(`${AUREA}/chats`);
    expect(listener.seen[0]?.url).toBe(`${AUREA}/chats`);
  });
});
