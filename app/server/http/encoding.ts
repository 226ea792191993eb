import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

export type Encoding = 'br' | 'gzip';

export function pickEncoding(header: string | string[] | undefined): Encoding | undefined {
  const text = String(header ?? '');
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(text)) return 'br';
  if (/\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(text)) return 'gzip';
  return undefined;
}

/** How well something is compressed, by what it is for. */
export type Quality = keyof typeof BROTLI;
/**
 * A page in fewer packets than a connection may send at first comes a round trip earlier. `once` costs little more than
 * the quickest and saves a twelfth of a page; `cached` costs some milliseconds, `lasting` as much as ten renderings.
 */
const BROTLI = { once: 5, cached: 9, lasting: 11 };
const GZIP: Record<Quality, number> = { once: 5, cached: 9, lasting: 9 };

/** Runs off the main thread. */
export function compress(body: Buffer, encoding: Encoding, quality: Quality): Promise<Buffer> {
  if (encoding === 'gzip') return gzipped(body, { level: GZIP[quality] });
  const { BROTLI_PARAM_QUALITY: level, BROTLI_PARAM_SIZE_HINT: size } = constants;
  return brotli(body, { params: { [level]: BROTLI[quality], [size]: body.length } });
}
