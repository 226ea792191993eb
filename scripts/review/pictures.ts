import { mkdir, writeFile } from 'node:fs/promises';
import type { StoragePort } from '~/providers/storage/storage-port';
import { copyPath } from '~/server/jobs/review-copies';

/** Where pictures come from, and the folder to which they are copied for viewing. */
export interface Viewing {
  storage: StoragePort;
  folder: string;
}

/**
 * Copies a file to a path that any program can open, because a storage may hold files in its own format or on another
 * machine. Other users of this machine cannot read it.
 */
export async function layOut({ storage, folder }: Viewing, key: string): Promise<string> {
  const file = await storage.get(key);
  if (!file) return '(gone)';
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = copyPath(folder, key);
  await writeFile(path, file.bytes, { mode: 0o600 });
  return path;
}
