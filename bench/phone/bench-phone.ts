import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Command } from 'commander';
import { demoAccount, logIn } from '../../e2e/support/accounts';
import { Visitor } from '../../e2e/support/visitor';
import { pageBytes } from '../../e2e/support/pages/page-bytes';
import { startProduct, type Product, type ProductOptions } from '../../e2e/support/product/product';
import { browserPath } from '../../scripts/browser.mjs';
import { openLighthouse, type PageScore } from '../landers/lighthouse';
import { medianOf } from '../landers/report';
import { buildOld } from '../targets/old-product';
import { LANDING, phoneReport, phoneSection, type PageWeight, type PhoneResult } from './phone-report';
import { optionsOf } from '../../scripts/command/programs';

const values = optionsOf<{ brand: string; runs: string; against?: string; out: string }>(
  new Command('npm run bench -- phone')
    .description(
      'pages on a slow phone, members’ pages as a premium member sees them, beside those of an earlier commit: its section of docs/reports/benchmarks.md',
    )
    .option('--brand <slug>', 'the brand that shows them', 'golden-hour')
    .option('--runs <n>', 'of each page', '5')
    .option('--against <commit>', 'the earlier commit')
    .option('--out <file>', 'where the report goes; - prints it', 'docs/reports/benchmarks.md'),
);
const root = fileURLToPath(new URL('../..', import.meta.url));

/** One of the two products, with a member who is logged in. */
interface Site {
  product: Product;
  client: string;
  cookie: string;
  /** The body of a page, as the member or a visitor gets it. */
  open(path: string): Promise<string>;
  /** The addresses by the names in the report. */
  paths: Record<string, string>;
}

/** Those that Lighthouse measures; of the others only the weight is looked at. */
const MEASURED = [LANDING, '/members', '/members/{id}', '/chats/{id}'];

async function openSite(folder: string, options: ProductOptions): Promise<Site> {
  const product = await startProduct({ ...options, brands: [values.brand] });
  const member = await logIn(product, values.brand, demoAccount(values.brand, 'premium'));
  const visitor = new Visitor(product, values.brand);
  const open = async (path: string) => (await (path === LANDING ? visitor : member).open(path)).body;
  const find = async (path: string, link: RegExp) => link.exec(await open(path))![1]!;
  return {
    product,
    client: join(folder, 'build/client'),
    cookie: [...member.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    open,
    paths: {
      [LANDING]: LANDING,
      '/members': '/members',
      '/members/{id}': await find('/members', /href="(\/members\/[0-9a-z]{26})/),
      '/profile': '/profile',
      '/likes': '/likes',
      '/chats': '/chats',
      '/chats/{id}': await find('/chats', /href="(\/chats\/[0-9a-z]{26})"/),
    },
  };
}

async function weightOf({ open, client, paths }: Site, name: string): Promise<PageWeight> {
  const { htmlBrotli, js, jsFiles } = await pageBytes(await open(paths[name]!), client);
  return { page: htmlBrotli / 1000, script: js / 1000, files: jsFiles };
}

spawnSync(process.execPath, ['scripts/build.mjs'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
const old = values.against === undefined ? undefined : buildOld(values.against, console.error);
const lighthouse = await openLighthouse(browserPath());
const sites: Site[] = [];
try {
  sites.push(await openSite(root, {}));
  if (old) sites.push(await openSite(old.root, { root: old.root, node: old.node }));
  const results: PhoneResult[] = [];
  for (const name of Object.keys(sites[0]!.paths)) {
    const runs: PageScore[][] = sites.map(() => []);
    for (let run = 0; MEASURED.includes(name) && run < Number(values.runs); run++)
      for (const [i, { product, cookie, paths }] of sites.entries()) {
        const seen = name === LANDING ? {} : { noindex: true, cookie };
        runs[i]!.push(await lighthouse.score(`${product.origin(values.brand)}${paths[name]}`, seen));
      }
    const figures = await Promise.all(
      sites.map(async (site, i) => ({
        ...(await weightOf(site, name)),
        ...(runs[i]!.length > 0 && { marks: medianOf(runs[i]!) }),
      })),
    );
    const [now, before] = figures;
    results.push({ path: name, now: now!, ...(before && { before }) });
  }
  const section = phoneReport(results, {
    brand: values.brand,
    date: new Date().toISOString().slice(0, 10),
    runs: Number(values.runs),
    ...(old && { against: old.commit }),
  });
  const file = resolve(root, values.out);
  if (values.out === '-') process.stdout.write(`${section}\n`);
  else writeFileSync(file, phoneSection.put(readFileSync(file, 'utf8'), section));
} finally {
  lighthouse.close();
  for (const { product } of sites) await product.stop();
}
