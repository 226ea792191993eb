import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY } from '~/time/durations';

/** Where `npm run facet -- review` copies photos for review. The server on that machine deletes them. */
export const reviewFolderOf = (dataDir: string) => join(dataDir, 'review');

export const copyPath = (folder: string, key: string) => join(folder, key.replaceAll('/', '-'));

/** Deletes copies that are more than a day old, so that what members delete does not stay here. */
export async function forgetOldCopies(folder: string, now: number): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (found && found.mtimeMs < now - DAY) await rm(path, { force: true });
  }
}

export async function forgetCopy(folder: string, key: string): Promise<void> {
  await rm(copyPath(folder, key), { force: true });
}
