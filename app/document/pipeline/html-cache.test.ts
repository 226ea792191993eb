import { randomBytes } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { HtmlCache, type RenderedPage } from './html-cache';

const page = (text: string, cacheable = true): RenderedPage => ({
  status: 200,
  headers: {},
  cookies: [],
  body: Buffer.from(text.repeat(100)),
  cacheable,
});

const items = Array.from({ length: 4000 }, (_, i) => `<li class="a${(i * 7919) % 613}">${(i * i) % 997}</li>`).join('');

describe('HtmlCache', () => {
  it('compresses well at once what stays for long, but not what somebody may have made up', async () => {
    const cache = new HtmlCache();
    const [long, short, queried] = await Promise.all([
      cache.get('long', 300_000, async () => page(items)),
      cache.get('short', 299_999, async () => page(items)),
      cache.get('queried', 300_000, async () => page(items), 'queried'),
    ]);
    await cache.settled();
    expect(long.br!.length).toBeLessThan(short.br!.length);
    expect(queried.br!.length).toBe(short.br!.length);
  });

  it('compresses quickly at first, and well what is requested again', async () => {
    const cache = new HtmlCache();
    const first = await cache.get('k', 1000, async () => page(items));
    const light = [first.br!.length, first.gzip!.length];
    first.heads = new Map();
    cache.find('k');
    await cache.settled();
    expect([first.br!.length, first.gzip!.length]).toEqual(light);
    cache.find('k');
    await cache.settled();
    expect(first.br!.length).toBeLessThan(light[0]! * 0.95);
    expect(first.gzip!.length).toBeLessThanOrEqual(light[1]!);
    expect(brotliDecompressSync(first.br!).equals(first.body)).toBe(true);
    expect(first.heads).toBeUndefined();
    // A page is compressed well only once.
    const { br } = first;
    for (let i = 0; i < 5; i++) cache.find('k');
    await cache.settled();
    expect(first.br).toBe(br);
  });

  it('frees a page when its time is over, though nobody asks for it again', async () => {
    let now = 1;
    const cache = new HtmlCache({ now: () => now });
    await cache.get('short', 1000, async () => page('Annabel, 34'));
    await cache.get('long', 5000, async () => page('The front page'), 'queried');
    now = 1002;
    const before = cache.bytes;
    cache.dropExpired();
    expect(cache.bytes).toBeLessThan(before);
    expect(cache.find('long', 'queried')).toBeDefined();
    now = 5002;
    cache.dropExpired();
    expect(cache.bytes).toBe(0);
  });

  it('drops the pages of one brand, also one that is being rendered, and leaves those of others', async () => {
    const cache = new HtmlCache();
    await cache.get('1|v|/|', 1000, async () => page('Annabel, 34'));
    await cache.get('1|v|/members|order=new', 1000, async () => page('Annabel, 34'), 'queried');
    await cache.get('11|v|/|', 1000, async () => page('Another brand'));
    let finish = (_page: RenderedPage) => {};
    const rendering = cache.get('1|v|/late|', 1000, () => new Promise((done) => (finish = done)));
    cache.dropBrand(1);
    finish(page('Annabel, 34'));
    await rendering;
    expect(['1|v|/|', '1|v|/late|'].map((key) => cache.find(key))).toEqual([undefined, undefined]);
    expect(cache.find('1|v|/members|order=new', 'queried')).toBeUndefined();
    expect(cache.find('11|v|/|')).toBeDefined();
  });

  it('never drops a page that is requested often, however many queries are made up', async () => {
    const cache = new HtmlCache();
    await cache.get('/', 60_000, async () => page('front'));
    for (let i = 0; i < 5200; i++) await cache.get(`/members?${i}`, 60_000, async () => page('x'), 'queried');
    expect(cache.find('/')).toBeDefined();
    expect(cache.find('/members?0', 'queried')).toBeUndefined();
    expect(cache.find('/members?5199', 'queried')).toBeDefined();
  });

  it('renders once for all simultaneous requests', async () => {
    const cache = new HtmlCache();
    let renders = 0;
    const render = async () => {
      renders += 1;
      await Promise.resolve();
      return page('a');
    };
    const responses = await Promise.all(Array.from({ length: 50 }, () => cache.get('k', 1000, render)));
    expect(renders).toBe(1);
    expect(new Set(responses).size).toBe(1);
    expect(responses[0]!.br!.length).toBeLessThan(responses[0]!.body.length);
  });

  it('stores nothing that must not be stored, not even for simultaneous requests', async () => {
    const cache = new HtmlCache();
    let renders = 0;
    const render = async () => page(`private ${++renders}`, false);
    const [first, second] = await Promise.all([cache.get('k', 1000, render), cache.get('k', 1000, render)]);
    expect(first!.body.toString()).not.toBe(second!.body.toString());
    expect(cache.find('k')).toBeUndefined();
  });

  it('forgets a failed rendering, so that the next visitor tries anew', async () => {
    const cache = new HtmlCache();
    await expect(cache.get('k', 1000, () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect((await cache.get('k', 1000, async () => page('up'))).body.toString()).toContain('up');
  });

  it('expires after the time to live', async () => {
    let now = 1;
    const cache = new HtmlCache({ now: () => now });
    await cache.get('k', 1000, async () => page('old'));
    now = 999;
    expect(cache.find('k')).toBeDefined();
    now = 1500;
    expect(cache.find('k')).toBeUndefined();
  });

  it('does not store what was being rendered when it was cleared', async () => {
    const cache = new HtmlCache();
    let finish = () => {};
    const rendering = cache.get('k', 1000, async () => {
      await new Promise<void>((resolve) => (finish = resolve));
      return page('before');
    });
    cache.clear();
    finish();
    expect((await rendering).body.toString()).toContain('before');
    expect(cache.find('k')).toBeUndefined();
  });
});

it('never stores more bytes than its limit', async () => {
  const cache = new HtmlCache({ bytes: 400_000 });
  const page = { status: 200, headers: {}, cookies: [], cacheable: true };
  // Random bytes, which cannot be compressed.
  const body = () => randomBytes(20_000);
  for (let i = 0; i < 40; i++) await cache.get(`page ${i}`, 60_000, async () => ({ ...page, body: body() }));
  expect(cache.bytes).toBeLessThanOrEqual(400_000);
  expect(cache.bytes).toBeGreaterThan(250_000);
  expect([cache.find('page 0'), cache.find('page 39')?.status]).toEqual([undefined, 200]);
});
