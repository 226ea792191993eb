import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { compress, pickEncoding } from './encoding';

describe('pickEncoding', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0.5, gzip', 'br'],
    ['gzip, br;q=0', 'gzip'],
    ['br; q=0.0, gzip; q=0.001', 'gzip'],
    ['gzip;q=0', undefined],
    ['deflate, zstd', undefined],
    ['identity', undefined],
    ['brotli', undefined],
    [undefined, undefined],
  ])('%s: %s', (header, encoding) => {
    expect(pickEncoding(header)).toBe(encoding);
  });
});

describe('compress', () => {
  const body = Buffer.from('Facet '.repeat(500));

  it.each(['once', 'cached', 'lasting'] as const)('loses nothing: %s', async (quality) => {
    const [br, gzip] = await Promise.all([compress(body, 'br', quality), compress(body, 'gzip', quality)]);
    expect(brotliDecompressSync(br).equals(body)).toBe(true);
    expect(gunzipSync(gzip).equals(body)).toBe(true);
    expect(br.length).toBeLessThan(200);
    expect(gzip.length).toBeLessThan(200);
  });
});
