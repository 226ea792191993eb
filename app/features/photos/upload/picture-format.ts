export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' | 'heic';

/** Bytes that findPictureFormat needs. */
export const HEAD_BYTES = 64;

const starts = (head: Buffer, ...bytes: number[]) => bytes.every((byte, i) => head[i] === byte);
const AVIF = new Set(['avif', 'avis']);
const HEIC = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);

/**
 * What a file is by its first bytes; its name and the type a browser states say nothing. Undefined for all that is no
 * photo: SVG, PDF and TIFF among them, whose readers never see a byte of it.
 */
export function findPictureFormat(head: Buffer): PictureFormat | undefined {
  if (starts(head, 0xff, 0xd8, 0xff)) return 'jpeg';
  if (starts(head, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png';
  const text = head.toString('latin1');
  if (/^RIFF[^]{4}WEBP/.test(text)) return 'webp';
  if (/^GIF8[79]a/.test(text)) return 'gif';
  return text.slice(4, 8) === 'ftyp' ? isoFormat(text) : undefined;
}

/** ISO base media: the major brand decides, among the neutral ones the compatible brands. */
function isoFormat(text: string): PictureFormat | undefined {
  const brands = [text.slice(8, 12), ...(text.slice(16).match(/[a-z0-9]{4}/g) ?? [])];
  if (brands.some((brand) => AVIF.has(brand))) return 'avif';
  return HEIC.has(brands[0]!) ? 'heic' : undefined;
}
