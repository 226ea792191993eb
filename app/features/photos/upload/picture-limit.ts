import type { PictureFormat } from './picture-format';

/** Phones make 12 to 50; what is more is refused by its header, before a pixel of it is read. */
export const MOST_MEGAPIXELS = 40;

/**
 * What a decoder may hold of a picture besides itself, in bytes: with the process around it, no picture takes 200 MB.
 * Measured for each kind by bench/pictures.ts.
 */
const BUDGET = 115e6;

/** What a header says of the way to the pixels. */
export interface PictureKind {
  format: PictureFormat;
  channels: number;
  /** sharp's word for the type of one value. */
  depth: string;
  bitsPerSample?: number;
  chromaSubsampling?: string;
  /** Interlaced, or in several scans. */
  isProgressive: boolean;
}

/** Whole megapixels that a picture of this kind may have. */
export function megapixelLimit(kind: PictureKind): number {
  return Math.min(MOST_MEGAPIXELS, Math.floor(BUDGET / bytesPerPixel(kind) / 1e6));
}

/** What the decoder holds at once: a few lines where the file comes in lines, all of the picture where it does not. */
function bytesPerPixel({ format, channels, depth, bitsPerSample = 8, chromaSubsampling, isProgressive }: PictureKind) {
  const wide = depth === 'ushort' || bitsPerSample > 8;
  switch (format) {
    case 'jpeg': {
      // Coefficients of two bytes, all of them before the first line.
      const halved = chromaSubsampling === '4:2:0' ? 0.5 : 1;
      return isProgressive ? channels * 2 * halved + (channels > 3 ? 2.5 : 1.2) : 0.5;
    }
    case 'png':
      return isProgressive ? channels * (wide ? 2 : 1) * 1.3 : 2;
    case 'gif':
      return 5.5;
    case 'webp':
      // Colours and what is clear are read apart and put together; whether anything is clear its header does not promise.
      return 6;
    case 'avif':
      return wide ? 27 : 22;
    case 'heic':
      // Refused by whoever tries: nothing here reads it.
      return 1;
  }
}
