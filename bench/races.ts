import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { raceReport, type RaceResult } from './races/report';

/**
 * npm run races [-- --rounds 1000 --only photos --out docs/races.md]: simultaneous attempts against every limit, in
 * many rounds, on both databases. It runs the database test of bench/races with more rounds.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '1000' },
    only: { type: 'string', default: '' },
    out: { type: 'string', default: 'docs/races.md' },
  },
});
const folder = mkdtempSync(join(tmpdir(), 'facet-races-'));
const file = join(folder, 'results.jsonl');
writeFileSync(file, '');
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'db', 'bench/races/races.db.test.ts'];
const { status } = spawnSync(process.execPath, [...vitest, ...(values.only ? ['-t', values.only] : [])], {
  stdio: 'inherit',
  env: { ...process.env, RACE_ROUNDS: values.rounds, RACE_REPORT: file },
});
const results = readFileSync(file, 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => JSON.parse(line) as RaceResult);
rmSync(folder, { recursive: true });
const machine = `${availableParallelism()} cores (${cpus()[0]?.model ?? 'unknown'}), Node ${process.version}`;
const report = raceReport({ day: new Date().toISOString().slice(0, 10), machine, results });
if (values.out === '-') process.stdout.write(report);
else writeFileSync(values.out, report);
process.exit(status ?? 1);
