import type { PageBytes } from '../../e2e/support/pages/page-bytes';
import type { Cost } from '../load/measure';
import type { DatabaseKind } from '../options';
import { pageLabels } from '../pages/page-kinds';
import { figure } from '../report/statistics';
import type { Verdict } from '../report/verdicts';

/** The most milliseconds of CPU that one request may cost one process on SQLite, and the pages in the report's order. */
export const cpuTargets: Record<string, number> = {
  landing: 0.04,
  grid: 4,
  profile: 3.3,
  own: 4,
  likes: 3,
  chats: 2.5,
  conversation: 3.5,
  'api-chats': 0.45,
  poll: 0.12,
  send: 1.1,
};
/** On MariaDB a request may cost this many times as much. */
const MARIADB_TIMES = 1.5;

const bytesTargets: readonly [key: 'html' | 'htmlBrotli', what: string, most: number][] = [
  ['html', 'HTML', 100_000],
  ['htmlBrotli', 'HTML, compressed', 15_000],
];
const START_MS = 1_500;
const MEMORY_BYTES = 250_000_000;

const names = { sqlite: 'SQLite', mariadb: 'MariaDB' };

export function targetVerdicts(runs: readonly TargetRun[]): Verdict[] {
  return runs.flatMap((run) => {
    const { database, costs, bytes, startMs, idleBytes } = run;
    const atMost = (name: string, promise: string, value: number, most: number, unit: string): Verdict => ({
      key: `target-${name}.${database}`,
      promise: `${promise}: at most ${unitOf(most, unit)} (${names[database]})`,
      measured: unitOf(value, unit),
      met: value <= most,
    });
    const times = database === 'mariadb' ? MARIADB_TIMES : 1;
    const pages = Object.entries(cpuTargets).map(([key, most]) =>
      atMost(key, `${pageLabels[key]}, CPU`, costs[key]!.now.cpu, most * times, 'ms'),
    );
    const sizes = bytesTargets.map(([key, what, most]) =>
      atMost(`grid-${key}`, `${pageLabels.grid}, ${what}`, bytes[key], most, 'kB'),
    );
    return [
      ...pages,
      ...sizes,
      atMost('start', 'A start with a filled database, until it is ready', startMs, START_MS, 'ms'),
      ...(idleBytes === undefined
        ? []
        : [atMost('memory', 'Memory one idle minute after the load', idleBytes, MEMORY_BYTES, 'MB')]),
    ];
  });
}

const PARTS: Record<string, number> = { ms: 1, kB: 1_000, MB: 1_000_000 };

const unitOf = (value: number, unit: string) => `${figure(value / PARTS[unit]!)} ${unit}`;

/** The cost of one kind of request now, in an earlier commit, and of the least that could serve it. */
export interface TargetCost {
  now: Cost;
  before?: Cost;
  floor?: Cost;
}

export interface TargetRun {
  database: DatabaseKind;
  members: number;
  costs: Record<string, TargetCost>;
  bytes: GridBytes;
  startMs: number;
  /** The memory of the process one idle minute after the load; not in a quick run. */
  idleBytes?: number;
  /** What other processes used of one core meanwhile. */
  others: number;
  rounds: number;
}

export type GridBytes = Pick<PageBytes, 'html' | 'htmlBrotli'>;
