import { afterEach, describe, expect, it } from 'vitest';
import { AUREA, LIVE_SESSION, openTestListener, type TestListenerOptions } from './request-listener.testing';

const HTML = { accept: 'text/html' };
const MEMBER_ID = 'a'.repeat(26);
let listener: Awaited<ReturnType<typeof openTestListener>>;
const open = async (options?: TestListenerOptions) => (listener = await openTestListener(options));
afterEach(() => listener.close());

describe('tracking', () => {
  it('records the click of a document, not of a script or a form', async () => {
    await open();
    await listener.ask('/?network=adnet&ref=7', { headers: HTML });
    await listener.ask('/?network=adnet', { headers: { accept: '*/*' } });
    await listener.ask('/?network=adnet', { method: 'POST', headers: HTML });
    await listener.ask('/', { headers: HTML });
    expect(listener.clicks).toEqual([{ slug: 'aurea', search: '?network=adnet&ref=7' }]);
  });

  it.each([
    [{ signups: 'with_trafficsource' }, true],
    [{ logged_out_search: 'limited', logged_out_search_trafficsource: 'all' }, true],
    [{}, false],
  ])('stores the source in a cookie only if access depends on it: %j %s', async (tenant, remembered) => {
    await open({ tenant });
    const response = await listener.ask('/?network=adnet&sub1=x', { headers: HTML });
    const cookie = 'traffic=network%3Dadnet%26sub1%3Dx; Path=/; HttpOnly; SameSite=Lax';
    expect(response.headers['set-cookie']).toEqual(remembered ? [cookie] : undefined);
    expect((await listener.ask('/?ref=7', { headers: HTML })).headers['set-cookie']).toBeUndefined();
  });

  it('takes the ids of the referring page along to the signup', async () => {
    await open();
    const from = (referer: string, path = '/signup') => listener.ask(path, { headers: { ...HTML, referer } });
    expect(await from(`${AUREA}/?network=adnet&sub1=a%20b&x=1`)).toMatchObject({
      status: 302,
      headers: { location: '/signup?network=adnet&sub1=a+b', 'cache-control': 'no-store' },
    });
    const personal = await from(`${AUREA}/?ref=7`, `/members/${MEMBER_ID}/signup?next=%2Flikes`);
    expect(personal.headers.location).toBe(`/members/${MEMBER_ID}/signup?next=%2Flikes&ref=7`);
    const friend = await from(`${AUREA}/?network=adnet&ref=old`, '/signup?ref=7');
    expect(friend.headers.location).toBe('/signup?ref=7&network=adnet');
    expect((await from(`${AUREA}/?network=adnet&ref=old`, friend.headers.location)).status).toBe(200);
    for (const [referer, path] of [
      ['http://elsewhere.example/?network=adnet', '/signup'],
      [`${AUREA}/`, '/signup'],
      ['nonsense', '/signup'],
      [`${AUREA}/?network=adnet`, '/signup?network=own'],
      [`${AUREA}/?network=adnet`, '/api/companyinfo.php'],
    ] as const)
      expect((await from(referer, path)).status, `${referer} ${path}`).toBe(200);
  });

  it('takes them along from page to page for visitors without an account; a click is recorded once', async () => {
    await open();
    const from = (referer: string, path: string, headers = {}) =>
      listener.ask(path, { headers: { ...HTML, referer, ...headers } });
    const landing = `${AUREA}/landers/x?network=adnet&sub1=s`;
    // After a choice of language the page requests itself again, and the URL it requests has no ids.
    const again = await from(landing, '/landers/x');
    expect(again).toMatchObject({ status: 302, headers: { location: '/landers/x?network=adnet&sub1=s' } });
    await from(landing, again.headers.location!);
    const search = await from(landing, '/members?gender=female');
    expect(search.headers.location).toBe('/members?gender=female&network=adnet&sub1=s');
    await from(landing, search.headers.location!);
    expect(listener.clicks).toEqual([]);
    expect((await from(landing, '/members', { cookie: `session=${LIVE_SESSION}` })).status).toBe(200);
    await from('http://elsewhere.example/', '/members?network=adnet');
    expect(listener.clicks).toHaveLength(1);
  });

  it('takes them along with a form, keeping method and body', async () => {
    await open();
    const post = (path: string, headers = {}) =>
      listener.ask(path, {
        method: 'POST',
        headers: { ...HTML, referer: `${AUREA}/landers/x?network=adnet`, ...headers },
      });
    const sent = await post('/signup?lander=x&like=1&like=2');
    expect(sent).toMatchObject({
      status: 307,
      headers: { location: '/signup?lander=x&like=1&like=2&network=adnet', 'cache-control': 'no-store' },
    });
    expect((await post(sent.headers.location!)).status).toBe(200);
    // A script's request does not leave the page, whose URL has the ids.
    expect((await post('/signup', { accept: '*/*' })).status).toBe(200);
    expect((await post('/login')).status).toBe(200);
    expect(listener.clicks).toEqual([]);
  });
});
