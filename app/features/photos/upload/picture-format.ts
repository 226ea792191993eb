import type { PictureFormat } from '../pick/picture-formats';

/** The number of bytes that `findPictureFormat` needs. */
export const HEAD_BYTES = 64;

const starts = (head: Buffer, ...bytes: number[]) => bytes.every((byte, i) => head[i] === byte);
const HEIC = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);

/** By the first bytes; name and stated type are ignored. Undefined for others (SVG, PDF), whose decoders never run. */
export function findPictureFormat(head: Buffer): PictureFormat | undefined {
  if (starts(head, 0xff, 0xd8, 0xff)) return 'jpeg';
  if (starts(head, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png';
  const text = head.toString('latin1');
  if (/^RIFF[^]{4}WEBP/.test(text)) return 'webp';
  if (/^GIF8[79]a/.test(text)) return 'gif';
  return text.slice(4, 8) === 'ftyp' ? isoFormat(text) : undefined;
}

/**
 * ISO base media files: the major brand decides; if that is a neutral one, the compatible brands do. Whatever also is a
 * sequence is one.
 */
function isoFormat(text: string): PictureFormat | undefined {
  const brands = [text.slice(8, 12), ...(text.slice(16).match(/[a-z0-9]{4}/g) ?? [])];
  if (brands.includes('avis')) return 'avif-sequence';
  if (brands.includes('avif')) return 'avif';
  return HEIC.has(brands[0]!) ? 'heic' : undefined;
}
