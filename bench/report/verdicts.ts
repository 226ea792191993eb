import type { RunResult } from '../pages/run-result';
import { pageLabels } from '../pages/page-kinds';
import { slowest } from '../search/search-bench';
import { figure } from './statistics';

/** A promise of the quality page and the measured value. */
export interface Verdict {
  /** The key under which notes.json explains a miss. */
  key: string;
  promise: string;
  measured: string;
  met: boolean;
}

const GRID_MARGIN_MS = 1.5;
const LANDING_TIMES = 1.5;
const SEND_TIMES = 3;
const STANDARD_MS = 2;
const ANY_MS = 10;
const BEST_OVER_MS = 1;
const POLL_MS = 1;
const GROWTH_TIMES = 1.2;
const SCRIPT_BYTES = 118_000;
/** Below this value the kernel's clock and the noise of the machine decide, not the number of members. */
const GROWTH_FLOOR_MS = 0.2;

const names = { sqlite: 'SQLite', mariadb: 'MariaDB' };

export function verdictsOf(runs: readonly RunResult[]): Verdict[] {
  const databases = [...new Set(runs.map((run) => run.database))];
  return databases.flatMap((database) => {
    const own = runs.filter((run) => run.database === database).sort((a, b) => a.members - b.members);
    const largest = own.at(-1)!;
    return [...ofLargest(largest), ...growth(own)];
  });
}

function ofLargest(run: RunResult): Verdict[] {
  const { database, members, pages, sql, search, commit, floors, bytes } = run;
  const on = `${names[database]}, ${members.toLocaleString('en')} members`;
  const key = (name: string) => `${name}.${database}`;
  const verdicts: Verdict[] = [];
  const atMost = (name: string, promise: string, value: number, most: number, note: string) =>
    verdicts.push({ key: key(name), promise: `${promise} (${on})`, measured: note, met: value <= most });

  if (floors) {
    const own = pages.grid!.cpu - sql.grid!.here;
    const over = own - floors.full.cpu;
    atMost(
      'grid',
      `Member grid: bare React with styled-components and intl on the same document + ${GRID_MARGIN_MS} ms of CPU`,
      over,
      GRID_MARGIN_MS,
      `${figure(own)} − ${figure(floors.full.cpu)} = ${figure(over)} ms (without ${figure(sql.grid!.here)} ms for SQL)`,
    );
    const times = pages.landing!.cpu / floors.fixed.cpu;
    atMost(
      'landing',
      `Landing from memory: ${LANDING_TIMES} × a static response (CPU)`,
      times,
      LANDING_TIMES,
      `${figure(pages.landing!.cpu)} ms / ${figure(floors.fixed.cpu)} ms = ${figure(times)} ×`,
    );
  }
  const standard = search.standard.page.p95;
  atMost(
    'search',
    `Default search: p95 under ${STANDARD_MS} ms in the database`,
    standard,
    STANDARD_MS,
    `${figure(standard)} ms`,
  );
  const best = search.orders?.find(({ name }) => name === 'best for me');
  if (best)
    atMost(
      'best',
      `Best for me: p95 under ${STANDARD_MS} ms in the database`,
      best.page.p95,
      STANDARD_MS,
      `${figure(best.page.p95)} ms`,
    );
  if (search.bestOver !== undefined)
    atMost(
      'best-cpu',
      `Best for me: at most ${BEST_OVER_MS} ms of CPU over the order by activity`,
      search.bestOver,
      BEST_OVER_MS,
      `${figure(search.bestOver)} ms`,
    );
  const [order] = (search.orders ?? []).toSorted((a, b) => slowest(b) - slowest(a));
  if (order)
    atMost(
      'orders',
      `Any order: p95 under ${ANY_MS} ms`,
      slowest(order),
      ANY_MS,
      `${figure(slowest(order))} ms (${order.name})`,
    );
  const worst = search.worst[0];
  if (worst) {
    atMost(
      'filters',
      `Any of ${search.combinations} combinations of filters: p95 under ${ANY_MS} ms`,
      slowest(worst),
      ANY_MS,
      `${figure(slowest(worst))} ms (${worst.name})`,
    );
  }
  const sends = pages.send!.alone.p50 / commit.time.p50;
  atMost(
    'send',
    `Message send: ${SEND_TIMES} × the durable commit of the same rows (p50)`,
    sends,
    SEND_TIMES,
    `${figure(pages.send!.alone.p50)} ms / ${figure(commit.time.p50)} ms = ${figure(sends)} ×`,
  );
  const poll = pages['api-chats']!.cpu;
  atMost('poll', `Polling endpoint: under ${POLL_MS} ms of CPU`, poll, POLL_MS, `${figure(poll)} ms`);
  const [script] = Object.entries(bytes).sort(([, a], [, b]) => b.js - a.js);
  if (script)
    atMost(
      'script',
      'Pages: JavaScript at most 118 kB brotli',
      script[1].js,
      SCRIPT_BYTES,
      `${figure(script[1].js / 1000)} kB (${pageLabels[script[0]]})`,
    );
  return verdicts;
}

/** Compares each page at the smallest size with all larger ones. */
function growth(runs: readonly RunResult[]): Verdict[] {
  const [smallest, ...larger] = runs;
  if (!smallest || larger.length === 0) return [];
  return Object.keys(smallest.pages).map((page) => {
    const base = Math.max(smallest.pages[page]!.cpu, GROWTH_FLOOR_MS);
    const times = larger.map((run) => Math.max(run.pages[page]!.cpu, GROWTH_FLOOR_MS) / base);
    const sizes = larger.map((run, i) => `${figure(times[i]!)} × at ${run.members.toLocaleString('en')}`);
    return {
      key: `growth-${page}.${smallest.database}`,
      promise: `${pageLabels[page]}: within ${GROWTH_TIMES} × of its CPU with ${smallest.members.toLocaleString('en')} members (${names[smallest.database]})`,
      measured: sizes.join(', '),
      met: Math.max(...times) <= GROWTH_TIMES,
    };
  });
}
