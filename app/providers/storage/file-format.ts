import type { StoredFile } from './storage-port';

/** A line of JSON, a line break, the bytes: one rename replaces all. `tail -n +2` prints the content. */
export function encodeFile(file: StoredFile, bytes: Uint8Array): Buffer {
  return Buffer.concat([Buffer.from(`${JSON.stringify(file)}\n`), bytes]);
}

/** Undefined if the file is incomplete: no photo is better than half of one. */
export function decodeFile(stored: Buffer): (StoredFile & { bytes: Buffer }) | undefined {
  const end = stored.indexOf(10);
  if (end < 0) return undefined;
  const file = describe(stored.toString('utf8', 0, end));
  const bytes = stored.subarray(end + 1);
  return file && file.size === bytes.byteLength ? { ...file, bytes } : undefined;
}

function describe(line: string): StoredFile | undefined {
  try {
    const { contentType, size, etag } = JSON.parse(line) as StoredFile;
    return typeof contentType === 'string' && typeof etag === 'string' ? { contentType, size, etag } : undefined;
  } catch {
    return undefined;
  }
}
