import { readFileSync } from 'node:fs';
import { cpuOf } from '../load/process-cpu';

/** A machine counts as quiet if other processes used at most this share of one core. */
export const QUIET_SHARE = 0.1;
const TICK_MS = 10;

/** Measures what processes other than `own` (and this one) use of the processor from now on, as a share of one core. */
export function watchOthers(own: readonly number[]): () => number {
  const ours = () => [process.pid, ...own].reduce((sum, pid) => sum + cpuOf(pid), 0);
  const begun = { at: performance.now(), all: busyMs(readFileSync('/proc/stat', 'utf8')), ours: ours() };
  return () => {
    const others = busyMs(readFileSync('/proc/stat', 'utf8')) - begun.all - (ours() - begun.ours);
    return Math.max(0, others) / (performance.now() - begun.at);
  };
}

/** Milliseconds of all cores together that were spent on anything but waiting. */
export function busyMs(stat: string): number {
  const [user, nice, system, , , irq, softirq, steal] = stat.split('\n')[0]!.trim().split(/\s+/).slice(1).map(Number);
  return (user! + nice! + system! + irq! + softirq! + steal!) * TICK_MS;
}

/** Whether to measure once more: the machine was not quiet, and there is time for a round as long as the last one. */
export function again(share: number, { round, left }: { round: number; left: number }): boolean {
  return share > QUIET_SHARE && round <= left;
}
