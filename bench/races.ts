import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Command } from 'commander';
import { ensureBuilt } from '../scripts/build.mjs';
import { raceReport, workerRacesReport, workerRacesSection, type RaceResult } from './races/report';
import { optionsOf } from '../scripts/command/programs';

const values = optionsOf<{ rounds?: string; only: string; workers: string; databases?: string; out: string }>(
  new Command('npm run bench -- races')
    .description(
      'simultaneous attempts against every limit, in many rounds, on both databases. It runs the database test of bench/races with more rounds. With several workers, which need MariaDB, the attempts are requests to a server of so many workers, and the report is a section of the same page.',
    )
    .option('--rounds <n>', '1000, or 100 with several workers')
    .option('--only <words>', 'attempts with the words in their name', '')
    .option('--workers <n>', 'the processes of the server', '1')
    .option('--databases <kinds>', 'sqlite,mariadb')
    .option('--out <file>', 'where the report goes; - prints it', 'docs/reports/races.md'),
);
const workers = Number(values.workers);
const databases = (values.databases ?? (workers > 1 ? 'mariadb' : 'sqlite,mariadb')).split(',');
if (workers > 1 && databases.join() !== 'mariadb') throw new Error('Several workers need MariaDB: --databases mariadb');
const rounds = values.rounds ?? (workers > 1 ? '100' : '1000');
const NAMES: Record<string, string> = { sqlite: 'SQLite', mariadb: 'MariaDB' };

const folder = mkdtempSync(join(tmpdir(), 'facet-races-'));
const file = join(folder, 'results.jsonl');
writeFileSync(file, '');
if (workers > 1) ensureBuilt();
const where = `on (${databases.map((name) => NAMES[name] ?? name).join('|')})`;
const test =
  workers > 1
    ? ['workers', 'e2e/server/races.workers-test.ts', '-t', values.only]
    : ['db', 'bench/races/races.db.test.ts', '-t', `${where}.*${values.only}`];
const { status } = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', '--project', ...test], {
  stdio: 'inherit',
  env: {
    ...process.env,
    RACE_ROUNDS: rounds,
    RACE_REPORT: file,
    // Which tests with several workers run otherwise depends on the turn.
    ...(workers > 1 && { TURN: 'all', TEST_WORKERS: values.workers }),
  },
});
const results = readFileSync(file, 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => JSON.parse(line) as RaceResult);
rmSync(folder, { recursive: true });
const machine = `${availableParallelism()} cores (${cpus()[0]?.model ?? 'unknown'}), Node ${process.version}`;
const run = { day: new Date().toISOString().slice(0, 10), machine, results };
const old = values.out !== '-' && existsSync(values.out) ? readFileSync(values.out, 'utf8') : '';
if (values.out === '-') process.stdout.write(workers > 1 ? workerRacesReport(run, workers) : raceReport(run));
else if (workers > 1) writeFileSync(values.out, workerRacesSection.put(old, workerRacesReport(run, workers)));
else {
  const reused = workerRacesSection.find(old);
  writeFileSync(values.out, reused ? workerRacesSection.put(raceReport(run), reused) : raceReport(run));
}
process.exit(status ?? 1);
