import { crc32 } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import type { PictureFormat } from '~/features/photos/pick/picture-formats';

/** A kind of file that phones, cameras and programs write, with a sample that this script makes of it. */
interface PictureKind {
  name: string;
  format: PictureFormat;
  /** A different picture for every seed; `scale` shrinks its sides as far as a photo may be small. */
  make(seed: number, scale?: number): Promise<Buffer>;
}

/** Soft shapes under a fine grain, as a camera sees them: no two seeds are near duplicates. */
async function scene(seed: number, width: number, height: number): Promise<Sharp> {
  const random = randomOf(seed);
  const bytes = (count: number, of: () => number) => Buffer.from(Array.from({ length: count }, of));
  const shapes = bytes(8 * 8 * 3, () => random() * 256);
  const grain = bytes(64 * 64, () => 112 + random() * 32);
  const pixels = await sharp(shapes, { raw: { width: 8, height: 8, channels: 3 } })
    .resize(width, height, { fit: 'fill', kernel: 'cubic' })
    .composite([{ input: grain, raw: { width: 64, height: 64, channels: 1 }, tile: true, blend: 'soft-light' }])
    .removeAlpha()
    .raw()
    .toBuffer();
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

/** Numbers from 0 to 1, the same for the same seed. */
function randomOf(seed: number): () => number {
  let state = (seed * 2_654_435_761 + 12_345) >>> 0;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 374_761_393) >>> 0;
    return state / 2 ** 32;
  };
}

/** In pixels, of the shorter side. */
const SMALLEST = 480;

type Write = (image: Sharp) => Sharp;

function kind(name: string, format: PictureFormat, [width, height]: readonly [number, number], write: Write) {
  const make = async (seed: number, scale = 1) => {
    const by = Math.max(scale, SMALLEST / Math.min(width, height));
    return write(await scene(seed, Math.round(width * by), Math.round(height * by))).toBuffer();
  };
  return { name, format, make };
}

/** 12 megapixels, as most phones write them. */
const CAMERA = [4000, 3000] as const;
const SMALLER = [3264, 2448] as const;
const SCREEN = [1170, 2532] as const;

/** Two frames that differ. */
async function animation(seed: number): Promise<Sharp> {
  const frames = [seed, seed + 1].map(async (frameSeed) => (await scene(frameSeed, 480, 640)).png().toBuffer());
  return sharp(await Promise.all(frames), { join: { animated: true } });
}

/** What bright screens add, as phones store it behind the JPEG. The types of sharp do not know it yet. */
export const withGainMap = (image: Sharp): Sharp => (image as Sharp & { withGainMap(): Sharp }).withGainMap();

/**
 * An AVIF that states its colors by their numbers in ITU-T H.273 instead of a profile, in the place of which they
 * stand.
 */
export async function withColors(image: Sharp, primaries: number, transfer: number): Promise<Buffer> {
  const avif = await image.withIccProfile('p3').avif({ effort: 0, quality: 90 }).toBuffer();
  const at = avif.indexOf('colrrICC') + 4;
  avif.write('nclx', at, 'latin1');
  for (const [i, value] of [primaries, transfer, 6].entries()) avif.writeUInt16BE(value, at + 4 + i * 2);
  // All values from 0 to 255 are used.
  avif[at + 10] = 0x80;
  return avif;
}

/** A JPEG whose last two bytes, the end marker, were never written. */
async function withoutEnd(image: Promise<Buffer>): Promise<Buffer> {
  return (await image).subarray(0, -2);
}

/** What can become a photo. */
export const PICTURE_KINDS: readonly PictureKind[] = [
  kind('JPEG of 12 megapixels', 'jpeg', CAMERA, (image) => image.jpeg({ quality: 85 })),
  kind('JPEG of 8 megapixels, lying on its side', 'jpeg', SMALLER, (image) =>
    image
      .withExif({ IFD0: { Make: 'A camera' } })
      .withMetadata({ orientation: 6 })
      .jpeg({ quality: 90 }),
  ),
  kind('JPEG, progressive', 'jpeg', CAMERA, (image) => image.jpeg({ quality: 85, progressive: true })),
  kind('JPEG, all colors in full', 'jpeg', SMALLER, (image) => image.jpeg({ quality: 90, chromaSubsampling: '4:4:4' })),
  kind('JPEG, grey', 'jpeg', SMALLER, (image) => image.greyscale().jpeg()),
  kind('JPEG for print', 'jpeg', [2400, 3200], (image) => image.toColorspace('cmyk').jpeg()),
  kind('JPEG with the colors of Display P3', 'jpeg', CAMERA, (image) => image.withIccProfile('p3').jpeg()),
  kind('JPEG, Ultra HDR', 'jpeg', [4080, 3060], (image) => withGainMap(image).jpeg({ quality: 85 })),
  {
    name: 'JPEG without its end marker',
    format: 'jpeg',
    make: async (seed) => withoutEnd((await scene(seed, 1800, 600)).jpeg().toBuffer()),
  },
  kind('PNG of a screen', 'png', SCREEN, (image) => image.blur(2).png({ compressionLevel: 3 })),
  kind('PNG, 16 bit', 'png', [1200, 900], (image) => image.toColorspace('rgb16').png({ compressionLevel: 3 })),
  kind('PNG with few colors', 'png', [1500, 2000], (image) => image.png({ palette: true, colors: 64, effort: 1 })),
  kind('PNG, clear', 'png', [1000, 1400], (image) => image.ensureAlpha(0.7).png({ compressionLevel: 3 })),
  kind('WebP', 'webp', [3000, 4000], (image) => image.webp({ effort: 0 })),
  kind('WebP, lossless and clear', 'webp', [1200, 1600], (image) =>
    image.ensureAlpha(0.7).webp({ effort: 0, lossless: true }),
  ),
  kind('AVIF', 'avif', [2000, 1500], (image) => image.avif({ effort: 0 })),
  kind('AVIF, 10 bit', 'avif', [1600, 2000], (image) => image.toColorspace('rgb16').avif({ effort: 0, bitdepth: 10 })),
  {
    name: 'AVIF with the colors of Display P3 and no profile',
    format: 'avif',
    make: async (seed) => withColors(await scene(seed, 900, 1200), 12, 13),
  },
  kind('GIF', 'gif', [900, 1200], (image) => image.gif({ effort: 1 })),
  { name: 'GIF, animated', format: 'gif', make: async (seed) => (await animation(seed)).gif({ effort: 1 }).toBuffer() },
  {
    name: 'WebP, animated',
    format: 'webp',
    make: async (seed) => (await animation(seed)).webp({ effort: 0 }).toBuffer(),
  },
];

/** The list in an order that the seed determines. */
export function shuffled<T>(list: readonly T[], seed: number): T[] {
  const random = randomOf(seed);
  const left = [...list];
  return Array.from(list, () => left.splice(Math.floor(random() * left.length), 1)[0]!);
}

/** A PNG that states its colors by their numbers in ITU-T H.273, in the place of the profile with which it was made. */
export async function pngWithColors(image: Sharp, primaries: number, transfer: number): Promise<Buffer> {
  const png = await image.clone().withIccProfile('p3').png().toBuffer();
  const profile = png.indexOf('iCCP') - 4;
  const named = Buffer.concat([Buffer.from('cICP'), Buffer.from([primaries, transfer, 0, 1])]);
  const part = Buffer.alloc(16);
  part.writeUInt32BE(4);
  named.copy(part, 4);
  part.writeUInt32BE(crc32(named), 12);
  return Buffer.concat([png.subarray(0, profile), part, png.subarray(profile + 12 + png.readUInt32BE(profile))]);
}
