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

/**
 * Quality 4 is for responses made for one person, 11 for what is cached: a page in fewer packets than a connection may
 * send at first comes a round trip earlier. Runs off the main thread.
 */
export function compress(body: Buffer, encoding: Encoding, quality: 4 | 11): Promise<Buffer> {
  return encoding === 'br'
    ? brotli(body, {
        params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
      })
    : gzipped(body, { level: quality === 11 ? 9 : 5 });
}
