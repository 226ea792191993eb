import { createHash } from 'node:crypto';
import { AwsV4Signer } from 'aws4fetch';
import type { Clock } from '~/server/context/clock';
import { Misconfigured, Rejected, Unavailable } from '../provider-errors';
import { describeFile, isStorageKey } from './storage-checks';
import type { StoragePort } from './storage-port';

const PROVIDER = 'S3 storage';
const PATIENCE_MS = 15_000;
/** The etag that Facet calculates; the store's own one differs. */
const ETAG = 'x-amz-meta-etag';

export interface S3Options extends S3Keys {
  /** https://s3.example.com. The bucket is the first part of the path, which all compatible stores understand. */
  endpoint: string;
  bucket: string;
  clock: Clock;
}

/** Stores files in a bucket of an S3-compatible store, which several machines can share. */
export function s3Storage({ endpoint, bucket, clock, ...keys }: S3Options): StoragePort {
  const base = endpoint.replace(/\/+$/, '');

  async function call(
    method: string,
    key: string,
    body?: Uint8Array<ArrayBuffer>,
    headers: Record<string, string> = {},
  ) {
    const url = new URL(`${base}/${bucket}/${key}`);
    const signed = await signRequest({ method, url, headers, body }, keys, clock.now());
    const init = { method, headers: signed, body, signal: AbortSignal.timeout(PATIENCE_MS) };
    const response = await fetch(url, init).catch((error: unknown) => {
      throw new Unavailable(PROVIDER, 'no response', { cause: error });
    });
    if (response.ok || (response.status === 404 && method !== 'PUT')) return response;
    await response.body?.cancel();
    throw domainErrorOf(response.status);
  }

  return {
    name: 's3',
    async put(key, bytes, contentType) {
      const file = describeFile(PROVIDER, key, bytes, contentType);
      const response = await call('PUT', key, new Uint8Array(bytes), {
        'content-type': contentType,
        [ETAG]: file.etag,
      });
      await response.body?.cancel();
      return file;
    },
    async get(key) {
      if (!isStorageKey(key)) return undefined;
      const response = await call('GET', key);
      const [contentType, etag] = [response.headers.get('content-type'), response.headers.get(ETAG)];
      // A file without this etag was not stored by Facet.
      if (response.status === 404 || contentType === null || etag === null) {
        await response.body?.cancel();
        return undefined;
      }
      const bytes = await response.arrayBuffer().catch((error: unknown) => {
        throw new Unavailable(PROVIDER, 'the response was cut off', { cause: error });
      });
      return { contentType, etag, size: bytes.byteLength, bytes: Buffer.from(bytes) };
    },
    exists: async (key) => isStorageKey(key) && (await call('HEAD', key)).status !== 404,
    async delete(key) {
      if (!isStorageKey(key)) return;
      const response = await call('DELETE', key);
      await response.body?.cancel();
    },
  };
}

function domainErrorOf(status: number): Error {
  if (status === 401 || status === 403 || status === 301 || status === 404)
    return new Misconfigured(PROVIDER, `the keys, the bucket or the region are not correct (${status})`);
  if (status >= 500 || status === 429) return new Unavailable(PROVIDER, `answered ${status}`);
  return new Rejected(PROVIDER, `answered ${status}`);
}

interface S3Keys {
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
}

interface S3Request {
  method: string;
  url: URL;
  headers: Record<string, string>;
  body: Uint8Array | undefined;
}

/** AWS Signature Version 4: every header and the hash of the body are signed, so nothing can be changed in transit. */
export async function signRequest(
  { method, url, headers, body }: S3Request,
  keys: S3Keys,
  now: number,
): Promise<Headers> {
  const hash = createHash('sha256')
    .update(body ?? '')
    .digest('hex');
  const signer = new AwsV4Signer({
    ...keys,
    method,
    url: url.href,
    headers: { ...headers, 'x-amz-content-sha256': hash },
    service: 's3',
    datetime: new Date(now).toISOString().replace(/[-:]|\.\d{3}/g, ''),
    allHeaders: true,
  });
  return (await signer.sign()).headers;
}
