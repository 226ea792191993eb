import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { Command } from 'commander';
import { startMariadb } from '~/testing/mariadb/mariadb';
import { ensureBuilt } from '../scripts/build.mjs';
import type { Fault, FaultDatabase } from './faults/fault';
import { FAULTS } from './faults/faults';
import { faultReport, isBroken, mergeResults, type FaultResult } from './faults/report';
import { format, formatJson } from '../scripts/command/format-json';
import { optionsOf } from '../scripts/command/programs';

const values = optionsOf<{ only: string; database: string; rounds: string; workers: string; dryRun?: true }>(
  new Command('npm run bench -- faults')
    .description(
      'causes outages in a running product and writes down the effect. The results are in docs/reports/faults.json, so that a part can be run again; docs/reports/faults.md shows all. With several workers, which only MariaDB allows, it prints what it sees and writes nothing down.',
    )
    .option('--only <names>', 'such as kill-sends,sigterm', '')
    .option('--database <kind>', 'sqlite or mariadb', '')
    .option('--rounds <n>', 'of each fault', '20')
    .option('--workers <n>', 'the processes of the server', '1')
    .option('--dry-run', 'writes nothing down'),
);
const RESULTS = 'docs/reports/faults.json';
const REPORT = 'docs/reports/faults.md';
const names = FAULTS.map(({ name }) => name);
const only = values.only.split(',').filter(Boolean);
for (const name of only) if (!names.includes(name)) throw new Error(`There is no fault ${name}: ${names.join(', ')}`);

const severalWorkers = values.workers !== '1';
if (severalWorkers) values.database = 'mariadb';
// Every product that is started below gets the environment of this process.
process.env.WORKERS = values.workers;
ensureBuilt();
const results: FaultResult[] = [];
for (const fault of FAULTS.filter(({ name }) => only.length === 0 || only.includes(name))) {
  for (const database of fault.databases.filter((database) => values.database === '' || values.database === database)) {
    results.push(await strike(fault, database));
  }
}
if (!values.dryRun && !severalWorkers) {
  const older = existsSync(RESULTS) ? (JSON.parse(readFileSync(RESULTS, 'utf8')) as FaultResult[]) : [];
  const all = mergeResults(older, results, names);
  writeFileSync(RESULTS, await formatJson(all));
  const machine = `${availableParallelism()} cores (${cpus()[0]?.model ?? 'unknown'}), Node ${process.version}`;
  writeFileSync(REPORT, await format('markdown', faultReport(all, machine)));
}
process.exit(results.some(isBroken) ? 1 : 0);

async function strike(fault: Fault, database: FaultDatabase): Promise<FaultResult> {
  const { name, title, before } = fault;
  const started = performance.now();
  const say = (line: string) => console.log(`${name} (${database}): ${line}`);
  // With the durability of production, because the faults test what survives.
  const mariadb = database === 'mariadb' ? await startMariadb({ durable: true }) : undefined;
  const day = new Date().toISOString().slice(0, 10);
  const seconds = () => (performance.now() - started) / 1000;
  try {
    const databaseUrl = await mariadb?.createDatabase('faults');
    const figures = await fault.strike({ database, databaseUrl, mariadb, rounds: Number(values.rounds), say });
    for (const { what, seen, promised, met } of figures) {
      say(`${met === false ? 'BROKEN ' : ''}${what}: ${seen}${promised ? ` (${promised})` : ''}`);
    }
    return { name, title, ...(before ? { before } : {}), database, day, seconds: seconds(), figures };
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    say(`ENDED EARLY ${problem}`);
    return { name, title, ...(before ? { before } : {}), database, day, seconds: seconds(), figures: [], problem };
  } finally {
    await mariadb?.stop();
  }
}
