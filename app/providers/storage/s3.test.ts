import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { systemClock } from '~/server/context/clock';
import { Misconfigured, Rejected, Unavailable } from '../provider-errors';
import { s3Storage, type S3Options, signRequest } from './s3';
import { startS3Server, type S3Server } from './s3.testing';
import { storageContract } from './storage.contract';

const keys = { accessKeyId: 'facet', secretAccessKey: 'a secret of the test', bucket: 'photos' };
let server: S3Server;
beforeAll(async () => {
  server = await startS3Server(keys);
});
afterEach(() => (server.failWith = undefined));
afterAll(() => server.close());

let count = 0;
const open = (changes: Partial<S3Options> = {}) =>
  s3Storage({ ...keys, endpoint: server.endpoint, region: 'eu-west-1', clock: systemClock, ...changes });

// Each test has a separate folder in the bucket.
storageContract('S3', async () => {
  const port = open({ bucket: `photos/${count++}` });
  return port;
});

it('is Misconfigured with a wrong secret or another bucket: the server checks every signature', async () => {
  const bytes = Buffer.from('x');
  await expect(open({ secretAccessKey: 'wrong' }).put('a', bytes, 'text/plain')).rejects.toBeInstanceOf(Misconfigured);
  await expect(open({ accessKeyId: 'other' }).get('a')).rejects.toBeInstanceOf(Misconfigured);
  await expect(open({ bucket: 'nowhere' }).put('a', bytes, 'text/plain')).rejects.toBeInstanceOf(Misconfigured);
  expect((await open().put('a', bytes, 'text/plain')).size).toBe(1);
});

it.each([
  [503, Unavailable],
  [429, Unavailable],
  [400, Rejected],
] as const)('throws the right error for a %i', async (status, kind) => {
  server.failWith = status;
  await expect(open().get('a')).rejects.toBeInstanceOf(kind);
});

it('is Unavailable if nothing responds', async () => {
  await expect(open({ endpoint: 'http://127.0.0.1:1' }).get('a')).rejects.toBeInstanceOf(Unavailable);
});

const exampleKeys = {
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  region: 'us-east-1',
};

it('signs as the example of the Amazon S3 reference does (GET Object)', async () => {
  const url = new URL('https://examplebucket.s3.amazonaws.com/test.txt');
  const request = { method: 'GET', url, headers: { range: 'bytes=0-9' }, body: undefined };
  const signed = await signRequest(request, exampleKeys, Date.UTC(2013, 4, 24));
  expect(signed.get('authorization')!.split(/,\s*/)).toEqual([
    'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request',
    'SignedHeaders=host;range;x-amz-content-sha256;x-amz-date',
    'Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  ]);
});
