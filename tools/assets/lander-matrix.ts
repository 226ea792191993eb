import { mkdirSync, mkdtempSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Command } from 'commander';
import { chromium, type Browser } from '@playwright/test';
import { listManifests } from '../../e2e/support/product/lander-files';
import { NICHE_BRANDS } from '../../e2e/support/product/niche-brands';
import { startProduct } from '../../e2e/support/product/product';
import { browserOptions } from '../../scripts/browser.mjs';
import { optionsOf } from '../../scripts/command/programs';
import { findFictional } from '../../bench/landers/weight';
import { contactSheet, type Row } from './contact-sheet';

const values = optionsOf<{ only?: string; out: string; sheet: string; scheme: string }>(
  new Command('npm run generate -- lander-matrix')
    .description(
      'takes pictures of every template, slug and niche at phone and desktop width, and makes contact sheets of them',
    )
    .option('--only <names>', 'such as gallery,video')
    .option('--out <folder>', 'of the single pictures', mkdtempSync(join(tmpdir(), 'facet-landers-')))
    .option('--sheet <folder>', 'of the sheets; - makes none', 'docs/images')
    .option('--scheme <scheme>', 'light or dark', 'light'),
);
const root = fileURLToPath(new URL('../..', import.meta.url));
const say = (text: string) => process.stderr.write(`${text}\n`);
const WIDTHS = { phone: [390, 844], desktop: [1280, 800] } as const;

function templates(): { name: string; member: boolean; slugs: (string | null)[] }[] {
  const only = values.only?.split(',');
  return listManifests()
    .filter(({ name }) => !only || only.includes(name))
    .map(({ name, manifest: { kind, slugs } }) => ({
      name,
      member: kind === 'member',
      slugs: [null, ...Object.keys(slugs)],
    }));
}

interface Shot {
  host: string;
  port: number;
  path: string;
  file: string;
  size: readonly [number, number];
}

/**
 * Runs in the page: waits for all visible pictures, since lazy ones and those with a low priority arrive after `load`.
 */
async function picturesInSight(): Promise<void> {
  const seen = [...document.images].filter((image) => {
    const { top, bottom, left, right, width } = image.getBoundingClientRect();
    return width > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
  });
  await Promise.all(seen.map((image) => image.decode().catch(() => {})));
}

async function shoot(browser: Browser, { host, port, path, file, size }: Shot): Promise<string | undefined> {
  const context = await browser.newContext({
    viewport: { width: size[0], height: size[1] },
    colorScheme: values.scheme === 'dark' ? 'dark' : 'light',
    // Without motion, so that two runs give the same pictures.
    reducedMotion: 'reduce',
  });
  await context.addCookies([{ name: 'hide-site-entry', value: '1', domain: host, path: '/' }]);
  await context.addInitScript(() => localStorage.setItem('language-offer', '1'));
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('console', (message) => (message.type() === 'error' ? problems.push(message.text()) : undefined));
  page.on('pageerror', (error) => problems.push(error.message));
  const response = await page.goto(`http://${host}:${port}${path}`, { waitUntil: 'load' });
  if (response?.status() !== 200) problems.push(`answers ${response?.status()}`);
  await page.evaluate(picturesInSight);
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  if (over > 0) problems.push(`scrolls sideways by ${over} px`);
  await page.screenshot({ path: file });
  await context.close();
  return problems.length > 0 ? `${host}${path} at ${size[0]}: ${problems.join('; ')}` : undefined;
}

spawnSync(process.execPath, ['scripts/build.mjs'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
const product = await startProduct();
const browser = await chromium.launch({
  ...browserOptions(),
  args: ['--no-sandbox', '--disable-gpu', '--host-resolver-rules=MAP *.localhost 127.0.0.1'],
});
const problems: string[] = [];
const rows: Row[] = [];
try {
  mkdirSync(values.out, { recursive: true });
  const port = Number(new URL(product.origin(NICHE_BRANDS[0]!)).port);
  const people = await Promise.all(NICHE_BRANDS.map((brand) => findFictional(port, `${brand}.localhost`)));
  for (const { name, member, slugs } of templates()) {
    for (const slug of slugs) {
      const tail = slug === null ? '' : `/${slug}`;
      const row: Row = { title: `${name}${tail}`, slug, pictures: [] };
      for (const [i, brand] of NICHE_BRANDS.entries()) {
        const path = member ? `/members/${people[i]}/${name}${tail}` : `/landers/${name}${tail}`;
        const pictures = await Promise.all(
          Object.entries(WIDTHS).map(async ([kind, size]) => {
            const file = join(values.out, `${name}${slug === null ? '' : `-${slug}`}-${brand}-${kind}.png`);
            const problem = await shoot(browser, { host: `${brand}.localhost`, port, path, file, size });
            if (problem) problems.push(problem);
            return file;
          }),
        );
        row.pictures.push({ phone: pictures[0]!, desktop: pictures[1]! });
      }
      say(row.title);
      rows.push(row);
    }
  }
} finally {
  await browser.close();
  await product.stop();
}
if (values.sheet !== '-') {
  mkdirSync(join(root, values.sheet), { recursive: true });
  await contactSheet(
    rows.filter(({ slug }) => slug === null),
    join(root, values.sheet, 'landers.webp'),
    'both',
  );
  await contactSheet(
    rows.filter(({ slug }) => slug !== null),
    join(root, values.sheet, 'lander-slugs.webp'),
    'phone',
  );
}
for (const problem of problems) say(problem);
say(`${rows.length * NICHE_BRANDS.length * 2} pictures in ${values.out}, ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;
