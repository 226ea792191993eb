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
/** The most of the earlier commit's CPU that a request may cost, if one is measured beside this. */
export const shareTargets: Record<string, number> = {
  landing: 0.8,
  grid: 0.6,
  profile: 0.55,
  own: 0.5,
  likes: 0.6,
  chats: 0.6,
  conversation: 0.4,
  poll: 0.2,
  send: 0.75,
};
const PAGES = ['landing', 'grid', 'profile', 'own', 'likes', 'chats', 'conversation'];
const PAGES_SHARE = 0.55;
const MEMORY_SHARE = 0.85;
/** How many times as much as on SQLite a page may cost on MariaDB, measured in the same run. */
const MARIADB_OVER_SQLITE = 1.4;

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
      ...shareVerdicts(run),
      ...overSqlite(
        run,
        runs.find((run) => run.database === 'sqlite'),
      ),
      ...sizes,
      atMost('start', 'A start with a filled database, until it is ready', startMs, START_MS, 'ms'),
      ...(idleBytes === undefined
        ? []
        : [atMost('memory', 'Memory one idle minute after the load', idleBytes, MEMORY_BYTES, 'MB')]),
    ];
  });
}

/** What this version costs beside the earlier commit. */
function shareVerdicts({ database, costs, idleBytes, idleBefore }: TargetRun): Verdict[] {
  const share = (name: string, what: string, [now, before]: readonly [number, number], most: number): Verdict => ({
    key: `share-${name}.${database}`,
    promise: `${what}: at most ${figure(most)} × of the commit before (${names[database]})`,
    measured: `${figure(now / before)} ×`,
    met: now <= most * before,
  });
  const compared = Object.entries(costs).flatMap(([key, { now, before }]) =>
    before ? [[key, now.cpu, before.cpu] as const] : [],
  );
  if (compared.length === 0) return [];
  const pages = compared.filter(([key]) => PAGES.includes(key));
  const sum = (column: 1 | 2) => pages.reduce((total, page) => total + page[column], 0);
  return [
    share('pages', 'All pages together, CPU', [sum(1), sum(2)], PAGES_SHARE),
    ...compared
      .filter(([key]) => key in shareTargets)
      .map(([key, now, before]) => share(key, `${pageLabels[key]}, CPU`, [now, before], shareTargets[key]!)),
    ...(idleBytes !== undefined && idleBefore !== undefined
      ? [share('memory', 'Memory of the server one idle minute after the load', [idleBytes, idleBefore], MEMORY_SHARE)]
      : []),
  ];
}

function overSqlite({ database, costs }: TargetRun, sqlite: TargetRun | undefined): Verdict[] {
  if (database !== 'mariadb' || !sqlite) return [];
  return PAGES.map((key) => {
    const times = costs[key]!.now.cpu / sqlite.costs[key]!.now.cpu;
    return {
      key: `over-sqlite-${key}.mariadb`,
      promise: `${pageLabels[key]}, CPU: on MariaDB at most ${figure(MARIADB_OVER_SQLITE)} × of that on SQLite`,
      measured: `${figure(times)} ×`,
      met: times <= MARIADB_OVER_SQLITE,
    };
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
  /** The same of the earlier commit. */
  idleBefore?: number;
  /** What other processes used of one core meanwhile. */
  others: number;
  rounds: number;
}

export type GridBytes = Pick<PageBytes, 'html' | 'htmlBrotli'>;
