import { createHash } from 'node:crypto';
import { Rejected } from '../provider-errors';
import type { StoredFile } from './storage-port';

/** Parts start with a letter or digit, so none is `..` or hidden; lower case, since some file systems ignore case. */
const KEY = /^[a-z0-9][a-z0-9._-]*(?:\/[a-z0-9][a-z0-9._-]*){0,7}$/;
const CONTENT_TYPE = /^[a-z0-9][a-z0-9.+-]*\/[a-z0-9][a-z0-9.+-]*(?:; ?charset=[a-z0-9-]+)?$/;
const MAX_SIZE = 32 * 1024 * 1024;

export function isStorageKey(key: string): boolean {
  return key.length <= 200 && KEY.test(key);
}

/** Throws `Rejected` for what must not be stored; otherwise returns the description of the file. */
export function describeFile(provider: string, key: string, bytes: Uint8Array, contentType: string): StoredFile {
  if (!isStorageKey(key)) throw new Rejected(provider, 'the key must consist of lower-case parts joined by slashes');
  if (contentType.length > 100 || !CONTENT_TYPE.test(contentType))
    throw new Rejected(provider, 'the content type is invalid');
  if (bytes.byteLength > MAX_SIZE) throw new Rejected(provider, 'the file is larger than 32 MB');
  const etag = createHash('sha256').update(bytes).digest('base64url').slice(0, 27);
  return { contentType, size: bytes.byteLength, etag };
}
