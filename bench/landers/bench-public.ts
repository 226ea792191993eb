import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Command } from 'commander';
import { crawl } from '../../e2e/support/pages/crawl';
import { startProduct } from '../../e2e/support/product/product';
import { Visitor } from '../../e2e/support/visitor';
import { browserPath } from '../../scripts/browser.mjs';
import { openLighthouse } from './lighthouse';
import { findFictional, listLanders } from './weight';
import { isPerfect, publicReport, publicSection, type PublicPage } from './public-report';
import { optionsOf } from '../../scripts/command/programs';

const values = optionsOf<{ brands: string; languages: string; out: string }>(
  new Command('npm run bench -- public')
    .description(
      'Lighthouse on every page that a visitor reaches, in three languages: its section of docs/reports/benchmarks.md',
    )
    .option('--brands <slugs>', 'whose pages', 'golden-hour,velvet-accord,lila-aurora')
    .option('--languages <codes>', 'in which', 'en,nl,da')
    .option('--out <file>', 'where the report goes; - prints it', 'docs/reports/benchmarks.md'),
);
const root = fileURLToPath(new URL('../..', import.meta.url));
const brands = values.brands.split(',');
spawnSync(process.execPath, ['scripts/build.mjs'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
const product = await startProduct({ brands });
const lighthouse = await openLighthouse(browserPath());
try {
  const pages: PublicPage[] = [];
  for (const brand of brands) {
    const paths = await publicPaths(brand);
    for (const language of values.languages.split(',')) {
      for (const path of paths) {
        const page = { brand, language, path, ...(await inspect(brand, language, path)) };
        if (!isPerfect(page)) process.stderr.write(`${brand} ${language} ${path}: ${page.lost.join('; ')}\n`);
        pages.push(page);
      }
      process.stderr.write(`${brand} ${language}: ${paths.length} pages\n`);
    }
  }
  const section = publicReport(pages, new Date().toISOString().slice(0, 10));
  const file = resolve(root, values.out);
  if (values.out === '-') process.stdout.write(`${section}\n`);
  else writeFileSync(file, publicSection.put(readFileSync(file, 'utf8'), section));
} finally {
  lighthouse.close();
  await product.stop();
}

/** One page of each kind, whatever its ids and query, and every lander. */
async function publicPaths(brand: string): Promise<string[]> {
  const found = await crawl(new Visitor(product, brand), '/', () => []);
  const kinds = new Map<string, string>();
  for (const { path, status, isPage } of found) {
    const plain = path.replace(/[?#].*/, '');
    const kind = plain.replaceAll(/[0-9a-z]{26}/g, '*');
    if (isPage && status === 200 && !kinds.has(kind)) kinds.set(kind, plain);
  }
  const fictional = await findFictional(product.port, `${brand}.localhost`);
  const landers = listLanders(root).map(({ name, member }) =>
    member ? `/members/${fictional}/${name}` : `/landers/${name}`,
  );
  return [...new Set([...kinds.values(), ...landers])].sort();
}

async function inspect(brand: string, language: string, path: string) {
  const visitor = new Visitor(product, brand);
  visitor.cookies.set('locale', language);
  const { status, body } = await visitor.open(path);
  if (status !== 200 || !body.includes(`lang="${language}`)) throw new Error(`${brand} ${language} ${path}: ${status}`);
  const noindex = /<meta name="robots" content="[^"]*noindex/.test(body);
  const marks = await lighthouse.inspect(`${product.origin(brand)}${path}`, { noindex, cookie: `locale=${language}` });
  return { noindex, ...marks };
}
