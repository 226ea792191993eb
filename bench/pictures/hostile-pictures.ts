import sharp, { type Sharp } from 'sharp';
import { withGainMap } from '~/testing/picture-kinds';

/** A picture that takes as much memory as one of its kind can. */
export interface HostilePicture {
  name: string;
  /** The promise for the kind, stated here and not read from the product. */
  megapixels: number;
  make(): Promise<Buffer>;
}

/** A picture of one colour: a small file with many pixels. */
function plain(width: number, height: number, channels: 3 | 4 = 3): Sharp {
  const background = channels === 4 ? { r: 20, g: 90, b: 160, alpha: 0.5 } : '#1452a0';
  return sharp({ create: { width, height, channels, background }, limitInputPixels: false });
}

/** A square of at most this many megapixels. */
const sized = (megapixels: number, channels?: 3 | 4) => {
  const side = Math.floor(Math.sqrt(megapixels * 1e6));
  return plain(side, side, channels);
};

const kind = (name: string, megapixels: number, write: (of: (channels?: 3 | 4) => Sharp) => Sharp): HostilePicture => ({
  name,
  megapixels,
  make: () => write((channels) => sized(megapixels, channels)).toBuffer(),
});

const deep = { effort: 0, quality: 1, bitdepth: 12, chromaSubsampling: '4:4:4' } as const;

/** A square of 2048. */
const DEEP_AVIF = 4.194304;

/** The largest accepted picture of each kind. */
export const LARGEST: readonly HostilePicture[] = [
  kind('JPEG', 40, (of) => of().jpeg({ quality: 40 })),
  kind('JPEG, lying on its side', 40, (of) => of().withMetadata({ orientation: 6 }).jpeg({ quality: 40 })),
  kind('JPEG, Ultra HDR', 40, (of) => withGainMap(of()).jpeg({ quality: 40 })),
  kind('JPEG, progressive, 4:2:0', 26, (of) => of().jpeg({ quality: 40, progressive: true })),
  kind('JPEG, progressive, 4:4:4', 14, (of) =>
    of().jpeg({ quality: 40, progressive: true, chromaSubsampling: '4:4:4' }),
  ),
  kind('JPEG, progressive, CMYK', 10, (of) =>
    of().toColourspace('cmyk').jpeg({ quality: 40, progressive: true, chromaSubsampling: '4:4:4' }),
  ),
  kind('PNG', 40, (of) => of().png({ compressionLevel: 6 })),
  kind('PNG, 16 bit, clear', 40, (of) => of(4).toColourspace('rgb16').png({ compressionLevel: 6 })),
  kind('PNG, interlaced', 29, (of) => of().png({ compressionLevel: 6, progressive: true })),
  kind('PNG, 16 bit, clear, interlaced', 10, (of) =>
    of(4).toColourspace('rgb16').png({ compressionLevel: 6, progressive: true }),
  ),
  kind('WebP', 16, (of) => of().webp({ effort: 0 })),
  kind('WebP, clear', 16, (of) => of(4).webp({ effort: 0 })),
  kind('WebP, lossless, clear', 16, (of) => of(4).webp({ effort: 0, lossless: true })),
  kind('GIF', 20, (of) => of().gif({ effort: 1 })),
  kind('AVIF', 5, (of) => of().avif({ effort: 0, quality: 1 })),
  kind('AVIF, clear', 5, (of) => of(4).avif({ effort: 0, quality: 1 })),
  kind('AVIF, 4:4:4', 5, (of) => of().avif({ effort: 0, quality: 1, chromaSubsampling: '4:4:4' })),
  kind('AVIF, 12 bit, 4:4:4', DEEP_AVIF, (of) => of().toColourspace('rgb16').avif(deep)),
  kind('AVIF, 12 bit, 4:4:4, clear', DEEP_AVIF, (of) => of(4).toColourspace('rgb16').avif(deep)),
];

/** Larger than what is accepted, and quick to decode if nothing refuses it. */
export const avifOf12Megapixels = (): Promise<Buffer> => plain(4000, 3000).avif({ effort: 0, quality: 1 }).toBuffer();

let large: Promise<Buffer> | undefined;

/** A file of 1,714 bytes that once took 850 MB. */
export const avifOf49Megapixels = (): Promise<Buffer> =>
  (large ??= plain(7000, 7000).avif({ effort: 0, quality: 1 }).toBuffer());

/** The same file with a stated size of 600 x 800: only the decoder's memory limit stops it. */
export async function avifThatLies(): Promise<Buffer> {
  const bytes = Buffer.from(await avifOf49Megapixels());
  for (let at = bytes.indexOf('ispe'); at >= 0; at = bytes.indexOf('ispe', at + 1)) {
    bytes.writeUInt32BE(600, at + 8);
    bytes.writeUInt32BE(800, at + 12);
  }
  return bytes;
}
