import { createHash, createHmac } from 'node:crypto';

export interface S3Keys {
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
}

export interface SignedCall {
  method: string;
  url: URL;
  /** Lower-case names; `host` comes from the address. */
  headers: Record<string, string>;
  /** SHA-256 of the body, hexadecimal. */
  payloadHash: string;
}

export const sha256 = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** Each part of a path as RFC 3986 has it; our keys hold nothing that would need more. */
const encodePath = (path: string) =>
  path
    .split('/')
    .map((part) => encodeURIComponent(decodeURIComponent(part)))
    .join('/');

/**
 * The headers of a call with its signature: AWS Signature Version 4, which every S3-compatible store understands. Calls
 * have no query.
 */
export function signCall(
  { method, url, headers, payloadHash }: SignedCall,
  keys: S3Keys,
  now: number,
): Record<string, string> {
  const time = new Date(now).toISOString().replace(/[-:]|\.\d{3}/g, '');
  const scope = `${time.slice(0, 8)}/${keys.region}/s3/aws4_request`;
  const all: Record<string, string> = {
    ...headers,
    host: url.host,
    'x-amz-content-sha256': payloadHash,
    'x-amz-date': time,
  };
  const names = Object.keys(all).sort();
  const signed = names.join(';');
  const canonical = [
    method,
    encodePath(url.pathname),
    '',
    ...names.map((name) => `${name}:${all[name]!.trim()}`),
    '',
    signed,
    payloadHash,
  ].join('\n');
  const secret = [time.slice(0, 8), keys.region, 's3', 'aws4_request'].reduce<string | Buffer>(
    (key, part) => hmac(key, part),
    `AWS4${keys.secretAccessKey}`,
  );
  const signature = hmac(secret, ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n')).toString('hex');
  const authorization = `AWS4-HMAC-SHA256 Credential=${keys.accessKeyId}/${scope},SignedHeaders=${signed},Signature=${signature}`;
  return { ...all, authorization };
}
