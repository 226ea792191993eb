import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const EVERY_MS = 500;

/**
 * Runs `compile` now and after each change in the folder. It compares modification times, because file events are
 * unreliable.
 */
export function watchCatalogues(directory: string, compile: () => void): { stop(): void } {
  let seen = '';
  const check = () => {
    const current = stampOf(directory);
    if (current === seen) return;
    seen = current;
    try {
      compile();
    } catch (error) {
      // A half-written file is normal here: the error is printed, and the next change tries again.
      console.error((error as Error).message);
    }
  };
  check();
  const timer = setInterval(check, EVERY_MS);
  return { stop: () => clearInterval(timer) };
}

function stampOf(directory: string): string {
  if (!existsSync(directory)) return '';
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.json'))
    .sort()
    .map((path) => {
      const stats = statSync(join(directory, path), { throwIfNoEntry: false });
      return `${path} ${stats?.mtimeMs} ${stats?.size}`;
    })
    .join('\n');
}
