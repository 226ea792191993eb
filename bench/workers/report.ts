import { reportSection } from '../report/report-section';

export interface WorkersResult {
  day: string;
  machine: { cores: number; node: string };
  /** The load average of the minute before, and what other processes used meanwhile, as a share of one core. */
  load: number;
  others: number;
  members: number;
  /** Milliseconds of CPU for one request, with one process and with two workers. */
  costs: readonly { what: string; alone: number; shared: number }[];
  /** How many of the requests each worker answered. */
  shares: readonly number[];
  /** Milliseconds from sending a message to its event on an open page. */
  deliveries: readonly { workers: number; streams: number; p50: number; p95: number }[];
  /** Milliseconds from the beginning of a worker until it serves. */
  startMs: number;
}

export const workersSection = reportSection('workers', 'npm run bench -- workers');

const PROMISED = { times: 1.1, leastShare: 0.4, mostShare: 0.6, p95: 200, startMs: 1500 };

interface Row {
  what: string;
  seen: string;
  promised: string;
  met: boolean;
}

function rowsOf({ costs, shares, deliveries, startMs }: WorkersResult): Row[] {
  const all = shares.reduce((sum, count) => sum + count, 0);
  const parts = shares.map((count) => count / all);
  return [
    ...costs.map(({ what, alone, shared }) => ({
      what: `${what}: CPU for a request`,
      seen: `${alone.toFixed(2)} ms alone, ${shared.toFixed(2)} ms with two: ${(shared / alone).toFixed(2)} times`,
      promised: `at most ${PROMISED.times} times`,
      met: shared <= alone * PROMISED.times,
    })),
    {
      what: `${all} requests, each on a connection of its own`,
      seen: parts.map((part) => `${Math.round(part * 100)} %`).join(' and '),
      promised: '50 ± 10 % each',
      met: parts.every((part) => part >= PROMISED.leastShare && part <= PROMISED.mostShare),
    },
    ...deliveries.map(({ workers, streams, p50, p95 }) => ({
      what: `A live event, ${streams.toLocaleString('en')} streams, ${workers === 1 ? 'one process' : 'two workers'}`,
      seen: `${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`,
      promised: `p95 ${PROMISED.p95} ms`,
      met: p95 <= PROMISED.p95,
    })),
    {
      what: 'A worker serves after',
      seen: `${Math.round(startMs).toLocaleString('en')} ms`,
      promised: `${PROMISED.startMs.toLocaleString('en')} ms`,
      met: startMs < PROMISED.startMs,
    },
  ];
}

/** What was promised and not seen, by the names of the rows. */
export const workersMisses = (result: WorkersResult): string[] =>
  rowsOf(result)
    .filter(({ met }) => !met)
    .map(({ what, seen }) => `${what}: ${seen}`);

export function workersReport(result: WorkersResult): string {
  const { day, machine, load, others, members } = result;
  const quiet = load <= machine.cores / 2 && others <= 0.2;
  const rows = rowsOf(result).map(
    ({ what, seen, promised, met }) => `| ${what} | ${seen} | ${promised} | ${met ? 'met' : '**missed**'} |`,
  );
  return workersSection.mark(
    [
      '## Two workers',
      '',
      `Written by \`npm run bench -- workers\` on ${day}: one process and two workers (\`WORKERS=2\`) by turns, the same brand of ${members.toLocaleString('en')} members in a MariaDB of each. The CPU is that of the primary process and its workers together; half of the pages on which a live event arrives are at the worker that did not take the message. ${machine.cores} cores, Node ${machine.node}.`,
      '',
      `Load of the machine at the start ${load.toFixed(1)}; meanwhile other processes used ${Math.round(others * 100)} % of a core: ${quiet ? 'it was quiet' : '**it was busy, which makes all figures worse**'}.`,
      '',
      '| What | Seen | Promised |  |',
      '| --- | --- | --- | --- |',
      ...rows,
    ].join('\n'),
  );
}
