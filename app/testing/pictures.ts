import sharp from 'sharp';
import { makeRenditions, makeWhole, takeTurn } from '~/features/photos/upload/renditions.server';
import { memoryLogger } from '~/server/operations/logger';
import { openPictures, type Pictures } from '~/server/pictures/pictures';
import { rememberedPictures } from './remembered-pictures';

let opened: Pictures | undefined;
let remembered: Pictures | undefined;

/**
 * The real picture decoder, one for all tests of a process; it does not keep the process running. Its limits are higher
 * than the product's, because races add more photos at once than a member does.
 */
export const testPictures = (): Pictures => (opened ??= openPictures({ log: memoryLogger([]), each: 100, all: 200 }));

/** The same for contexts; the results for a picture are cached. */
export const contextPictures = (): Pictures => (remembered ??= rememberedPictures(testPictures()));

type Rest<F> = F extends (tools: never, ...rest: infer R) => unknown ? R : never;

export const renditionsOf = (...rest: Rest<typeof makeRenditions>) =>
  takeTurn(testPictures(), 'a test', (tools) => makeRenditions(tools, ...rest));

export const wholeOf = (...rest: Rest<typeof makeWhole>) =>
  takeTurn(testPictures(), 'a test', (tools) => makeWhole(tools, ...rest));

/** A different picture for every seed, made of soft shapes, so that no two are near duplicates. */
export async function makePicture(
  seed: number,
  {
    width = 600,
    height = 800,
    format = 'jpeg',
  }: { width?: number; height?: number; format?: 'jpeg' | 'png' | 'webp' | 'avif' } = {},
): Promise<Buffer> {
  const side = 8;
  const pixels = Buffer.alloc(side * side * 3);
  let state = (seed * 2_654_435_761 + 12_345) >>> 0;
  for (let i = 0; i < pixels.length; i++) {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 374_761_393) >>> 0;
    pixels[i] = state >>> 24;
  }
  const soft = await sharp(pixels, { raw: { width: side, height: side, channels: 3 } })
    .resize(width, height, { fit: 'fill', kernel: 'cubic' })
    .toFormat(format)
    .toBuffer();
  return soft;
}

/** The size that the header of a JPEG names; undefined for anything else. */
export function jpegSize(bytes: Buffer): { width: number; height: number } | undefined {
  if (bytes.readUInt16BE(0) !== 0xff_d8) return undefined;
  let at = 2;
  while (at + 9 < bytes.length) {
    const marker = bytes.readUInt16BE(at);
    // A frame begins: its precision, height and width. DHT, JPG and DAC are between the frames' markers.
    if (marker >= 0xff_c0 && marker <= 0xff_cf && ![0xff_c4, 0xff_c8, 0xff_cc].includes(marker))
      return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
}
