import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

const KB = 1024;

/** Bytes that the server may take under load (docs/guides/memory-and-metrics.md). */
export const MEMORY_CEILING = 512e6;

/** VmRSS, VmHWM and the like of a process, in bytes; 0 once it is gone. */
function statusOf(pid: number, name: string): number {
  try {
    const found = new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
    return Number(found?.[1] ?? 0) * KB;
  } catch {
    return 0;
  }
}

/** Memory of the process itself that is in use now. */
export const residentOf = (pid: number): number => statusOf(pid, 'VmRSS');

/** Most memory it ever had, or since forgetPeak(): the kernel's own account, so that no moment is missed. */
export const peakOf = (pid: number): number => statusOf(pid, 'VmHWM');

export const forgetPeak = (pid: number): void => writeFileSync(`/proc/${pid}/clear_refs`, '5');

export function childrenOf(pid: number): number[] {
  const tasks = readdirSync(`/proc/${pid}/task`);
  const lists = tasks.map((task) => readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8'));
  return lists.flatMap((list) => list.split(' ').filter(Boolean).map(Number));
}

/**
 * What a process and its children took at most while the work was done, above what all took before. Peaks that were
 * not at the same moment are added all the same: never less than it was.
 */
export async function riseDuring(pid: number, work: () => Promise<unknown>): Promise<number> {
  const before = new Map([pid, ...childrenOf(pid)].map((one) => [one, residentOf(one)]));
  for (const one of before.keys()) forgetPeak(one);
  await work();
  return [pid, ...childrenOf(pid)].reduce((sum, one) => sum + peakOf(one) - (before.get(one) ?? 0), 0);
}
