import type { StoredFile } from './storage-port';

/**
 * One file holds description and content, so that both change in the same rename: a line of JSON, a line break, the
 * bytes. `tail -n +2` gives the content back.
 */
export function encodeFile(file: StoredFile, bytes: Uint8Array): Buffer {
  return Buffer.concat([Buffer.from(`${JSON.stringify(file)}\n`), bytes]);
}

/** Undefined where the file is not whole: nothing is better than half a picture. */
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
