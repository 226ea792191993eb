import { afterEach, describe, expect, it } from 'vitest';
import { LIVE_SESSION, onHost, openTestListener, type TestListenerOptions } from '../http/request-listener.testing';
import { Shedder, CONCURRENCY } from '../overload/shed';
import type { PlatformHost } from './host';

const HOST = 'office.localhost';
let listener: Awaited<ReturnType<typeof openTestListener>>;
const open = async (host: Partial<PlatformHost> = {}, options: TestListenerOptions = {}) => {
  const served: string[] = [];
  const serve: PlatformHost['serve'] = (request, response, facts) => {
    served.push(`${facts.method} ${request.url}`);
    response.end('served');
  };
  listener = await openTestListener({ ...options, listener: { platformHosts: onHost(HOST, { serve, ...host }) } });
  return served;
};
afterEach(() => listener.close());

const ask = (path: string, sent: Parameters<typeof listener.ask>[1] = {}) =>
  listener.ask(path, { host: `${HOST}:3000`, ...sent });

describe('a host of the platform itself', () => {
  it('gets its requests before any brand, with the headers of every response and its own name in the metrics', async () => {
    const served = await open({ kind: 'office' });
    const response = await ask('/queue?x=1');
    expect(response).toMatchObject({ status: 200, text: 'served' });
    expect(response.headers['x-content-type-options']).toBe('nosniff');
    expect(response.headers['x-request-id']).toMatch(/\S/);
    expect(served).toEqual(['GET /queue?x=1']);
    expect(listener.seen).toEqual([]);
    expect(listener.counted).toEqual(['office 200']);
  });

  it('has the guard of the brands: nothing that it refuses is served', async () => {
    const served = await open();
    const refused = [
      ['PATCH', {}, '/', 405],
      ['POST', { origin: 'http://elsewhere.example' }, '/', 403],
      ['POST', { 'sec-fetch-site': 'cross-site' }, '/', 403],
      ['GET', {}, `/${'x'.repeat(5000)}`, 414],
      ['GET', {}, '/%00', 400],
      ['POST', { 'content-length': '99999999' }, '/', 413],
    ] as const;
    for (const [method, headers, path, status] of refused)
      expect((await ask(path, { method, headers })).status, `${method} ${path.slice(0, 10)}`).toBe(status);
    expect(served).toEqual([]);
    const own = { origin: `http://${HOST}:3000`, 'sec-fetch-site': 'same-origin' };
    expect((await ask('/', { method: 'POST', headers: own })).status).toBe(200);
  });

  it('says by its own cookie who is logged in: such a request may change nothing without its origin', async () => {
    await open({ sessionCookie: 'office' });
    const post = (cookie: string) => ask('/', { method: 'POST', headers: { cookie } });
    expect((await post('office=token')).status).toBe(403);
    // That of a brand means nothing here.
    expect((await post(`session=${LIVE_SESSION}`)).status).toBe(200);
  });

  it('refuses changes over plain http in production', async () => {
    await open({}, { mode: 'production' });
    expect((await ask('/', { method: 'POST' })).status).toBe(403);
    expect((await ask('/')).status).toBe(200);
  });

  it('waits in the order of admission for what costs something, and is let in at once where nothing is said', async () => {
    const shedder = new Shedder({ now: () => 0 });
    const admitted = await Promise.all(Array.from({ length: CONCURRENCY }, () => shedder.enter('member-page')));
    const served = await open({ costOf: ({ url }) => (url.pathname === '/free' ? undefined : 'payment') }, { shedder });
    const waiting = ask('/costs');
    expect((await ask('/free')).text).toBe('served');
    expect(served).toEqual(['GET /free']);
    for (const turn of admitted) turn.leave();
    expect((await waiting).text).toBe('served');
  });
});
