import { Agent } from 'node:http';
import { latenciesOf, load } from './load';
import type { Load } from './load';
import { cpuOf } from './process-cpu';
import { summarise, type Summary } from '../report/statistics';

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

/** One kind of request, and the process that answers it. */
export interface Measured extends Omit<Load, 'requests' | 'concurrency'> {
  pid: number;
}

/** So many requests of one kind before the next kind's turn: what slows the machine slows all of them. */
const TURN = 4;

/**
 * What several kinds cost that are compared with each other: by turns, and each figure from the same series. Processes
 * that take turns find the processor's caches full of the other's: they need turns long enough to forget that.
 */
export async function measureByTurns(kinds: readonly Measured[], effort: Effort, turn = TURN): Promise<Cost[]> {
  const meters = kinds.map(meter);
  for (const { round } of meters) await round(effort.warmUp, 4);
  const all: Series[][] = [];
  for (let series = 0; series < effort.series; series++) all.push(await oneSeries(meters, effort.requests, turn));
  const chosen = quietest(all);
  const costs: Cost[] = [];
  for (const [i, { round, close }] of meters.entries()) {
    close();
    const together = await round(effort.requests * 2, 8);
    costs.push({ cpu: Math.min(...all.map((series) => series[i]!.cpu)), alone: chosen[i]!.alone, together });
  }
  return costs;
}

/** One kind's part of a series. */
interface Series {
  /** Milliseconds for one request. */
  cpu: number;
  alone: Summary;
}

async function oneSeries(meters: readonly Meter[], requests: number, most: number): Promise<Series[]> {
  const sums = meters.map(() => ({ cpu: 0, latencies: [] as number[] }));
  for (let done = 0; done < requests; done += most) {
    for (const [i, { turn }] of meters.entries()) {
      const { cpu, latencies } = await turn(Math.min(most, requests - done));
      sums[i]!.cpu += cpu;
      sums[i]!.latencies.push(...latencies);
    }
  }
  return sums.map(({ cpu, latencies }) => ({ cpu: cpu / requests, alone: summarise(latencies) }));
}

type Meter = ReturnType<typeof meter>;

function meter({ pid, ...kind }: Measured) {
  /** Its turns go over one kept connection. */
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let asked = 0;
  const next = (requests: number) => {
    const first = asked;
    asked += requests;
    return { ...kind, ask: (n: number) => kind.ask(first + n), requests };
  };
  const turn = async (requests: number) => {
    const before = cpuOf(pid);
    const latencies = await latenciesOf({ ...next(requests), concurrency: 1 }, agent);
    return { cpu: cpuOf(pid) - before, latencies };
  };
  const round = (requests: number, concurrency: number) => load({ ...next(requests), concurrency });
  return { round, turn, close: () => agent.destroy() };
}

/** The series that other processes disturbed least, for all kinds the same one. */
function quietest(all: readonly Series[][]): Series[] {
  const slowness = (series: readonly Series[]) => series.reduce((sum, { alone }) => sum + alone.p95, 0);
  return all.reduce((best, one) => (slowness(one) < slowness(best) ? one : best));
}
