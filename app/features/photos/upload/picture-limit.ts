import type { PictureFormat } from '../pick/picture-formats';

/**
 * Photos of phones have 12 to 50 megapixels. Larger pictures are refused by their header, before a pixel is decoded.
 */
export const MOST_MEGAPIXELS = 40;

/** Bytes for decoding one picture; with the rest of its process no more than 200 MB. Measured by bench/pictures.ts. */
const BUDGET = 115e6;

/**
 * The pixels of an AVIF of 10 or 12 bit: the square that cameras and converters write. Decoding one takes 139 MB (4:2:0) to
 * 166 MB (4:4:4) by bench/pictures.ts, and 179 MB if it is 2 MB of noise; a side of 2063 did not fit.
 */
const DEEP_AVIF = 2048 * 2048;

/** What the header says about how the pixels are stored. */
export interface PictureKind {
  format: PictureFormat;
  channels: number;
  /** The name that sharp gives to the type of one sample. */
  depth: string;
  bitsPerSample?: number;
  chromaSubsampling?: string;
  /** Whether the picture is interlaced, or stored in several scans. */
  isProgressive: boolean;
}

/** The number of pixels that a picture of this kind may have. */
export function pixelLimit(kind: PictureKind): number {
  if (kind.format.startsWith('avif') && isDeep(kind)) return DEEP_AVIF;
  return Math.min(MOST_MEGAPIXELS, Math.floor(BUDGET / bytesPerPixel(kind) / 1e6)) * 1e6;
}

/** The same in whole megapixels, for people: a little more may fit. */
export const megapixelLimit = (kind: PictureKind): number => Math.floor(pixelLimit(kind) / 1e6);

const isDeep = ({ depth, bitsPerSample = 8 }: Pick<PictureKind, 'depth' | 'bitsPerSample'>) =>
  depth === 'ushort' || bitsPerSample > 8;

/** The memory of the decoder per pixel: small for formats read line by line, the whole picture for the others. */
function bytesPerPixel({ format, channels, depth, bitsPerSample, chromaSubsampling, isProgressive }: PictureKind) {
  const wide = isDeep({ depth, bitsPerSample });
  switch (format) {
    case 'jpeg': {
      // A progressive JPEG keeps all coefficients, of two bytes each and their blocks, before the first line.
      const halved = chromaSubsampling === '4:2:0' ? 0.5 : 1;
      return isProgressive ? channels * 2.2 * halved + (channels > 3 ? 2.1 : 1.1) : 0.5;
    }
    case 'png':
      return isProgressive ? channels * (wide ? 2 : 1) * 1.31 : 2;
    case 'gif':
      return 5.5;
    case 'webp':
      // Colour and transparency are decoded apart and combined; the header does not say reliably which there is.
      return 7;
    case 'avif':
    case 'avif-sequence':
      return 22;
    case 'heic':
      // No decoder here reads HEIC, so it is refused whatever its size.
      return 1;
  }
}
