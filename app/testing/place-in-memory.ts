import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const MEMORY = '/dev/shm';
const GIB = 2 ** 30;

/**
 * The folder for files of tests: in memory where there is enough space, because tables, commits and thousands of
 * pictures would otherwise wait for a disk.
 */
export function placeInMemory(gibibytes = 1): string {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize > gibibytes * GIB ? MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}
