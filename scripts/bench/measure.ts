import { load } from './load';
import type { Load } from './load';
import { cpuOf } from './process-cpu';
import type { Summary } from './statistics';

/** What serving one kind of request costs. */
export interface Cost {
  /** Milliseconds of CPU of the server's process for one request, in the series that other work disturbed least. */
  cpu: number;
  alone: Summary;
  /** Eight requests at a time. */
  together: Summary;
}

/** How often: `series` times `requests` for the CPU, after a warm-up. */
export interface Effort {
  warmUp: number;
  series: number;
  requests: number;
}

type Kind = Omit<Load, 'requests' | 'concurrency'>;

/** What one kind of request costs. */
export async function measure(pid: number, kind: Kind, effort: Effort): Promise<Cost> {
  const [cost] = await measureByTurns(pid, [kind], effort);
  return cost!;
}

/** What several kinds cost that are compared with each other: their series take turns, so that all meet the same machine. */
export async function measureByTurns(pid: number, kinds: readonly Kind[], effort: Effort): Promise<Cost[]> {
  const meters = kinds.map((kind) => meter(pid, kind));
  for (const { round } of meters) await round(effort.warmUp, 4);
  for (let series = 0; series < effort.series; series++) for (const one of meters) await one.series(effort.requests);
  const costs: Cost[] = [];
  for (const { round, cpus, alone } of meters) {
    const together = await round(effort.requests * 2, 8);
    costs.push({ cpu: Math.min(...cpus), alone: quietest(alone), together });
  }
  return costs;
}

function meter(pid: number, kind: Kind) {
  let asked = 0;
  const cpus: number[] = [];
  const alone: Summary[] = [];
  const round = async (requests: number, concurrency: number) => {
    const first = asked;
    asked += requests;
    return load({ ...kind, ask: (n) => kind.ask(first + n), requests, concurrency });
  };
  const series = async (requests: number) => {
    const before = cpuOf(pid);
    alone.push(await round(requests, 1));
    cpus.push((cpuOf(pid) - before) / requests);
  };
  return { round, series, cpus, alone };
}

/** Latency of the series that other processes disturbed least. */
function quietest(series: readonly Summary[]): Summary {
  return series.reduce((best, one) => (one.p95 < best.p95 ? one : best));
}
