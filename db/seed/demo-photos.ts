import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { PersonRows } from './member-rows';

export interface PhotoStorage {
  exists(key: string): Promise<boolean>;
  put(key: string, bytes: Uint8Array, contentType: string): Promise<unknown>;
}

/** The storage key of a photo's file; file names are unique only within a brand. */
export const photoKey = (tenantId: number, filename: string) => `${tenantId}/photos/${filename}`;

/** How many files are written at the same time; a higher number does not make a disk faster. */
const AT_ONCE = 16;

/** Reads each portrait once, even if several brands show it. */
export function portraitFiles(): (name: string) => Promise<Buffer> {
  const read = new Map<string, Promise<Buffer>>();
  return (name) => {
    let file = read.get(name);
    if (!file) read.set(name, (file = readFile(resolve('db/seed/portraits', name))));
    return file;
  };
}

/** Stores the files of all photos. A repeated run replaces them with the same files. */
export async function storePhotos(
  tenantId: number,
  people: readonly PersonRows[],
  { storage, file, signal }: { storage: PhotoStorage; file: (name: string) => Promise<Buffer>; signal?: AbortSignal },
): Promise<void> {
  const all = people.flatMap(({ photo, portrait, more }) => [{ photo, picture: portrait }, ...more]);
  const jobs = all.flatMap(({ photo, picture }) => [
    { filename: photo.filename, name: `${picture.file}.webp` },
    { filename: photo.thumb_filename, name: `${picture.file}-thumb.webp` },
    ...(photo.match_filename ? [{ filename: photo.match_filename, name: `${picture.file}-match.webp` }] : []),
    ...(photo.blur_filename ? [{ filename: photo.blur_filename, name: `${picture.file}-blur.webp` }] : []),
  ]);
  const worker = async () => {
    for (let job = jobs.pop(); job; job = jobs.pop()) {
      signal?.throwIfAborted();
      await storage.put(photoKey(tenantId, job.filename), await file(job.name), 'image/webp');
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

/** Whether the files exist: a storage folder can be emptied while the database stays. */
export async function hasPhotos(
  tenantId: number,
  people: readonly PersonRows[],
  storage: PhotoStorage,
): Promise<boolean> {
  const [first, last] = [people[0], people[people.length - 1]];
  for (const person of [first, last])
    if (person && !(await storage.exists(photoKey(tenantId, person.photo.thumb_filename)))) return false;
  return true;
}
