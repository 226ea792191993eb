import sharp, { type Sharp } from 'sharp';
import { open as openFile } from 'node:fs/promises';
import type { CropRectangle } from './crop';
import { cropTooSmall, heicNotReadable, notAPicture, tooManyPixels, tooSmall, unreadable } from './photo.errors';
import { findPictureFormat, HEAD_BYTES, type PictureFormat } from './picture-format';
import { HASH_SIDE, pictureHash } from './picture-hash';

/** Phones make 12 to 50; what is more is refused by its header, before a pixel of it is read. */
const MAX_MEGAPIXELS = 60;
/** Shorter side of what is worth showing. */
const MIN_SIDE = 300;
const SECONDS = 20;
/** Longest side of what is kept of the whole picture. */
const SOURCE = 2048;
const LARGE = 1080;
const PHOTO = 720;
const THUMB = 360;
const MATCH = 640;
/** So few that nothing can be made out again, however clever the enlarging. */
const BLURRED = { width: 9, height: 12 };

export interface Renditions {
  /** Of `photo`. */
  width: number;
  height: number;
  phash: string;
  /** #rrggbb: the picture's mean colour. */
  placeholder: string;
  files: { photo: Buffer; thumb: Buffer; match: Buffer; blur: Buffer; source: Buffer; large: Buffer | null };
}

/** The part of the upright picture to show, once its size is known. */
type Crop = (size: { width: number; height: number }) => CropRectangle;

interface Pixels {
  data: Buffer;
  info: { width: number; height: number; channels: 1 | 2 | 3 | 4 };
}

/**
 * Makes everything that is kept of a picture: decoded within bounds, turned upright, cut to a portrait and written
 * anew, so that nothing of the file that was sent remains: no metadata (place, device), no second file hidden in it.
 * Throws a refusal of this feature; a broken picture never throws anything else.
 */
export async function makeRenditions(input: string | Buffer, crop?: Crop): Promise<Renditions> {
  const format = findPictureFormat(await headOf(input));
  if (!format) throw notAPicture();
  const whole = await decode(input, format);
  const portrait = await cutPortrait(whole, crop?.(whole.info));
  const { width, height } = portrait.info;
  const as = (side: number, quality: number) =>
    of(portrait)
      .resize({ width: Math.min(side, width) })
      .webp({ quality });
  // One after the other: the other requests of this process need the second core.
  const photo = await as(PHOTO, 80).toBuffer({ resolveWithObject: true });
  return {
    width: photo.info.width,
    height: photo.info.height,
    phash: pictureHash(await of(whole).greyscale().resize(HASH_SIDE, HASH_SIDE, { fit: 'fill' }).raw().toBuffer()),
    placeholder: await meanColour(portrait),
    files: {
      photo: photo.data,
      thumb: await as(THUMB, 76).toBuffer(),
      large: width > PHOTO && height > PHOTO ? await as(LARGE, 80).toBuffer() : null,
      match: await of(portrait).resize(MATCH, MATCH, { position: 'top' }).webp({ quality: 80 }).toBuffer(),
      blur: await blur(portrait),
      source: await of(whole).webp({ quality: 84 }).toBuffer(),
    },
  };
}

/** The whole of a picture, not cut: what people send to each other. */
export interface WholePicture {
  /** Of `photo`. */
  width: number;
  height: number;
  files: { photo: Buffer; preview: Buffer };
}

const WHOLE = 1600;
const PREVIEW = 640;

/** As makeRenditions(), but not cut to a portrait; refuses the same. */
export async function makeWhole(input: string | Buffer): Promise<WholePicture> {
  const format = findPictureFormat(await headOf(input));
  if (!format) throw notAPicture();
  const whole = await decode(input, format);
  const within = (side: number) =>
    of(whole).resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true }).webp({ quality: 80 });
  const photo = await within(WHOLE).toBuffer({ resolveWithObject: true });
  const { width, height } = photo.info;
  return { width, height, files: { photo: photo.data, preview: await within(PREVIEW).toBuffer() } };
}

async function headOf(input: string | Buffer): Promise<Buffer> {
  if (typeof input !== 'string') return input.subarray(0, HEAD_BYTES);
  const file = await openFile(input);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** The upright picture in sRGB without transparency, at most SOURCE on its longer side. */
async function decode(input: string | Buffer, format: PictureFormat): Promise<Pixels> {
  const failed = (error: unknown) => {
    if (error instanceof Error) throw format === 'heic' ? heicNotReadable() : unreadable();
    throw error;
  };
  // Files of members are seen once: remembering them would only cost memory.
  sharp.cache(false);
  const header = await sharp(input, { limitInputPixels: false }).metadata().catch(failed);
  const { width, height } = header.autoOrient;
  if (width * height > MAX_MEGAPIXELS * 1e6) throw tooManyPixels({ megapixels: MAX_MEGAPIXELS });
  if (Math.min(width, height) < MIN_SIDE) throw tooSmall({ pixels: MIN_SIDE });
  return sharp(input, { limitInputPixels: MAX_MEGAPIXELS * 1e6, failOn: 'error' })
    .timeout({ seconds: SECONDS })
    .autoOrient()
    .resize({ width: SOURCE, height: SOURCE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
    .catch(failed) as Promise<Pixels>;
}

const of = ({ data, info }: Pixels): Sharp =>
  sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });

/** 3:4, as the person chose, else where the picture draws the eye. */
async function cutPortrait(whole: Pixels, crop: CropRectangle | undefined): Promise<Pixels> {
  const chosen = crop ? pixelsOf(whole, crop) : { left: 0, top: 0, width: whole.info.width, height: whole.info.height };
  const width = Math.min(LARGE, Math.floor(Math.min(chosen.width, (chosen.height * 3) / 4)));
  if (width < MIN_SIDE * 0.6) throw crop ? cropTooSmall({ pixels: MIN_SIDE * 0.6 }) : tooSmall({ pixels: MIN_SIDE });
  return of(whole)
    .extract(chosen)
    .resize(width, Math.round((width * 4) / 3), { fit: 'cover', position: crop ? 'centre' : sharp.strategy.attention })
    .raw()
    .toBuffer({ resolveWithObject: true }) as Promise<Pixels>;
}

function pixelsOf({ info }: Pixels, { x, y, width, height }: CropRectangle) {
  const left = Math.min(Math.round(x * info.width), info.width - 1);
  const top = Math.min(Math.round(y * info.height), info.height - 1);
  return {
    left,
    top,
    width: Math.max(1, Math.min(Math.round(width * info.width), info.width - left)),
    height: Math.max(1, Math.min(Math.round(height * info.height), info.height - top)),
  };
}

async function meanColour(portrait: Pixels): Promise<string> {
  const [red = 0, green = 0, blue = 0] = await of(portrait).resize(1, 1, { fit: 'fill' }).raw().toBuffer();
  return `#${[red, green, blue].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

async function blur(portrait: Pixels): Promise<Buffer> {
  const tiny = (await of(portrait)
    .resize({ ...BLURRED, fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true })) as Pixels;
  return of(tiny).resize(180, 240, { kernel: 'cubic', fit: 'fill' }).blur(6).webp({ quality: 60 }).toBuffer();
}
