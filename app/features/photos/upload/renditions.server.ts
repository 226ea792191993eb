import { open as openFile, readFile } from 'node:fs/promises';
import { DecoderExhausted, DecoderFailed } from '~/server/pictures/decoder-process';
import type { PictureHeader, Pictures, PictureTools, Size, Step } from '~/server/pictures/pictures';
import type { CropRectangle } from './crop';
import {
  animatedAvif,
  colorsOfHdr,
  cropTooSmall,
  heicNotReadable,
  notAPicture,
  tooDemanding,
  tooManyPixels,
  tooManyPixelsOfKind,
  tooSmall,
  unreadable,
} from '../photos.errors';
import type { PictureFormat } from '../pick/picture-formats';
import { colorsOfAvif, colorsOfPng } from './stated-colors';
import { findPictureFormat, HEAD_BYTES } from './picture-format';
import { HASH_SIDE, pictureHash } from './picture-hash';
import { megapixelLimit, MOST_MEGAPIXELS, pixelLimit } from './picture-limit';

/** The smallest acceptable shorter side, in pixels. */
const MIN_SIDE = 300;
/** The longest side, in pixels, of the stored whole picture. */
const SOURCE = 2048;
const LARGE = 1080;
const PHOTO = 720;
const MIDDLE = 540;
const THUMB = 360;
const MATCH = 640;
/** So few pixels that no enlarging can restore the content. */
const BLURRED = { width: 9, height: 12 };

export interface Renditions {
  /** The size of `files.photo`. */
  width: number;
  height: number;
  phash: string;
  /** The picture's mean color as #rrggbb. */
  placeholder: string;
  files: Record<'photo' | 'middle' | 'thumb' | 'match' | 'blur' | 'source', Buffer> & { large: Buffer | null };
}

/**
 * Works on a picture of a member in the queue. Whatever the decoder fails at, in whichever rendition, is a domain error.
 */
export async function takeTurn<T>(
  pictures: Pictures,
  owner: string,
  work: (tools: PictureTools) => Promise<T>,
): Promise<T> {
  try {
    return await pictures.turn(owner, work);
  } catch (error) {
    if (error instanceof DecoderExhausted) throw tooDemanding();
    throw error instanceof DecoderFailed ? unreadable() : error;
  }
}

/** Returns the part of the upright picture to show, given its size. */
type Crop = (size: Size) => CropRectangle;

/**
 * Decoded within limits, turned upright, cropped to a portrait and encoded again, so that nothing of the original file
 * remains: no metadata (place, device), no second file hidden in it. A broken picture ends in a domain error.
 */
export async function makeRenditions(tools: PictureTools, input: string | Buffer, crop?: Crop): Promise<Renditions> {
  const whole = await decode(tools, input);
  const portrait = await cutPortrait(tools, whole, crop?.(whole));
  const as = (side: number, quality: number) => tools.make('portrait', [sizedTo(side, portrait), webp(quality)]);
  const photo = await as(PHOTO, 80);
  const grey: Step[] = [['greyscale'], ['resize', HASH_SIDE, HASH_SIDE, { fit: 'fill' }], ['raw']];
  const large = portrait.width > PHOTO && portrait.height > PHOTO ? (await as(LARGE, 80)).data : null;
  const match: Step = ['resize', MATCH, MATCH, { position: 'top' }];
  return {
    width: photo.width,
    height: photo.height,
    phash: pictureHash((await tools.make('whole', grey)).data),
    placeholder: await meanColor(tools),
    files: {
      photo: photo.data,
      middle: (await as(MIDDLE, 78)).data,
      thumb: (await as(THUMB, 76)).data,
      large,
      match: (await tools.make('portrait', [match, webp(80)])).data,
      blur: await blur(tools),
      // Seen by its owner only: half the time of the usual effort, for three percent more bytes.
      source: (await tools.make('whole', [['webp', { quality: 84, effort: 2 }]])).data,
    },
  };
}

/** The middle file of a photo that was made without one, from the bytes of its main file. */
export async function makeMiddle(tools: PictureTools, photo: Buffer): Promise<Buffer> {
  const size = await tools.read('portrait', photo, { failOn: 'error' }, [['raw', { depth: 'uchar' }]]);
  return (await tools.make('portrait', [sizedTo(MIDDLE, size), webp(78)])).data;
}

/** A picture that is not cropped, as members send them to each other. */
export interface WholePicture {
  /** The size of `files.photo`. */
  width: number;
  height: number;
  files: { photo: Buffer; preview: Buffer };
}

const WHOLE = 1600;
const PREVIEW = 640;

/** Like `makeRenditions`, but without cropping to a portrait; throws the same domain errors. */
export async function makeWhole(tools: PictureTools, input: string | Buffer): Promise<WholePicture> {
  await decode(tools, input);
  const within = (side: number) => tools.make('whole', [fitInside(side), webp(80)]);
  const { width, height, data } = await within(WHOLE);
  return { width, height, files: { photo: data, preview: (await within(PREVIEW)).data } };
}

const webp = (quality: number): Step => ['webp', { quality }];
const sizedTo = (side: number, { width }: Size): Step => ['resize', { width: Math.min(side, width) }];
const fitInside = (side: number): Step => [
  'resize',
  { width: side, height: side, fit: 'inside', withoutEnlargement: true },
];

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

/** Makes 'whole': the upright picture in sRGB without transparency, with at most `SOURCE` pixels on its longer side. */
async function decode(tools: PictureTools, input: string | Buffer): Promise<Size> {
  const format = findPictureFormat(await headOf(input));
  if (!format) throw notAPicture();
  const failed = (error: unknown) => {
    if (!(error instanceof DecoderFailed)) throw error;
    if (format === 'heic') throw heicNotReadable();
    if (format === 'avif-sequence') throw animatedAvif();
    // One that may have lacked memory is tried once more.
    throw error instanceof DecoderExhausted ? error : unreadable();
  };
  const header = await tools.header(input).catch(failed);
  const limit = requireFitting(header, format);
  const colors = await colorsOf(format, input);
  if (colors === 'unknown') throw colorsOfHdr();
  const upright: Step[] = [['autoOrient'], fitInside(SOURCE)];
  const plain: Step[] = [
    ['flatten', { background: '#ffffff' }],
    ['toColorspace', 'srgb'],
    ['raw', { depth: 'uchar' }],
  ];
  const read = (file: string | Buffer, failOn: 'error' | 'warning') =>
    tools.read(colors === 'p3' ? 'wide' : 'whole', file, { limitInputPixels: limit, failOn }, [...upright, ...plain]);
  const wasRead = read(input, 'error').catch(async (error: unknown) => {
    if (format !== 'jpeg' || error instanceof DecoderExhausted || !(error instanceof DecoderFailed)) throw error;
    return read(Buffer.concat([await bytesOf(input), END_OF_JPEG]), 'warning');
  });
  const size = await wasRead.catch(failed);
  return colors === 'p3' ? tools.cache('whole', 'wide', plain, 'p3') : size;
}

/**
 * Panoramas of common phones have no end marker, without which the decoder calls a whole picture incomplete. With one,
 * it warns about every picture of which a part is missing, and about no whole one.
 */
const END_OF_JPEG = Buffer.from([0xff, 0xd9]);

async function colorsOf(format: PictureFormat, input: string | Buffer) {
  if (format === 'avif') return colorsOfAvif(await bytesOf(input));
  return format === 'png' ? colorsOfPng(await bytesOf(input)) : 'ordinary';
}

const bytesOf = async (input: string | Buffer) => (typeof input === 'string' ? readFile(input) : input);

/** Throws if the picture is too large or too small by its header. Returns the number of pixels it may have. */
function requireFitting(header: PictureHeader, format: PictureFormat): number {
  const { width, height } = header.autoOrient;
  const kind = { ...header, format };
  const most = pixelLimit(kind);
  if (width * height > MOST_MEGAPIXELS * 1e6) throw tooManyPixels({ megapixels: MOST_MEGAPIXELS });
  if (width * height > most)
    throw tooManyPixelsOfKind({ megapixels: megapixelLimit(kind), kind: format === 'avif-sequence' ? 'avif' : format });
  if (Math.min(width, height) < MIN_SIDE) throw tooSmall({ pixels: MIN_SIDE });
  return most;
}

/** Makes 'portrait' with the ratio 3:4: the part chosen by the person, else the part that draws most attention. */
async function cutPortrait(tools: PictureTools, whole: Size, crop: CropRectangle | undefined): Promise<Size> {
  const chosen = crop ? pixelsOf(whole, crop) : { left: 0, top: 0, width: whole.width, height: whole.height };
  const width = Math.min(LARGE, Math.floor(Math.min(chosen.width, (chosen.height * 3) / 4)));
  if (width < MIN_SIDE * 0.6) throw crop ? cropTooSmall({ pixels: MIN_SIDE * 0.6 }) : tooSmall({ pixels: MIN_SIDE });
  const fit = { fit: 'cover', position: crop ? 'centre' : 'attention' };
  const steps: Step[] = [['extract', chosen], ['resize', width, Math.round((width * 4) / 3), fit], ['raw']];
  return tools.cache('portrait', 'whole', steps);
}

function pixelsOf(whole: Size, { x, y, width, height }: CropRectangle) {
  const left = Math.min(Math.round(x * whole.width), whole.width - 1);
  const top = Math.min(Math.round(y * whole.height), whole.height - 1);
  return {
    left,
    top,
    width: Math.max(1, Math.min(Math.round(width * whole.width), whole.width - left)),
    height: Math.max(1, Math.min(Math.round(height * whole.height), whole.height - top)),
  };
}

async function meanColor(tools: PictureTools): Promise<string> {
  const { data } = await tools.make('portrait', [['resize', 1, 1, { fit: 'fill' }], ['raw']]);
  return `#${[...data.subarray(0, 3)].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

async function blur(tools: PictureTools): Promise<Buffer> {
  await tools.cache('tiny', 'portrait', [['resize', { ...BLURRED, fit: 'fill' }], ['raw']]);
  const enlarged: Step = ['resize', 180, 240, { kernel: 'cubic', fit: 'fill' }];
  return (await tools.make('tiny', [enlarged, ['blur', 6], webp(60)])).data;
}
