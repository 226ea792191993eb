import { readFileSync, readdirSync } from 'node:fs';

/** The kernel counts in these ticks, whatever the machine: USER_HZ is part of its interface. */
const TICK_MS = 10;

/** Milliseconds of CPU (user and system, all threads) that a process has used. */
export function cpuOf(pid: number): number {
  if (pid === process.pid) return ownCpu();
  try {
    // Nanoseconds; living threads only, and neither Node nor MariaDB ends threads within a measurement.
    return readdirSync(`/proc/${pid}/task`).reduce((sum, thread) => sum + nanoseconds(pid, thread) / 1e6, 0);
  } catch {
    return cpuInTicks(pid);
  }
}

/** The same in ticks, threads that have ended included: libvips makes some for each picture. */
export const cpuInTicks = (pid: number): number => ticks(pid) * TICK_MS;

/** The kernel brings the account of a thread that is running up to date only now and then; this asks it to. */
function ownCpu(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function nanoseconds(pid: number, thread: string): number {
  return Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]);
}

function ticks(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The second field is the command in brackets and may hold spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return Number(fields[11]) + Number(fields[12]);
}
