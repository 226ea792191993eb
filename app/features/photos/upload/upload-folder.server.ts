import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** facet-upload-<process>-<chance>; without the process it is of a time before this. */
const NAME = /^facet-upload-(?:(\d+)-)?[^-]{6}$/;
/** No upload takes as long. */
const LONGEST_MS = 3_600_000;

/** A folder for the files of one form; its name says whose it is. */
export const uploadFolder = (): Promise<string> => mkdtemp(join(tmpdir(), `facet-upload-${process.pid}-`));

/**
 * At the start: removes what killed processes left of uploads. Others on this machine may be in the middle of theirs, so
 * only what no living process can own goes. Answers how many folders that were.
 */
export async function forgetUploads({ now, processStart }: { now: number; processStart: number }): Promise<number> {
  let count = 0;
  for (const name of await readdir(tmpdir())) {
    const match = NAME.exec(name);
    if (!match) continue;
    const path = join(tmpdir(), name);
    const touched = await stat(path).then(
      ({ mtimeMs }) => mtimeMs,
      () => now,
    );
    const isOver = now - touched > LONGEST_MS || (match[1] && isGone(Number(match[1]), touched, processStart));
    if (!isOver) continue;
    // Another user's, where the folder is shared: theirs to remove.
    await rm(path, { recursive: true, force: true }).then(
      () => (count += 1),
      () => {},
    );
  }
  return count;
}

/** In a container a restarted server has the number of the one before. */
function isGone(pid: number, touched: number, processStart: number): boolean {
  if (pid === process.pid) return touched < processStart;
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}
