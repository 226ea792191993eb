import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Command } from 'commander';
import { demoAccount, logIn } from '../e2e/support/accounts';
import { crawl } from '../e2e/support/pages/crawl';
import { startProduct, type Product } from '../e2e/support/product/product';
import { Visitor } from '../e2e/support/visitor';
import { ensureBuilt } from '../scripts/build.mjs';
import { optionsOf } from '../scripts/command/programs';
import { firstDifference, normalHead, normalPage } from './same/normal-page';
import { buildOld } from './targets/old-product';

/** Two brands, and of each the languages in which its pages are requested. */
const BRANDS: Record<string, readonly string[]> = { 'golden-hour': ['en', 'de'], zonneterras: ['nl', 'fr'] };
/** Pages to which no link leads. */
const UNLINKED = [
  '/api/user.php',
  '/api/settings.php',
  '/api/likes.php',
  '/api/chats.php',
  '/api/interests.php',
  '/nothing-here',
  '/members/x',
  '/robots.txt',
  '/sitemap.xml',
  '/manifest.webmanifest',
];

const values = optionsOf<{ against: string; limit: string }>(
  new Command('npm run bench -- same')
    .description(
      'Are the pages those of an earlier commit? Both builds serve copies of one database, filled by the earlier one. All that can be reached by links is requested of both, at two brands in two languages each, as a visitor and as a member who pays. A second copy of the earlier build says what differs by itself: that is counted and not compared. Exits with 1 if a response differs.',
    )
    .requiredOption('--against <commit>', 'the earlier one')
    .option('--limit <n>', 'the most addresses of a brand that are looked for', '3000'),
);
ensureBuilt();
const old = buildOld(values.against, console.error);
const home = mkdtempSync(join(tmpdir(), 'facet-same-'));
const brands = Object.keys(BRANDS);
const earlier = { root: old.root, node: old.node, brands };

/** Logs in, or not, and chooses a language. */
async function come(product: Product, slug: string, locale: string, kind: 'visitor' | 'member'): Promise<Visitor> {
  const visitor =
    kind === 'visitor' ? new Visitor(product, slug) : await logIn(product, slug, demoAccount(slug, 'premium'));
  await visitor.post('/lang-config', { locale });
  return visitor;
}

/** What can be reached by links, found by the earlier build on a copy that is thrown away. */
async function findPaths(dataDir: string): Promise<Map<string, string[]>> {
  const product = await startProduct({ ...earlier, dataDir });
  const found = new Map<string, string[]>();
  for (const [slug, [locale]] of Object.entries(BRANDS))
    for (const kind of ['visitor', 'member'] as const) {
      const visitor = await come(product, slug, locale!, kind);
      const start = kind === 'visitor' ? '/' : '/members';
      const pages = await crawl(visitor, start, () => [], Number(values.limit));
      const paths = pages.map(({ path }) => path).filter((path) => !/^\/(?:assets|static|fixed)\//.test(path));
      found.set(`${slug} ${kind}`, [...new Set([...paths, ...UNLINKED])]);
    }
  await product.stop();
  return found;
}

const copyOf = (name: string) => {
  const copy = join(home, name);
  cpSync(join(home, 'filled'), copy, { recursive: true });
  return copy;
};

let compared = 0;
let restless = 0;
const different: string[] = [];
try {
  await (await startProduct({ ...earlier, dataDir: join(home, 'filled') })).stop();
  const found = await findPaths(copyOf('found'));
  const products = await Promise.all([
    startProduct({ brands, dataDir: copyOf('now') }),
    startProduct({ ...earlier, dataDir: copyOf('before') }),
    startProduct({ ...earlier, dataDir: copyOf('again') }),
  ]);
  for (const [slug, locales] of Object.entries(BRANDS))
    for (const locale of locales)
      for (const kind of ['visitor', 'member'] as const) {
        const visitors = await Promise.all(products.map((product) => come(product, slug, locale, kind)));
        for (const path of found.get(`${slug} ${kind}`)!) {
          const responses = await Promise.all(visitors.map((visitor) => visitor.open(path)));
          const [now, before, again] = responses.map(({ status, headers, body }, i) => {
            const { port } = products[i]!;
            return `${normalHead(status, headers, port)}\n\n${normalPage(body, port)}`;
          });
          compared++;
          if (now === before || now === again) continue;
          if (before === again)
            different.push(`${slug} ${locale} ${kind} ${path}\n  ${firstDifference(now!, before!)}`);
          else {
            restless++;
            console.error(
              `differs by itself: ${slug} ${locale} ${kind} ${path}\n  ${firstDifference(again!, before!)}`,
            );
          }
        }
      }
  for (const product of products) await product.stop();
} finally {
  rmSync(home, { recursive: true, force: true });
}
for (const text of different) console.log(text);
console.log(
  `${compared} responses compared with ${old.commit}: ${different.length} differ, ${restless} differ by themselves`,
);
process.exitCode = different.length === 0 ? 0 : 1;
