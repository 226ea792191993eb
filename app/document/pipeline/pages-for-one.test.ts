import { request as httpRequest } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openTestListener, type TestListenerOptions } from '~/server/http/request-listener.testing';
import { html, short, withCookies } from './pages.testing';

const HTML = { accept: 'text/html' };
const LONG = '.'.repeat(2000);
let listener: Awaited<ReturnType<typeof openTestListener>>;
const open = async (options?: TestListenerOptions) => (listener = await openTestListener(options));
afterEach(() => listener.close());

describe('a response for one person', () => {
  const ask = (headers: Record<string, string> = {}, method = 'GET') => listener.ask('/premium', { headers, method });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('is compressed with %s if that pays', async (encoding, unpack) => {
    await open({ remix: () => html(LONG) });
    const response = await ask({ 'accept-encoding': encoding });
    expect(unpack(response.body).toString()).toBe(LONG);
    expect(response.headers).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding' });
  });

  it('is unchanged if it is small, already compressed, or of a kind that does not shrink', async () => {
    const responses = [
      html('short'),
      html('packed elsewhere', { headers: { 'Content-Encoding': 'zstd' } }),
      new Response(LONG, { headers: { 'Content-Type': 'image/webp' } }),
    ];
    await open({ remix: () => responses.shift()! });
    const bodies = [];
    for (let i = 0; i < 3; i++) {
      const response = await ask({ 'accept-encoding': 'gzip' });
      bodies.push([response.headers['content-encoding'], response.text]);
    }
    expect(bodies).toEqual([
      [undefined, 'short'],
      ['zstd', 'packed elsewhere'],
      [undefined, LONG],
    ]);
  });

  it('keeps its own Cache-Control', async () => {
    await open({ remix: () => html('x', { headers: { 'Cache-Control': 'public, max-age=60' } }) });
    expect((await ask()).headers['cache-control']).toBe('public, max-age=60');
  });

  it.each(['gzip', 'identity'])(
    'sets all cookies of the page and of the request listener, requested by %s',
    async (encoding) => {
      await open({
        tenant: { signups: 'with_trafficsource' },
        remix: () => html(LONG, { status: 201, headers: withCookies('a=1', 'b=2') }),
      });
      const response = await listener.ask('/premium?network=adnet', {
        headers: { ...HTML, 'accept-encoding': encoding },
      });
      expect(response.status).toBe(201);
      expect(response.headers['set-cookie']?.map(short)).toEqual(['traffic=network%3Dadnet', 'a=1', 'b=2']);
    },
  );

  it.each(['gzip', 'identity'])('has no body for HEAD, requested by %s', async (encoding) => {
    await open({ remix: () => html(LONG) });
    const response = await ask({ 'accept-encoding': encoding }, 'HEAD');
    expect(response).toMatchObject({ status: 200, body: Buffer.alloc(0) });
  });

  it('passes a submitted form to the route', async () => {
    await open({ remix: async (request) => html(await request.text()) });
    const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://aurea.localhost' };
    expect((await listener.ask('/premium', { method: 'POST', headers, body: 'a=1&b=2' })).text).toBe('a=1&b=2');
  });

  it('is given up without an error if the visitor leaves', async () => {
    let cancelled = false;
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(Buffer.alloc(10)),
      cancel: () => void (cancelled = true),
    });
    await open({ remix: () => new Response(body, { headers: { 'Content-Type': 'image/webp' } }) });
    const headers = { host: 'aurea.localhost' };
    httpRequest({ port: listener.port, path: '/photos/x', headers }, (response) => void response.destroy()).end();
    await vi.waitFor(() => expect(listener.counted).toHaveLength(1));
    await vi.waitFor(() => expect(cancelled).toBe(true));
    expect(listener.logged).toEqual([]);
  });
});
