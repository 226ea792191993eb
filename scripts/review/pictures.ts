import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { StoragePort } from '~/providers/storage/storage-port';

const DAY = 24 * 60 * 60 * 1000;

/** Where pictures are laid out to be looked at, and where they come from. */
export interface Viewing {
  storage: StoragePort;
  folder: string;
}

/**
 * The path of a copy that any program can open: a storage keeps files in a form of its own, or on another machine.
 * Nobody else on this machine can read it.
 */
export async function layOut({ storage, folder }: Viewing, key: string): Promise<string> {
  const file = await storage.get(key);
  if (!file) return '(gone)';
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, key.replaceAll('/', '-'));
  await writeFile(path, file.bytes, { mode: 0o600 });
  return path;
}

/** Removes what was laid out more than a day ago: what members delete does not live on here. */
export async function forgetOldCopies(folder: string, now: number): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (found && found.mtimeMs < now - DAY) await rm(path, { force: true });
  }
}
