import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Replaces a file as a whole: a reader finds either the old bytes or the new ones, even after kill -9 or a power cut.
 * `temporaryFolder` must be on the same file system; by default it is the folder of the file.
 */
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

/**
 * A rename is durable only once its folder is synchronised. Windows cannot open folders and does not need this step.
 */
async function syncFolder(path: string) {
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
