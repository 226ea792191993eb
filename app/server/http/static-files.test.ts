import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request as httpRequest, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compressStatic } from '../../../scripts/bundle/compress-static.mjs';
import { StaticFiles, parseRange } from './static-files';

const folder = mkdtempSync(join(tmpdir(), 'facet-static-'));
const SCRIPT = 'export const facet = 1;\n'.repeat(100);
mkdirSync(join(folder, 'assets'));
mkdirSync(join(folder, 'fonts'));
writeFileSync(join(folder, 'assets/app-1.js'), SCRIPT);
writeFileSync(join(folder, 'small.svg'), '<svg/>');
writeFileSync(join(folder, 'fonts/a.woff2'), 'font'.repeat(500));
const FILM = Buffer.from(Array.from({ length: 1000 }, (_, i) => i % 251));
writeFileSync(join(folder, 'assets/film-1.webm'), FILM);
writeFileSync(join(folder, 'assets/film-1.mp4'), FILM);
writeFileSync(join(folder, 'robots.txt'), 'User-agent: *');
writeFileSync(join(folder, 'thing.xyz'), 'x');
await compressStatic(folder);
const files = new StaticFiles(folder);
const server = createServer((request, response) => {
  if (!files.serve(request.url!, request, response)) response.writeHead(404).end('not ours');
});

beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)));
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true });
});

function ask(path: string, headers: OutgoingHttpHeaders = {}, method = 'GET') {
  return new Promise<{ status: number; headers: IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    httpRequest({ port, path, method, headers: { ...headers, connection: 'close' } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode!, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    })
      .on('error', reject)
      .end();
  });
}

describe('a file', () => {
  it('is cached for ever if its name has a hash, and for an hour otherwise', async () => {
    expect((await ask('/assets/app-1.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await ask('/robots.txt')).headers['cache-control']).toBe('public, max-age=3600');
  });

  it.each([
    ['/assets/app-1.js', 'text/javascript; charset=utf-8'],
    ['/fonts/a.woff2', 'font/woff2'],
    ['/assets/film-1.webm', 'video/webm'],
    ['/assets/film-1.mp4', 'video/mp4'],
    ['/thing.xyz', 'application/octet-stream'],
  ])('%s is %s', async (path, type) => {
    expect((await ask(path)).headers['content-type']).toBe(type);
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('is sent in %s if that makes it smaller', async (encoding, unpack) => {
    const headers = { 'accept-encoding': encoding };
    const script = await ask('/assets/app-1.js', headers);
    expect(script.headers).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding' });
    expect(script.headers['content-length']).toBe(String(script.body.length));
    expect(unpack(script.body).toString()).toBe(SCRIPT);
    for (const path of ['/fonts/a.woff2', '/robots.txt', '/small.svg'])
      expect((await ask(path, headers)).headers['content-encoding'], path).toBeUndefined();
  });

  it('is not served under the name of its compressed form', async () => {
    for (const path of ['/assets/app-1.js.br', '/assets/app-1.js.gz']) expect((await ask(path)).status, path).toBe(404);
  });

  it('is not sent again to clients that have it, in any encoding', async () => {
    const { etag } = (await ask('/assets/app-1.js', { 'accept-encoding': 'br' })).headers;
    for (const header of [etag!, `W/${etag!.replace(/^W\//, '')}`, `"x", ${etag}`]) {
      const again = await ask('/assets/app-1.js', { 'if-none-match': header });
      expect(again).toMatchObject({ status: 304, headers: { etag, vary: 'Accept-Encoding' } });
      expect(again.body).toHaveLength(0);
    }
    expect((await ask('/assets/app-1.js', { 'if-none-match': '"x"' })).status).toBe(200);
  });

  it('has no body for HEAD, but the length', async () => {
    const head = await ask('/assets/app-1.js', {}, 'HEAD');
    expect(head.body).toHaveLength(0);
    expect(head.headers['content-length']).toBe(String(SCRIPT.length));
  });
});

describe('a video', () => {
  const path = '/assets/film-1.mp4';

  it('is sent whole, announces ranges, and is cached for ever', async () => {
    const whole = await ask(path, { 'accept-encoding': 'br, gzip' });
    expect(whole).toMatchObject({ status: 200, body: FILM });
    expect(whole.headers).toMatchObject({
      'accept-ranges': 'bytes',
      'content-length': '1000',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(whole.headers['content-encoding']).toBeUndefined();
  });

  it.each([
    ['bytes=0-1', 0, 1],
    ['bytes=100-', 100, 999],
    ['bytes=-10', 990, 999],
    ['bytes=900-5000', 900, 999],
  ])('is sent in part: %s', async (range, first, last) => {
    const part = await ask(path, { range });
    expect(part.status).toBe(206);
    expect(part.headers).toMatchObject({
      'content-range': `bytes ${first}-${last}/1000`,
      'content-length': String(last - first + 1),
      'content-type': 'video/mp4',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(part.body).toEqual(FILM.subarray(first, last + 1));
  });

  it('refuses a range outside the file, and that response is not cached', async () => {
    const refused = await ask(path, { range: 'bytes=1000-' });
    expect(refused.status).toBe(416);
    expect(refused.headers).toMatchObject({ 'content-range': 'bytes */1000', 'cache-control': 'no-store' });
    expect(refused.body).toHaveLength(0);
  });

  it('is sent whole if the range may be outdated, and for HEAD', async () => {
    const { etag } = (await ask(path)).headers;
    for (const headers of [{ range: 'bytes=0-1', 'if-range': etag! }, { range: 'bytes=0-1,4-5' }])
      expect(await ask(path, headers)).toMatchObject({ status: 200, body: FILM });
    const head = await ask(path, { range: 'bytes=0-1' }, 'HEAD');
    expect(head).toMatchObject({ status: 200, headers: { 'content-length': '1000' } });
    expect(head.body).toHaveLength(0);
  });

  it('is the only kind of file with ranges', async () => {
    const script = await ask('/assets/app-1.js', { range: 'bytes=0-1' });
    expect(script.status).toBe(200);
    expect(script.headers['accept-ranges']).toBeUndefined();
  });
});

describe('a path that is not a file', () => {
  it.each(['/', '/assets', '/assets/', '/assets/../../etc/passwd', '/%2e%2e/etc/passwd', '/constructor'])(
    '%s is not served',
    async (path) => expect((await ask(path)).status).toBe(404),
  );

  it('is not served if it was created after the start', async () => {
    writeFileSync(join(folder, 'late.txt'), 'late');
    expect((await ask('/late.txt')).status).toBe(404);
  });

  it('is every path if the folder is missing', () => {
    expect(new StaticFiles(join(folder, 'nowhere')).has('/robots.txt')).toBe(false);
    expect(files.has('/robots.txt')).toBe(true);
  });
});

describe('parseRange', () => {
  it.each([
    ['bytes=0-', { first: 0, last: 99 }],
    ['bytes=0-0', { first: 0, last: 0 }],
    ['bytes=10-19', { first: 10, last: 19 }],
    ['bytes=90-500', { first: 90, last: 99 }],
    ['bytes=-10', { first: 90, last: 99 }],
    ['bytes=-500', { first: 0, last: 99 }],
    [' bytes=5-6 ', { first: 5, last: 6 }],
  ])('%s of a hundred bytes', (header, range) => {
    expect(parseRange(header, 100)).toEqual(range);
  });

  it.each(['bytes=100-', 'bytes=100-200', 'bytes=-0'])('%s is outside the file', (header) => {
    expect(parseRange(header, 100)).toBe('outside');
  });

  it.each([undefined, '', 'bytes=-', 'bytes=9-3', 'bytes=0-1,5-6', 'lines=0-1', 'bytes=a-b', 'bytes=1.5-2'])(
    '%s is not a range',
    (header) => {
      expect(parseRange(header, 100)).toBeUndefined();
    },
  );

  it('is always outside an empty file', () => {
    expect(parseRange('bytes=0-', 0)).toBe('outside');
    expect(parseRange('bytes=-5', 0)).toBe('outside');
  });
});
