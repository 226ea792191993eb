import { createHash } from 'node:crypto';
import { AwsV4Signer } from 'aws4fetch';

export interface S3Keys {
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
}

export interface S3Request {
  method: string;
  url: URL;
  headers: Record<string, string>;
  body: Uint8Array | undefined;
}

/**
 * Returns the headers of a request with its signature: AWS Signature Version 4, which every S3-compatible store
 * understands. Every header and the hash of the body are signed, so nothing of the request can be changed in transit.
 */
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
