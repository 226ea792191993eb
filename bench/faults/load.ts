import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The requests that one process sends to a server. It runs beside this one, so that neither blocks the other. */
export interface Load {
  port: number;
  host: string;
  seconds: number;
  /** `atOnce` requests at a time, or `perSecond` requests whatever the responses. */
  pace: { atOnce: number } | { perSecond: number };
  requests: readonly LoadRequest[];
}

/** Sent in turn; `{n}` is a new number each time, `{address}` an IP address that belongs to it. */
export interface LoadRequest {
  kind: string;
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body?: string;
}

export interface LoadResponse {
  kind: string;
  /** 0 if there was no response. */
  status: number;
  milliseconds: number;
  retryAfter: boolean;
}

/** Runs the load in a process of its own. */
export function runLoad(load: Load): Promise<LoadResponse[]> {
  const child = fork(fileURLToPath(new URL('./load-process.ts', import.meta.url)), {
    execArgv: ['--import', 'tsx'],
    serialization: 'advanced',
  });
  return new Promise((resolve, reject) => {
    child.once('message', (responses) => resolve(responses as LoadResponse[]));
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`the load ended with ${code}`)));
    child.send(load);
  });
}

export const percentile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
};
