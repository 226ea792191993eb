import { request as httpRequest, type IncomingMessage } from 'node:http';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { everybody } from '../api/api-call';
import { AUREA, LIVE_SESSION, openTestListener, type TestListenerOptions } from './request-listener.testing';
import { notifyMember } from '../events/publish';

const HTML = { accept: 'text/html' };
let listener: Awaited<ReturnType<typeof openTestListener>>;
const open = async (options?: TestListenerOptions) => (listener = await openTestListener(options));
afterEach(() => listener.close());

describe('hosts', () => {
  it('is healthy on any host, and ready only when the database is', async () => {
    const database: { silent?: string } = {};
    await open({ listener: { whyNotReady: async () => database.silent } });
    for (const host of ['aurea.localhost', 'nobody.example', 'mal/formed'])
      expect(await listener.ask('/healthz', { host })).toMatchObject({ status: 200, text: 'ok\n' });
    expect((await listener.ask('/readyz')).status).toBe(200);
    database.silent = 'the database does not answer';
    expect(await listener.ask('/readyz')).toMatchObject({
      status: 503,
      text: 'not ready: the database does not answer\n',
      headers: { 'retry-after': '1' },
    });
    expect((await listener.ask('/healthz')).status).toBe(200);
  });

  it('refuses a malformed host and passes an unknown one on, with the basic headers on both', async () => {
    await open();
    for (const [host, status] of [
      ['a b', 400],
      ['user@aurea.localhost', 400],
      ['nobody.example', 421],
    ] as const) {
      const response = await listener.ask('/', { host });
      expect(response.status).toBe(status);
      expect(response.headers['x-content-type-options']).toBe('nosniff');
    }
    expect(listener.seen).toEqual([]);
    expect(listener.counted).toEqual(['refused 400', 'refused 400', 'unknown-host 421']);
  });

  it('finds the brand whatever the case and port of the host', async () => {
    await open({ listener: {} });
    await listener.ask('/chats', { host: 'BOREAS.localhost', method: 'POST' });
    expect(listener.seen[0]?.context.tenant.slug).toBe('boreas');
  });

  it('redirects readers of an extra host permanently, with path and query; a form is accepted where it is', async () => {
    await open();
    const host = 'old-aurea.localhost';
    const moved = await listener.ask('/members?page=2', { host, headers: HTML });
    expect(moved).toMatchObject({ status: 308, headers: { location: `${AUREA}/members?page=2` } });
    expect((await listener.ask('/login', { host, method: 'POST' })).status).toBe(200);
  });

  it('takes scheme and host from a trusted proxy, and from nobody else', async () => {
    const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'boreas.localhost', ...HTML };
    await open({ proxies: ['127.0.0.1'] });
    const trusted = await listener.ask('/', { headers });
    expect(trusted.headers).toMatchObject({ location: 'http://boreas.localhost/' });
    expect(trusted.headers['strict-transport-security']).toContain('max-age');
    await listener.close();
    await open();
    const direct = await listener.ask('/', { headers });
    expect(direct.status).toBe(200);
    expect(direct.headers['strict-transport-security']).toBeUndefined();
    expect(listener.seen[0]?.context.tenant.slug).toBe('aurea');
  });
});

describe('rejected requests', () => {
  it.each([
    '/api/logout.php',
    '/api/LOGOUT.php',
    '/api/logout.php/',
    '/api/logout%2Ephp',
    '/api/logout.php.data',
    '//x/api/logout.php',
    '/api/auto-like.php',
  ])('include those of other sites that log a member out through %s', async (path) => {
    const call = everybody({ call: () => 'done' });
    await open({ api: { '/api/logout.php': { GET: call }, '/api/auto-like.php': { GET: call } } });
    const ask = (site: string) =>
      listener.ask(path, { headers: { cookie: `session=${LIVE_SESSION}`, 'sec-fetch-site': site } });
    expect((await ask('cross-site')).text).not.toBe('"done"');
    // From a page of the same origin the path leads to the call, so the refusal above was not for a path that does not
    // exist.
    expect((await ask('same-origin')).text).toMatch(path.startsWith('//') ? /^page/ : /^"done"$/);
  });

  it('say which methods are allowed', async () => {
    await open();
    const response = await listener.ask('/', { method: 'TRACE' });
    expect(response).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD, POST, PUT, DELETE' } });
  });

  it('are cut off if the body is too large, before it is read', async () => {
    await open();
    const headers = { 'sec-fetch-site': 'same-origin', 'content-length': '99999999' };
    const status = await new Promise((resolve, reject) => {
      const request = httpRequest({
        port: listener.port,
        method: 'POST',
        path: '/login',
        headers: { host: 'aurea.localhost', ...headers },
      });
      request.on('response', (response) => {
        expect(response.headers.connection).toBe('close');
        resolve(response.statusCode);
        request.destroy();
      });
      request.on('error', reject);
      request.flushHeaders();
    });
    expect(status).toBe(413);
    expect(listener.seen).toEqual([]);
  });

  it('have the id in their response under which they are logged', async () => {
    await open();
    const response = await listener.ask('/chats');
    expect(response.headers['x-request-id']).toBe(listener.seen[0]?.context.requestId);
    expect((await listener.ask('/', { method: 'TRACE' })).headers['x-request-id']).toHaveLength(26);
  });
});

describe('static files', () => {
  it('come before pages, for reading only', async () => {
    await open({ files: { 'assets/app-1.js': 'let a' } });
    const response = await listener.ask('/assets/app-1.js');
    expect(response).toMatchObject({ status: 200, text: 'let a' });
    expect(response.headers['cache-control']).toContain('immutable');
    expect(listener.seen).toEqual([]);
    await listener.ask('/assets/app-1.js', { method: 'POST' });
    expect(listener.seen).toHaveLength(1);
    expect(listener.counted).toEqual(['static 200', 'page 200']);
  });
});

describe('the event stream', () => {
  it('makes a browser without a valid session stop reconnecting', async () => {
    await open();
    expect((await listener.ask('/api/events')).status).toBe(204);
    expect((await listener.ask('/api/events', { headers: { cookie: 'session=dead' } })).status).toBe(204);
    expect(listener.streams.size).toBe(0);
  });

  it('carries the live events of its member only, and ends when the page is left', async () => {
    await open();
    const stream = await openStream();
    let text = '';
    stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
    await vi.waitFor(() => expect(text).toContain('event: hello'));
    const context = (id: number) => ({ ports: { events: listener.events }, tenant: { id } });
    notifyMember(context(2), 'm1', { kind: 'like' });
    notifyMember(context(1), 'm2', { kind: 'match' });
    notifyMember(context(1), 'm1', { kind: 'message', conversation: 'c', seq: 7 });
    await vi.waitFor(() => expect(text).toContain('data: {"kind":"message","conversation":"c","seq":7}\n\n'));
    expect(text).not.toMatch(/like|match/);
    stream.destroy();
    await vi.waitFor(() => expect(listener.streams.size).toBe(0));
  });

  function openStream(): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      const headers = { host: 'aurea.localhost', cookie: `session=${LIVE_SESSION}` };
      httpRequest({ port: listener.port, path: '/api/events', headers }, resolve).on('error', reject).end();
    });
  }
});

describe('an unexpected error', () => {
  // covers S8-032
  it('is a 500 without details, and logged', async () => {
    await open({ remix: () => Promise.reject(new Error('the secret reason')) });
    const response = await listener.ask('/chats');
    expect(response).toMatchObject({ status: 500, text: 'Error\n' });
    expect(listener.logged).toMatchObject([{ level: 'error', message: 'request failed outside the pages' }]);
    expect(listener.counted).toEqual(['error 500']);
  });

  it('is a 503 if the database is unavailable, in the reader’s language', async () => {
    const lost = Object.assign(new Error('gone'), { code: 'PROTOCOL_CONNECTION_LOST' });
    await open({ remix: () => Promise.reject(lost) });
    const page = await listener.ask('/chats', { headers: { ...HTML, 'accept-language': 'nl' } });
    expect(page).toMatchObject({ status: 503, text: 'aurea nl failed', headers: { 'retry-after': '5' } });
    expect(page.headers['content-security-policy']).toBe("default-src 'none'");
    const client = await listener.ask('/api/chats.php', { headers: HTML });
    expect(client.headers).toMatchObject({ 'retry-after': '5', 'content-type': 'application/json; charset=utf-8' });
    expect(JSON.parse(client.text)).toEqual({ error: { code: 'errors.try-again-later', values: { retry_after: 5 } } });
    expect(await listener.ask('/photos/x')).toMatchObject({ status: 503, headers: { 'retry-after': '5' } });
    expect(listener.counted).toEqual(['error 503', 'error 503', 'error 503']);
  });

  it('breaks off a response that fails half-way, so that nobody takes it for complete', async () => {
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(Buffer.from('half')),
      pull: (controller) => controller.error(new Error('disk')),
    });
    await open({ remix: () => new Response(body, { headers: { 'Content-Type': 'image/webp' } }) });
    await expect(listener.ask('/photos/x')).rejects.toThrow();
    expect(listener.logged).toHaveLength(1);
  });
});
