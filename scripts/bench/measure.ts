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

export async function measure(
  pid: number,
  kind: Omit<Load, 'requests' | 'concurrency'>,
  effort: Effort,
): Promise<Cost> {
  let asked = 0;
  const round = async (requests: number, concurrency: number) => {
    const first = asked;
    asked += requests;
    return load({ ...kind, ask: (n) => kind.ask(first + n), requests, concurrency });
  };
  await round(effort.warmUp, 4);
  const cpus: number[] = [];
  const alone: Summary[] = [];
  for (let series = 0; series < effort.series; series++) {
    const before = cpuOf(pid);
    alone.push(await round(effort.requests, 1));
    cpus.push((cpuOf(pid) - before) / effort.requests);
  }
  const together = await round(effort.requests * 2, 8);
  return { cpu: Math.min(...cpus), alone: quietest(alone), together };
}

/** Latency of the series that other processes disturbed least. */
function quietest(series: readonly Summary[]): Summary {
  return series.reduce((best, one) => (one.p95 < best.p95 ? one : best));
}
