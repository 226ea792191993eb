import { cpus, loadavg, totalmem } from 'node:os';

/** The machine of the measurement, without names of hosts or people. */
export interface Machine {
  cores: number;
  processor: string;
  memoryGb: number;
  node: string;
  /** The load average of the minute before: above the number of cores the figures are disturbed. */
  loadBefore: number;
}

export function describeMachine(): Machine {
  const all = cpus();
  return {
    cores: all.length,
    processor: all[0]?.model.trim() ?? 'unknown',
    memoryGb: Math.round(totalmem() / 2 ** 30),
    node: process.version,
    loadBefore: loadavg()[0]!,
  };
}
