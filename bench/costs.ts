import { spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { root } from './brand';
import { describeMachine } from './machine';
import { measureDatabase } from './pages/measure-run';
import type { Efforts, RunResult } from './pages/run-result';
import { areaSection, writeAreaReport } from './members-area/area-report';
import { benchArea } from './members-area/measure-area';
import { benchTargets } from './targets/measure-targets';
import { targetsSection, writeTargets } from './targets/targets-report';
import { benchOptions, costsCommand, type BenchOptions } from './options';
import { optionsOf } from '../scripts/command/programs';
import { writeReport } from './report/report';
import { reuseSections } from './report/report-section';
import type { BenchResult } from './report/report';
import type { Notes } from './report/report-verdicts';

const FULL: Efforts = {
  light: { warmUp: 3000, series: 3, requests: 2000 },
  heavy: { warmUp: 250, series: 3, requests: 150 },
  sql: 200,
  combination: 8,
};
const QUICK: Efforts = {
  light: { warmUp: 20, series: 1, requests: 40 },
  heavy: { warmUp: 5, series: 1, requests: 10 },
  sql: 10,
  combination: 1,
};

const say = (text: string) => process.stderr.write(`${text}\n`);

async function bench(options: BenchOptions): Promise<void> {
  const started = performance.now();
  const built = spawnSync(process.execPath, ['scripts/build.mjs'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (built.status !== 0) throw new Error('The product could not be built');
  const file = options.out === '-' ? undefined : resolve(root, options.out);
  let page = file === undefined ? '' : await readFile(file, 'utf8').catch(() => '');
  const notes = JSON.parse(await readFile(join(root, 'bench/report/notes.json'), 'utf8')) as Notes;
  if (options.parts.includes('brand')) page = reuseSections(page, writeReport(await benchBrand(options), notes));
  if (options.parts.includes('members-area'))
    page = areaSection.put(page, writeAreaReport(await benchArea(options, say), notes));
  if (options.parts.includes('pages'))
    page = targetsSection.put(page, writeTargets(await benchTargets(options, say), notes));
  if (file === undefined) process.stdout.write(page);
  else await writeFile(file, page);
  const minutes = (performance.now() - started) / 60_000;
  say(`Done in ${minutes.toFixed(1)} minutes`);
}

async function benchBrand(options: BenchOptions): Promise<BenchResult> {
  const started = performance.now();
  const machine = describeMachine();
  const runs: RunResult[] = [];
  for (const kind of options.databases) {
    const efforts = options.quick ? QUICK : FULL;
    runs.push(...(await measureDatabase({ kind, sizes: options.members, efforts, say })));
  }
  const command = ['npm run bench', ...process.argv.slice(2)].join(' ').replace('bench ', 'bench -- ');
  return { at: Date.now(), minutes: (performance.now() - started) / 60_000, machine, command, runs };
}

await bench(benchOptions(optionsOf(costsCommand())));
