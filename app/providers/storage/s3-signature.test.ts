import { expect, it } from 'vitest';
import { signRequest } from './s3-signature';

const keys = {
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  region: 'us-east-1',
};

it('signs as the example of the Amazon S3 reference does (GET Object)', async () => {
  const url = new URL('https://examplebucket.s3.amazonaws.com/test.txt');
  const request = { method: 'GET', url, headers: { range: 'bytes=0-9' }, body: undefined };
  const signed = await signRequest(request, keys, Date.UTC(2013, 4, 24));
  expect(signed.get('authorization')!.split(/,\s*/)).toEqual([
    'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request',
    'SignedHeaders=host;range;x-amz-content-sha256;x-amz-date',
    'Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  ]);
});
