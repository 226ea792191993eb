import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** What one process asks of a server; it runs beside this one, so that neither waits for the other's turn. */
export interface Load {
  port: number;
  host: string;
  seconds: number;
  /** At once, each after the other; or so many a second, whatever comes back. */
  pace: { atOnce: number } | { perSecond: number };
  requests: readonly LoadRequest[];
}

/** Asked in turn; `{n}` is a number that was not there before, `{address}` an IP address that belongs to it. */
export interface LoadRequest {
  kind: string;
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body?: string;
}

export interface LoadAnswer {
  kind: string;
  /** 0: none came. */
  status: number;
  milliseconds: number;
  retryAfter: boolean;
}

/** Runs it in a process of its own. */
export function runLoad(load: Load): Promise<LoadAnswer[]> {
  const child = fork(fileURLToPath(new URL('./load-process.ts', import.meta.url)), {
    execArgv: ['--import', 'tsx'],
    serialization: 'advanced',
  });
  return new Promise((resolve, reject) => {
    child.once('message', (responses) => resolve(responses as LoadAnswer[]));
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`the load ended with ${code}`)));
    child.send(load);
  });
}

export const percentile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
};
