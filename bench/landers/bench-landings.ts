import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Command } from 'commander';
import { NICHE_BRANDS } from '../../e2e/support/product/niche-brands';
import { startProduct } from '../../e2e/support/product/product';
import { browserPath } from '../../scripts/browser.mjs';
import type { Notes } from '../report/report-verdicts';
import { landingMisses, landingsReport, landingsSection, type LandingResult } from './landings-report';
import { openLighthouse, type PageScore } from './lighthouse';
import { weigh } from './weight';
import { optionsOf } from '../../scripts/command/programs';

const values = optionsOf<{ brands: string; runs: string; out: string; chromium?: string }>(
  new Command('npm run bench -- landings')
    .description('Lighthouse on the landing page of each brand: its section of docs/reports/benchmarks.md')
    .option('--brands <slugs>', 'such as golden-hour,prisma', NICHE_BRANDS.join())
    .option('--runs <n>', 'of each page', '5')
    .option('--out <file>', 'where the report goes; - prints it', 'docs/reports/benchmarks.md')
    .option('--chromium <path>', 'another browser'),
);
const root = fileURLToPath(new URL('../..', import.meta.url));
const load = loadavg()[0]!;
const brands = values.brands.split(',');
spawnSync(process.execPath, ['scripts/build.mjs'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
const product = await startProduct({ brands });
const lighthouse = await openLighthouse(values.chromium ?? browserPath());
try {
  const results: LandingResult[] = [];
  for (const brand of brands) {
    const { port, hostname } = new URL(product.origin(brand));
    // Requested before the measurement: the page is then cached, as for all but the first visitor of five minutes.
    await weigh(Number(port), hostname, '/');
    const runs: PageScore[] = [];
    while (runs.length < Number(values.runs)) runs.push(await lighthouse.score(`${product.origin(brand)}/`));
    const result = { brand, runs, ...(await weigh(Number(port), hostname, '/')) };
    const lost = new Set(runs.flatMap((run) => run.lost));
    process.stderr.write(`${brand}: ${landingMisses(result).join(', ') || 'met'} ${[...lost].join('; ')}\n`);
    results.push(result);
  }
  const notes = JSON.parse(readFileSync(resolve(root, 'bench/report/notes.json'), 'utf8')) as Notes;
  const section = landingsReport(results, { date: new Date().toISOString().slice(0, 10), load, notes });
  const file = resolve(root, values.out);
  if (values.out === '-') process.stdout.write(`${section}\n`);
  else writeFileSync(file, landingsSection.put(readFileSync(file, 'utf8'), section));
} finally {
  lighthouse.close();
  await product.stop();
}
