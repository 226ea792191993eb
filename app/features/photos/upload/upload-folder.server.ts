import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** facet-upload-<process id>-<random>. Folders of older versions have no process id. */
const NAME = /^facet-upload-(?:(\d+)-)?[^-]{6}$/;
/** No upload takes longer than this. */
const LONGEST_MS = 3_600_000;

/** Creates a folder for the files of one form. Its name holds the process id. */
export const uploadFolder = (): Promise<string> => mkdtemp(join(tmpdir(), `facet-upload-${process.pid}-`));

/**
 * Removes at the start what killed processes left of uploads. Other processes on this machine may still be receiving
 * files, so only folders that no living process can own are removed. Returns their number.
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
    // In a shared temporary folder it may belong to another user and cannot be removed.
    await rm(path, { recursive: true, force: true }).then(
      () => (count += 1),
      () => {},
    );
  }
  return count;
}

/** In a container a restarted server has the same process id as the previous one. */
function isGone(pid: number, touched: number, processStart: number): boolean {
  if (pid === process.pid) return touched < processStart;
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}
