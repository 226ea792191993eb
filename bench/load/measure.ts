import { summarise, type Summary } from '../report/statistics';
import { fire, type Measured } from './load';
import { cpuOf } from './process-cpu';

/** The cost of serving one kind of request. */
export interface Cost {
  /** Milliseconds of CPU of the server's process for one request, in the series least disturbed by other work. */
  cpu: number;
  alone: Summary;
  /** Latencies with eight requests at a time. */
  together: Summary;
}

/** The amount of measuring: after a warm-up, `series` times `requests` for the CPU. */
export interface Effort {
  warmUp: number;
  series: number;
  requests: number;
}

type Series = Pick<Cost, 'cpu' | 'alone'>;

/**
 * Measures several kinds that are compared with each other. They take turns of `turn` requests, so that a slower
 * machine affects all of them, and their latencies come from the same series. Processes that take turns find the
 * processor's caches full of the other's data, so turns must be long enough to outweigh that.
 */
export async function measureByTurns(kinds: readonly Measured[], effort: Effort, turn = 10): Promise<Cost[]> {
  for (const kind of kinds) await fire(kind, effort.warmUp, 4);
  const all: Series[][] = [];
  for (let series = 0; series < effort.series; series++) all.push(await oneSeries(kinds, effort.requests, turn));
  const slowness = (series: readonly Series[]) => series.reduce((sum, { alone }) => sum + alone.p95, 0);
  const quietest = all.reduce((best, run) => (slowness(run) < slowness(best) ? run : best));
  const costs: Cost[] = [];
  for (const [i, kind] of kinds.entries()) {
    const together = summarise(await fire(kind, effort.requests * 2, 8));
    costs.push({ cpu: Math.min(...all.map((series) => series[i]!.cpu)), alone: quietest[i]!.alone, together });
  }
  return costs;
}

async function oneSeries(kinds: readonly Measured[], requests: number, turn: number): Promise<Series[]> {
  const sums = kinds.map(() => ({ cpu: 0, latencies: [] as number[] }));
  for (let done = 0; done < requests; done += turn) {
    for (const [i, kind] of kinds.entries()) {
      const before = cpuOf(kind.pid);
      sums[i]!.latencies.push(...(await fire(kind, Math.min(turn, requests - done), 1)));
      sums[i]!.cpu += cpuOf(kind.pid) - before;
    }
  }
  return sums.map(({ cpu, latencies }) => ({ cpu: cpu / requests, alone: summarise(latencies) }));
}
