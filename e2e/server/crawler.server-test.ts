import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTurn } from '../../scripts/test/turn.mjs';
import { demoAccount, logIn, signUp } from '../support/accounts';
import { crawl, visit, type Finding } from '../support/pages/crawl';
import { pageProblems } from '../support/pages/page-rules';
import { startProduct, type Product } from '../support/product/product';
import { expectQuietLog } from '../support/pages/quiet-log';
import { Visitor } from '../support/visitor';

/** A British, a Dutch and the US brand (which has a different footer), and one where visitors cannot search. */
const BRANDS = ['golden-hour', 'zonneterras', 'front-porch', 'blue-hour'];
let product: Product;
beforeAll(async () => {
  product = await startProduct({ brands: BRANDS });
});
afterAll(() => product?.stop());

const NOBODY = '0'.repeat(26);
const LOST = [
  '/nobody',
  '/nobody/knows',
  '/members/x/y/z',
  `/members/${NOBODY}`,
  `/chats/${NOBODY}`,
  '/api/nobody.php',
];

/** Pages that a crawl must reach: a crawler that finds no pages finds no faults either. */
const SEEN = {
  visitor: ['/login', '/signup', '/lang-config', '/appearance'],
  member: ['/members', '/chats', '/likes', '/lang-config'],
};

type Who = 'visitor' | 'unconfirmed' | 'free' | 'premium';
/**
 * A selection instead of all combinations: visitors on every brand, and every second of the member crawls per run,
 * since members differ little.
 */
const MEMBERS: [slug: string, who: Who][] = [
  ['golden-hour', 'premium'],
  ['golden-hour', 'unconfirmed'],
  ['front-porch', 'premium'],
  ['zonneterras', 'free'],
  ['blue-hour', 'free'],
];
const CRAWLS: [slug: string, who: Who][] = [
  ...BRANDS.map((slug): [string, Who] => [slug, 'visitor']),
  ...inTurn(MEMBERS, 2),
];

describe('crawling', () => {
  // covers S5-021
  it.each(CRAWLS)('%s a %s finds no dead end', async (slug, who) => {
    const found = await crawl(await enter(slug, who), who === 'visitor' ? '/' : '/members', pageProblems);
    expect(found.filter(({ status }) => status >= 400).map(line), 'dead ends').toEqual([]);
    const paths = found.map(({ path }) => path.split('?')[0]);
    for (const path of who === 'visitor' ? SEEN.visitor : SEEN.member) expect(paths).toContain(path);
    const pages = found.filter(({ isPage }) => isPage);
    expect(pages.length).toBeGreaterThan(3);
    expect(pages.flatMap(({ problems }) => problems)).toEqual([]);
  });
});

it('error pages follow the same rules', async () => {
  const visitor = new Visitor(product, BRANDS[0]!);
  const member = await logIn(product, BRANDS[0]!, demoAccount(BRANDS[0]!, 'free'));
  for (const who of [visitor, member]) {
    for (const path of LOST) {
      const lost = await visit(who, { path });
      expect([path, lost.response.status]).toEqual([path, who === visitor && /^\/chats/.test(path) ? 302 : 404]);
      expect(pageProblems(lost)).toEqual([]);
    }
  }
});

describe('the crawler itself', () => {
  const PAGES: Record<string, string> = {
    '/': '<a href="/good">a</a><a href="http://elsewhere.example/x">b</a><img src="/gone.webp">',
    '/good': '<form method="get" action="/search"><input name="q" value="x"></form><a href="/moved">c</a>',
    '/search?q=x': '<link rel="stylesheet" href="/gone.css">',
    '/endless': '',
  };
  const server = createServer(({ url = '' }, response) => {
    if (url === '/moved') return void response.writeHead(302, { location: '/moved-away' }).end();
    const body = url.startsWith('/endless') ? `<a href="/endless/${'x'.repeat(url.length)}">d</a>` : PAGES[url];
    response.writeHead(body === undefined ? 404 : 200, { 'content-type': 'text/html' }).end(body ?? 'none');
  });
  let visitor: Visitor;
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    visitor = new Visitor({ port: (server.address() as AddressInfo).port }, 'any');
  });
  afterAll(() => void server.close());

  it('finds broken pictures, styles and redirects, behind links and forms, and stays on the site', async () => {
    const found = await crawl(visitor, '/', () => []);
    const dead = found.filter(({ status }) => status >= 400).map(line);
    expect(dead.toSorted()).toEqual([
      '404 /gone.css from /search?q=x',
      '404 /gone.webp from /',
      '404 /moved-away from /moved',
    ]);
    expect(found.map(({ path }) => path)).not.toContain('/x');
  });

  it('reports a page without a title, a language or a heading', async () => {
    const found = await crawl(visitor, '/', pageProblems);
    expect(found.find(({ path }) => path === '/good')!.problems).not.toEqual([]);
  });

  it('ends on an endless site', async () => {
    await expect(crawl(visitor, '/endless', () => [], 5)).rejects.toThrow('more than 5 addresses');
  });
});

it('nothing unexpected is in the log', () => {
  expectQuietLog(product);
});

const line = ({ path, from, status }: Finding) => `${status} ${path} from ${from}`;

async function enter(slug: string, who: Who): Promise<Visitor> {
  if (who === 'visitor') return new Visitor(product, slug);
  if (who === 'unconfirmed') return (await signUp(product, slug)).visitor;
  return logIn(product, slug, demoAccount(slug, who));
}
