import { readFileSync } from 'node:fs';
import { ask } from './http';

/** The ids of the workers of a server, which are the processes that it has begun with its own file. */
export function workersOf(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .split(' ')
    .filter((text) => text.trim() !== '');
  return children.map(Number).filter((child) => commandOf(child).includes('start.mjs'));
}

export const isAlive = (pid: number): boolean => commandOf(pid) !== '';

/** How many requests each worker that serves has answered, by the metrics of the server. */
export async function answeredBy(metricsPort: number): Promise<number[]> {
  const { body } = await ask({ port: metricsPort }, 'any', { path: '/metrics' });
  return [...body.matchAll(/^facet_worker_responses\{worker="\d+"\} (\d+)$/gm)].map(([, count]) => Number(count));
}

/** Empty for a process that has ended. */
function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}
