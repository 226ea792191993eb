import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const MEMORY = '/dev/shm';
const GIB = 2 ** 30;

/** For what tests write: in memory where there is room, since tables, commits and thousands of pictures wait for a disk. */
export function placeInMemory(gibibytes = 1): string {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize > gibibytes * GIB ? MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}
