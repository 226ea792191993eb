import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { brandSubject } from '~/features/sharing/sharing.service.server';
import { openLanders } from '~/landing/registry/landers.server';
import { memoryLogger } from '~/server/operations/logger';
import { callRoute } from '~/testing/call-route';
import { testContext, type TestContext } from '~/testing/context';
import { withDatabase } from '~/testing/with-database';
import { loader as image } from './sharing-name';
import { loader as lander, meta as landerHead } from './landers-name-slug';
import { loader as robots } from './robots';
import { loader as signup, meta as signupHead } from './signup';
import { sharedLander } from '~/landing/page/shared-lander.server';
import { loader as sitemap } from './sitemap';

let landers: { close(): void };
beforeAll(async () => {
  landers = await openLanders({ directory: resolve('landers'), log: memoryLogger([]) });
});
afterAll(() => landers.close());

const askImage = (context: TestContext, name: string, query = '') =>
  callRoute(image, context, `/sharing/${name}${query}`, { params: { name } });
const pathsOf = async (context: TestContext) => {
  const { data } = await callRoute(sitemap, context, '/sitemap.xml');
  return [...String(data).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url!.replace(context.origin, ''));
};
const isIndexed = (head: unknown) => !JSON.stringify(head).includes('noindex');

withDatabase('what other sites read', (open) => {
  it('are the images of the brand’s own landers, and 404 for anything else', async () => {
    const context = testContext(await open(), { tenant: { landers: { gallery: 0 } } });
    for (const name of ['brand', 'lander-video', 'lander-video.daybreak', 'lander-tinderswipe']) {
      const { status, headers } = await askImage(context, `${name}.pl.jpg`);
      expect([name, status, headers.get('Content-Type')]).toEqual([name, 200, 'image/jpeg']);
    }
    const nothing = [
      'lander-gallery.pl.jpg',
      'lander-video.midnight.pl.jpg',
      'lander-nobody.pl.jpg',
      'lander-landing.pl.jpg',
      'brand.pl.png',
      'brand.xx.jpg',
      'brand.jpg',
    ];
    for (const name of nothing) {
      const { status, headers } = await askImage(context, name);
      expect([name, status, headers.get('Cache-Control')]).toEqual([name, 404, 'private, no-store']);
    }
  });

  it('say nothing of the country of one visitor: a headline that names it gives way to the claim of the brand', async () => {
    const brandContext = testContext(await open());
    const context = { ...brandContext, tenant: { ...brandContext.tenant, countries: ['GB' as const, 'IE' as const] } };
    const files = (headline: string) =>
      ({ name: 'x', manifest: {}, copy: new Map([['en', { base: { headline }, niches: {}, slugs: {} }]]) }) as never;
    const claimIn = (headline: string) => sharedLander(context, files(headline), null).claim;
    expect(claimIn('Stay *awhile*')).toBe('Stay *awhile*');
    expect(claimIn('All of {country}')).toBe(brandSubject(context, 'en').claim);
  });

  it('stay for a year under the URL of a page, and for an hour under any other', async () => {
    const context = testContext(await open());
    const plain = await askImage(context, 'brand.en.jpg');
    const etag = plain.headers.get('ETag')!;
    expect(plain.headers.get('Cache-Control')).toBe('public, max-age=3600');
    const versioned = await askImage(context, 'brand.en.jpg', `?v=${etag.replaceAll('"', '')}`);
    expect(versioned.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect((await askImage(context, 'brand.en.jpg', '?v=older')).headers.get('Cache-Control')).toBe(
      'public, max-age=3600',
    );
    const again = await callRoute(image, context, '/sharing/brand.en.jpg', {
      params: { name: 'brand.en.jpg' },
      headers: { 'If-None-Match': etag },
    });
    expect(again.status).toBe(304);
  });

  it('are refused with a time to wait when somebody asks for too many', async () => {
    const context = testContext(await open(), { tenant: { name: 'Nobody knows it yet' } });
    for (let count = 0; count < 30; count += 1) await context.limits.sharing.tryTake(context.ipKey());
    const { status, headers } = await askImage(context, 'brand.en.jpg');
    expect(status).toBe(429);
    expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
  });

  it('is a sitemap of the brand’s public pages and landers, which robots.txt names', async () => {
    const context = testContext(await open(), { tenant: { landers: { gallery: 0 } } });
    const paths = await pathsOf(context);
    expect(paths).toEqual(
      expect.arrayContaining(['/', '/signup', '/pages/faq', '/landers/video', '/landers/video/daybreak']),
    );
    expect(paths.join()).not.toMatch(/gallery|members|chats|landers\/landing/);
    const { data, headers } = await callRoute(robots, context, '/robots.txt');
    expect(headers.get('Content-Type')).toMatch(/^text\/plain/);
    expect(data).toContain(`Sitemap: ${context.origin}/sitemap.xml\n`);
    expect(data).toContain('User-agent: *\nDisallow: /api/\n');
    expect(data).not.toMatch(/Disallow: \/\n/);
  });

  it.each(['with_trafficsource', 'none'])('leave out signup and landers of a brand that takes %s', async (signups) => {
    const params = { name: 'video' };
    const headsOf = async (context: TestContext) =>
      Promise.all([
        callRoute(lander, context, '/landers/video', { params }).then(({ data }) =>
          landerHead({ data, matches: [] } as never),
        ),
        callRoute(signup, context, '/signup').then(({ data }) => signupHead({ data, matches: [] } as never)),
      ]);
    const database = await open();
    const closed = testContext(database, { tenant: { signups } });
    expect((await pathsOf(closed)).filter((path) => /signup|landers/.test(path))).toEqual([]);
    expect((await headsOf(closed)).map(isIndexed)).toEqual([false, false]);
    expect((await headsOf(testContext(database))).map(isIndexed)).toEqual([true, true]);
  });
});
