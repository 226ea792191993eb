import { readFileSync } from 'node:fs';

/** The ids of the workers of a server, which are the processes that it has begun with its own file. */
export function workersOf(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .split(' ')
    .filter((text) => text.trim() !== '');
  return children.map(Number).filter((child) => commandOf(child).includes('start.mjs'));
}

export const isAlive = (pid: number): boolean => commandOf(pid) !== '';

/** Empty for a process that has ended. */
function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}
