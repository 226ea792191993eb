import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Command } from 'commander';
import { startProduct } from '../../e2e/support/product/product';
import { copyOfTheTree, runTools } from '../../e2e/support/product/tree-copy';
import { browserPath } from '../../scripts/browser.mjs';
import { openLighthouse, type PageScore } from './lighthouse';
import { landersSection, medianOf, missesOf, reportOf, type LanderResult } from './report';
import { findFictional, listLanders, weigh } from './weight';
import { optionsOf } from '../../scripts/command/programs';

const values = optionsOf<{ brand: string; only?: string; out: string; chromium?: string }>(
  new Command('npm run bench -- landers')
    .description('Lighthouse on each lander: its section of docs/reports/benchmarks.md')
    .option('--brand <slug>', 'the brand that shows them', 'golden-hour')
    .option('--only <names>', 'such as gallery,video')
    .option('--out <file>', 'where the report goes; - prints it', 'docs/reports/benchmarks.md')
    .option('--chromium <path>', 'another browser'),
);
const RUNS = 5;
const root = fileURLToPath(new URL('../..', import.meta.url));
const say = (text: string) => process.stderr.write(`${text}\n`);
spawnSync(process.execPath, ['scripts/build.mjs'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
const product = await startProduct();
const lighthouse = await openLighthouse(values.chromium ?? browserPath());
try {
  const { port } = new URL(product.origin(values.brand));
  const host = `${values.brand}.localhost`;
  const fictional = await findFictional(Number(port), host);
  const results: LanderResult[] = [];
  for (const { name, member } of listLanders(root, values.only?.split(','))) {
    const path = member ? `/members/${fictional}/${name}` : `/landers/${name}`;
    // Requested once before the measurement: the page is then cached, as for all but the first visitor of a minute.
    const weight = await weigh(Number(port), host, path);
    const runs: PageScore[] = [];
    while (runs.length < RUNS) runs.push(await lighthouse.score(`http://${host}:${port}${path}`, { noindex: member }));
    const score = medianOf(runs);
    const result = { ...score, ...weight, path: member ? `/members/{id}/${name}` : path };
    say(`${result.path}: ${missesOf(result).join(', ') || 'met'} ${result.lost.join('; ')}`);
    results.push(result);
  }
  const date = new Date().toISOString().slice(0, 10);
  const section = reportOf(results, { brand: values.brand, date, launch: await launchSeconds() });
  const file = resolve(root, values.out);
  if (values.out === '-') process.stdout.write(`${section}\n`);
  else writeFileSync(file, landersSection.put(readFileSync(file, 'utf8'), section));
} finally {
  lighthouse.close();
  await product.stop();
}

/** Processor seconds of a new lander, created, checked, built and previewed in every niche, in a copy of the tree. */
async function launchSeconds(): Promise<number> {
  const calls = [
    ['new', 'summer', '--slugs', 'rain'],
    ['check', 'summer'],
    ['preview', 'summer', '--once'],
  ];
  const ran = await runTools(copyOfTheTree('launch-time'), ...calls.map((args) => ['lander', ...args]));
  if (ran.code !== 0) throw new Error(ran.err);
  return ran.seconds;
}
