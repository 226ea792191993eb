import { readFileSync, readdirSync } from 'node:fs';
import { workersOf } from '../../e2e/support/product/workers';

/** The length of a kernel tick: USER_HZ is part of the kernel's interface and the same on every machine. */
const TICK_MS = 10;

/** Milliseconds of CPU (user and system, all threads) that a process has used; of a server, its workers included. */
export function cpuOf(pid: number): number {
  if (pid === process.pid) return ownCpu();
  return [pid, ...workersOf(pid)].reduce((sum, worker) => sum + cpuOfOne(worker), 0);
}

function cpuOfOne(pid: number): number {
  try {
    // In nanoseconds. Only living threads count, but neither Node nor MariaDB ends threads within a measurement.
    return readdirSync(`/proc/${pid}/task`).reduce((sum, thread) => sum + nanoseconds(pid, thread) / 1e6, 0);
  } catch {
    return ticks(pid) * TICK_MS;
  }
}

/** The kernel updates the account of a running thread only from time to time; this call forces it to. */
function ownCpu(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function nanoseconds(pid: number, thread: string): number {
  return Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]);
}

/** The same of the children of this process that have ended. */
export function cpuOfEnded(): number {
  const fields = statOf(process.pid);
  return (Number(fields[13]) + Number(fields[14])) * TICK_MS;
}

function ticks(pid: number): number {
  const fields = statOf(pid);
  return Number(fields[11]) + Number(fields[12]);
}

/** The fields of /proc/<pid>/stat from the third on: the second is the command in brackets and may contain spaces. */
function statOf(pid: number): string[] {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}
