import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** A reader finds the old bytes or the new, even after a power cut. `temporaryFolder` is on the same file system. */
export async function replaceFile(path: string, bytes: Uint8Array | string, temporaryFolder = dirname(path)) {
  await mkdir(dirname(path), { recursive: true });
  const temporary = join(temporaryFolder, `.${randomUUID()}.tmp`);
  try {
    const file = await open(temporary, 'wx', 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  await syncFolder(dirname(path));
}

/** Makes a rename durable. Windows cannot open folders and does not need this step. */
async function syncFolder(path: string) {
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
