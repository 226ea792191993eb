import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jpegSize } from '~/testing/pictures';
import { demoAccount, logIn } from '../support/accounts';
import { crawl } from '../support/pages/crawl';
import {
  canonicalOf,
  headProblems,
  isIndexed,
  metaOf,
  structuredDataOf,
  type PublicPage,
} from '../support/pages/head-rules';
import { parsePage } from '../support/pages/html';
import { expectQuietLog } from '../support/pages/quiet-log';
import { startProduct, type Product } from '../support/product/product';
import { Visitor } from '../support/visitor';

/** Two brands that everybody may join, each in its own language and another one; and two that are closed. */
const OPEN: [slug: string, locales: string[]][] = [
  ['golden-hour', ['en', 'pl']],
  ['zonneterras', ['nl', 'fi']],
];
const CLOSED = ['salon-prive', 'velvet-accord'];
/** A lander that one brand shows and another has switched off. */
const SWITCHED_OFF = { brand: 'samen-ensemble', lander: 'tinderswipe' };

let product: Product;
beforeAll(async () => {
  product = await startProduct({ brands: [...OPEN.map(([slug]) => slug), ...CLOSED, SWITCHED_OFF.brand] });
});
afterAll(() => product?.stop());

const read = (slug: string, path: string, locale?: string) =>
  new Visitor(product, slug).open(path, locale === undefined ? {} : { Cookie: `locale=${locale}` });

async function sitemapOf(slug: string): Promise<string[]> {
  const { status, body, headers } = await read(slug, '/sitemap.xml');
  expect([status, headers['content-type']]).toEqual([200, 'text/xml; charset=utf-8']);
  const urls = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url!);
  const { origin } = new Visitor(product, slug);
  for (const url of urls) expect(url.startsWith(`${origin}/`), url).toBe(true);
  return urls.map((url) => url.slice(origin.length));
}

async function publicPage(slug: string, path: string, locale: string): Promise<PublicPage> {
  const response = await read(slug, path, locale);
  return { origin: new Visitor(product, slug).origin, path, locale, response, page: parsePage(response.body) };
}

const sitePages = (paths: string[]) => paths.filter((path) => !path.startsWith('/landers/'));
/** Every lander, with one slug at most. */
const somePages = (paths: string[]) => [
  ...sitePages(paths),
  ...paths.filter((path) => /^\/landers\/[^/]+$/.test(path)),
  ...paths.filter((path) => /^\/landers\/[^/]+\/./.test(path)).slice(0, 2),
];

describe.each(OPEN)('%s', (slug, locales) => {
  // covers X19-401 X19-403
  it.each(locales)('has on every public page a head of its own in %s', async (locale) => {
    const paths = somePages(await sitemapOf(slug));
    expect(paths.length).toBeGreaterThan(20);
    const pages: PublicPage[] = [];
    for (const path of paths) pages.push(await publicPage(slug, path, locale));
    expect(pages.flatMap(headProblems)).toEqual([]);
    const ownPages = pages.filter(({ path }) => !path.startsWith('/landers/'));
    for (const textOf of [({ page }: PublicPage) => page.title, ({ page }: PublicPage) => metaOf(page, 'description')])
      expect(new Set(ownPages.map(textOf)).size).toBe(ownPages.length);
  });

  // covers X19-402
  it('speaks another language in the heads of each', async () => {
    const same: string[] = [];
    for (const path of sitePages(await sitemapOf(slug))) {
      const [first, second] = await Promise.all(locales.map((locale) => publicPage(slug, path, locale)));
      for (const name of ['og:title', 'og:description', 'og:image:alt', 'og:image', 'og:locale'])
        if (metaOf(first!.page, name) === metaOf(second!.page, name)) same.push(`${path} ${name}`);
    }
    // The same word in two languages is no mistake.
    expect(same.filter((what) => !/og:title$/.test(what))).toEqual([]);
    expect(same.length).toBeLessThan(3);
  });

  // covers X19-404
  it('ignores where a visitor comes from', async () => {
    for (const path of ['/', '/pricing', '/landers/video']) {
      const response = await read(slug, `${path}?network=adnet&sub1=x&utm_source=y`);
      const page = parsePage(response.body);
      const { origin } = new Visitor(product, slug);
      expect([canonicalOf(page), metaOf(page, 'og:url')]).toEqual([origin + path, origin + path]);
    }
  });

  it.each(['/nowhere', '/members/nobody', '/pages/nothing', '/landers/none'])(
    'keeps the error page of %s out of every index',
    async (path) => {
      const response = await read(slug, path);
      expect([response.status, isIndexed(parsePage(response.body))]).toEqual([404, false]);
    },
  );

  // covers X19-405 X19-406
  it('lists in its sitemap the pages that are to be indexed, and no other', async () => {
    const listed = new Set(await sitemapOf(slug));
    const indexed = new Set<string>();
    const visitor = new Visitor(product, slug);
    await crawl(visitor, '/', ({ response, page }) => {
      if (response.status !== 200 || !page || !isIndexed(page)) return [];
      indexed.add((canonicalOf(page) ?? `nothing canonical: ${page.title}`).replace(visitor.origin, ''));
      const types = structuredDataOf(page).map((thing) => thing['@type']);
      expect(types.filter((type) => !['WebSite', 'Organization', 'FAQPage', 'BreadcrumbList'].includes(type!))).toEqual(
        [],
      );
      return [];
    });
    expect(indexed.size).toBeGreaterThan(12);
    expect([...indexed].filter((path) => !listed.has(path))).toEqual([]);
    expect([...listed].filter((path) => !indexed.has(path) && !path.startsWith('/landers/'))).toEqual([]);
    expect([...listed].join()).not.toMatch(/members|likes|chats|profile|notifications/);
    const robots = await read(slug, '/robots.txt');
    expect(robots.body).toContain(`Sitemap: ${visitor.origin}/sitemap.xml`);
    for (const path of listed) expect(robots.body).not.toContain(`Disallow: ${path}\n`);
  });

  // covers X19-407
  it('says in structured data what its pages say', async () => {
    const { origin } = new Visitor(product, slug);
    const things = structuredDataOf((await publicPage(slug, '/', locales[0]!)).page);
    expect(things.map((thing) => [thing['@type'], thing['url']])).toEqual([
      ['WebSite', `${origin}/`],
      ['Organization', `${origin}/`],
    ]);
    const logo = await read(slug, new URL(String(things[1]!['logo'])).pathname);
    expect([logo.status, logo.headers['content-type']]).toEqual([200, 'image/png']);
    for (const locale of locales) {
      const { page } = await publicPage(slug, '/pages/faq', locale);
      const faq = structuredDataOf(page).find((thing) => thing['@type'] === 'FAQPage')!;
      const questions = faq['mainEntity'] as { name: string; acceptedAnswer: { text: string } }[];
      const shown = page.querySelector('main')!.textContent!;
      expect(questions.length).toBeGreaterThan(15);
      for (const { name, acceptedAnswer } of questions) {
        expect(shown).toContain(name);
        expect(shown).toContain(acceptedAnswer.text);
      }
      const way = structuredDataOf(page).find((thing) => thing['@type'] === 'BreadcrumbList')!;
      expect(JSON.stringify(way)).toContain(`"item":"${origin}/pages/faq"`);
    }
  });

  // covers X19-408
  it('has an image for itself and for each lander in each language', async () => {
    const landers = (await sitemapOf(slug)).filter((path) => /^\/landers\/[^/]+$/.test(path)).slice(0, 4);
    const seen = new Map<string, string>();
    for (const locale of locales) {
      for (const path of ['/', '/pages/faq', '/landers/video/daybreak', ...landers]) {
        const url = new URL(metaOf((await publicPage(slug, path, locale)).page, 'og:image')!);
        const image = await read(slug, url.pathname + url.search);
        expect([path, image.status, image.headers['content-type']]).toEqual([path, 200, 'image/jpeg']);
        expect(jpegSize(image.bytes)).toEqual({ width: 1200, height: 630 });
        expect(image.bytes.length).toBeLessThan(150_000);
        expect(image.headers['cache-control']).toBe('public, max-age=31536000, immutable');
        seen.set(url.href, image.bytes.toString('base64'));
      }
    }
    // The page about questions shows the brand's own image.
    expect(seen.size).toBe(locales.length * (2 + landers.filter((path) => path !== '/landers/video/daybreak').length));
    expect(new Set(seen.values()).size).toBe(seen.size);
    expect((await read(slug, '/sharing/brand.en.jpg?v=other')).headers['cache-control']).toBe('public, max-age=3600');
  });
});

// covers X19-410
it('a brand has no image of a lander that it does not show', async () => {
  const path = `/sharing/lander-${SWITCHED_OFF.lander}.en.jpg`;
  expect((await read(SWITCHED_OFF.brand, path)).status).toBe(404);
  expect((await read(OPEN[0]![0], path)).status).toBe(200);
  for (const nothing of ['/sharing/brand.xx.jpg', '/sharing/lander-x.en.jpg', '/sharing/brand.en.svg'])
    expect((await read(OPEN[0]![0], nothing)).status).toBe(404);
});

// covers X19-411
it.each(CLOSED)('%s, which not everybody may join, shows its front page and no way in', async (slug) => {
  const paths = await sitemapOf(slug);
  expect(paths).toContain('/');
  expect(paths.filter((path) => /^\/(?:signup|landers)/.test(path))).toEqual([]);
  for (const [path, expected] of [
    ['/', true],
    ['/signup', false],
    ['/landers/video', false],
  ] as const)
    expect([path, isIndexed(parsePage((await read(slug, path)).body))]).toEqual([path, expected]);
});

// covers X19-406
it('pages of members are not to be indexed, and are shared by nobody', async () => {
  const [slug] = OPEN[0]!;
  const member = await logIn(product, slug, demoAccount(slug, 'premium'));
  for (const path of [
    '/members',
    '/chats',
    '/likes',
    '/profile',
    '/credits',
    '/premium',
    '/notifications',
    '/swipe-game',
  ]) {
    const page = parsePage((await member.open(path)).body);
    expect([path, isIndexed(page), metaOf(page, 'og:image'), structuredDataOf(page)]).toEqual([path, false, null, []]);
  }
  const visitor = new Visitor(product, slug);
  const list = parsePage((await visitor.open('/members')).body);
  expect(isIndexed(list)).toBe(false);
  expect(metaOf(list, 'og:title')).toBe('Search members');
  const profile = list.querySelector('main a[href^="/members/"]')!.getAttribute('href')!;
  const person = parsePage((await visitor.open(profile)).body);
  expect([isIndexed(person), structuredDataOf(person)]).toEqual([false, []]);
  const photo = person.querySelector('main img[src*="/photos/"]')!.getAttribute('src')!;
  expect((await visitor.open(photo)).headers['x-robots-tag']).toBe('noindex');
});

describe('the rules themselves', () => {
  it.each<[what: string, from: RegExp, to: string]>([
    ['another language', /<html lang="en"/, '<html lang="nl"'],
    ['a canonical URL with tracking', /(rel="canonical" href="[^"]*)"/, '$1?network=x"'],
    ['no description', /<meta name="description"[^>]*>/, ''],
    ['no title', /<title>[^<]*<\/title>/, ''],
    ['no image', /<meta property="og:image"[^>]*>/, ''],
    ['the image of another language', /(\/sharing\/brand\.)en/, '$1pl'],
    ['two descriptions', /(<meta name="description"[^>]*>)/, '$1$1'],
    ['a page that is left out', /<\/head>/, '<meta name="robots" content="noindex"></head>'],
  ])('notice %s', async (_what, from, to) => {
    const [slug] = OPEN[0]!;
    const good = await publicPage(slug, '/pricing', 'en');
    expect(headProblems(good)).toEqual([]);
    expect(good.response.body).toMatch(from);
    expect(headProblems({ ...good, page: parsePage(good.response.body.replace(from, to)) })).not.toEqual([]);
  });
});

it('nothing unexpected is in the log', () => {
  expectQuietLog(product);
});
