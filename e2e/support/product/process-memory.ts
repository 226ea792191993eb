import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

const KB = 1024;

/** The most memory in bytes that the server may take under load (docs/guides/memory-and-metrics.md). */
export const MEMORY_CEILING = 512e6;

/** A value such as VmRSS or VmHWM of a process, in bytes; 0 once the process has ended. */
function statusOf(pid: number, name: string): number {
  try {
    const found = new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
    return Number(found?.[1] ?? 0) * KB;
  } catch {
    return 0;
  }
}

/** The memory that the process itself uses now. */
export const residentOf = (pid: number): number => statusOf(pid, 'VmRSS');

/** The most memory the process has used so far, or since forgetPeak(). The kernel counts it, so no moment is missed. */
export const peakOf = (pid: number): number => statusOf(pid, 'VmHWM');

export const forgetPeak = (pid: number): void => writeFileSync(`/proc/${pid}/clear_refs`, '5');

export function childrenOf(pid: number): number[] {
  const tasks = readdirSync(`/proc/${pid}/task`);
  const lists = tasks.map((task) => readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8'));
  return lists.flatMap((list) => list.split(' ').filter(Boolean).map(Number));
}

/** Often enough for a process that lives for half a second to be seen after its largest step. */
const WATCH_MS = 5;

/**
 * How much more memory a process and its children took at most during the work than before. Children follow each other
 * and end, so they are watched, and the one that took most counts. Peaks that were not simultaneous are added up all
 * the same, so the result is never too low.
 */
export async function riseDuring(pid: number, work: () => Promise<unknown>): Promise<number> {
  const before = residentOf(pid);
  forgetPeak(pid);
  let most = 0;
  const watch = () => {
    for (const child of childrenOf(pid)) most = Math.max(most, peakOf(child));
  };
  const watching = setInterval(watch, WATCH_MS);
  await work().finally(() => clearInterval(watching));
  watch();
  return peakOf(pid) - before + most;
}
