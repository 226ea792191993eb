import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

const DAY = 24 * 60 * 60 * 1000;

/** Where `npm run review` lays out pictures to be looked at; the server on that machine sees to it that they go. */
export const reviewFolderOf = (dataDir: string) => join(dataDir, 'review');

/** Where the copy of a stored file lies. */
export const copyPath = (folder: string, key: string) => join(folder, key.replaceAll('/', '-'));

/** Removes what was laid out more than a day ago: what members delete does not live on here. */
export async function forgetOldCopies(folder: string, now: number): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (found && found.mtimeMs < now - DAY) await rm(path, { force: true });
  }
}

/** Nothing is left to be looked at. */
export async function forgetCopy(folder: string, key: string): Promise<void> {
  await rm(copyPath(folder, key), { force: true });
}
