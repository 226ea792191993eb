import { access, mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '~/server/context/clock';
import { HOUR } from '~/time/durations';
import { replaceFile } from '../durable-file';
import { errorCode, Misconfigured, Unavailable } from '../provider-errors';
import { decodeFile, encodeFile } from './file-format';
import { describeFile, isStorageKey } from './storage-checks';
import type { StoragePort } from './storage-port';

const PROVIDER = 'folder storage';

/** Storage for one machine. Several machines need S3-compatible storage behind the same port. */
export async function openFolderStorage({ root, clock }: { root: string; clock: Clock }): Promise<StoragePort> {
  // Unfinished files have a separate folder, which no key can name and which is on the same file system.
  const unfinished = join(root, '.unfinished');
  await sweep(unfinished, clock).catch((error: unknown) => {
    throw new Misconfigured(PROVIDER, `cannot use ${root} (${errorCode(error)})`, { cause: error });
  });
  // A key cannot contain `~`, so `a` (file `a~`) and `a/b` (folder `a`) never collide.
  const pathOf = (key: string) => join(root, `${key}~`);

  return {
    name: 'folder',
    async put(key, bytes, contentType) {
      const file = describeFile(PROVIDER, key, bytes, contentType);
      await orUnavailable(() => replaceFile(pathOf(key), encodeFile(file, bytes), unfinished));
      return file;
    },
    async get(key) {
      if (!isStorageKey(key)) return undefined;
      const stored = await orMissing(() => readFile(pathOf(key)), undefined);
      return stored && decodeFile(stored);
    },
    exists: async (key) => isStorageKey(key) && orMissing(() => access(pathOf(key)).then(() => true), false),
    async delete(key) {
      if (isStorageKey(key)) await orMissing(() => rm(pathOf(key), { force: true }), undefined);
    },
  };
}

/** Returns `missing` if there is no such file. Used for reading and deleting, not for writing. */
function orMissing<T, M>(work: () => Promise<T>, missing: M): Promise<T | M> {
  return orUnavailable(() =>
    work().catch((error: unknown) => {
      if (['ENOENT', 'ENOTDIR'].includes(errorCode(error) ?? '')) return missing;
      throw error;
    }),
  );
}

async function orUnavailable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new Unavailable(PROVIDER, `the disk reports ${errorCode(error) ?? 'an unknown error'}`, { cause: error });
  }
}

/** Deletes what a killed process left unfinished. Files younger than an hour may belong to another process. */
async function sweep(folder: string, clock: Clock): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (found && found.mtimeMs < clock.now() - HOUR) await rm(path, { force: true });
  }
}
