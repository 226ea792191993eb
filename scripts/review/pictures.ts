import { mkdir, writeFile } from 'node:fs/promises';
import type { StoragePort } from '~/providers/storage/storage-port';
import { copyPath } from '~/server/jobs/review-copies';

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
  const path = copyPath(folder, key);
  await writeFile(path, file.bytes, { mode: 0o600 });
  return path;
}
