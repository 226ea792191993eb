import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';

const MEMORY = '/dev/shm';

/** For databases of tests: in memory where there is room, since tables and commits wait for a disk, else the temporary folder. */
export async function placeInMemory(): Promise<string> {
  const room = await statfs(MEMORY).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  );
  return room > 2 ** 30 ? MEMORY : tmpdir();
}
