import { MEMORY_CEILING } from '../../e2e/support/product/process-memory';
import type { FuzzResult } from './run';

export interface FuzzReported {
  day: string;
  machine: string;
  seed: string;
  milliseconds: number;
  result: FuzzResult;
}

/** The text of docs/reports/fuzz.md. */
export function fuzzReport({ day, machine, seed, milliseconds, result }: FuzzReported): string {
  const { requests, statuses, routes, failures, slowestMs, memory } = result;
  const least = Math.min(...Object.values(routes));
  const answered = Object.entries(statuses).map(([status, count]) => `${status === '0' ? 'closed' : status}: ${count}`);
  return `# Requests that nobody would send

Written by \`npm run bench -- fuzz\` on ${day}: ${machine}. Seed ${seed}, at most ${Math.round(milliseconds / 1000)} seconds.

| what | seen | promised |
|---|---|---|
| requests | ${requests} | |
| routes asked | ${Object.keys(routes).length}, each at least ${least} times | all |
| answered | ${answered.join(', ')} | |
| failures: 5xx except 503, stacks, no response, too much memory | ${failures.length} | 0 |
| slowest | ${Math.round(slowestMs)} ms | |
| memory of the server | ${memory.before} MB before, ${memory.most} MB at most, ${memory.after} MB after | at most ${MEMORY_CEILING / 1e6} MB |
${failures.length > 0 ? `\n${failures.map((failure) => `- ${failure}`).join('\n')}\n` : ''}`;
}
