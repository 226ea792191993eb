import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { DecoderExhausted } from '~/server/pictures/decoder-process';
import type { PictureTools } from '~/server/pictures/pictures';
import { pngWithColors, withColors } from '~/testing/picture-kinds';
import { makePicture, renditionsOf, testPictures } from '~/testing/pictures';
import { colorsOfAvif, colorsOfPng } from './stated-colors';
import { makeRenditions, takeTurn } from './renditions.server';

// The decoder lets everything else on the machine go first, so on a busy one it waits far longer than it works.
vi.setConfig({ testTimeout: 180_000 });

/** The decoder without memory for one kind of step. */
function failing(tools: PictureTools, step: 'cache' | 'make'): PictureTools {
  return { ...tools, [step]: () => Promise.reject(new DecoderExhausted('unable to encode')) };
}

/** A PNG with this size in its header, but without the pixels. */
async function huge(width: number, height: number): Promise<Buffer> {
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

describe('what cannot become a photo gets a clear error', () => {
  const codeOf = (input: Buffer) =>
    renditionsOf(input).then(
      () => 'made',
      (error: { code?: string }) => error.code ?? error,
    );

  it('a PNG of 16,000 x 16,000 is refused by its header, without decoding', async () => {
    expect(await codeOf(await huge(16_000, 16_000))).toBe('photos.too-many-pixels');
    expect(await codeOf(await huge(2 ** 31 - 1, 2 ** 31 - 1))).toMatch(/^photos\.(too-many-pixels|unreadable)$/);
    // The same file with an acceptable size is decoded, and found to be broken.
    expect(await codeOf(await huge(600, 800))).toBe('photos.unreadable');
  });

  it('an AVIF with too many pixels is refused with its kind and limit', async () => {
    const avif = await sharp({ create: { width: 2600, height: 2400, channels: 3, background: '#1452a0' } })
      .avif({ effort: 0, quality: 1 })
      .toBuffer();
    const values = { kind: 'avif', megapixels: 5 };
    await expect(renditionsOf(avif)).rejects.toMatchObject({ code: 'photos.too-many-pixels-of-kind', values });
  });

  it.each([
    [
      'an SVG',
      Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="500" height="500"><image href="file:///etc/passwd"/></svg>',
      ),
    ],
    ['a PDF', Buffer.from('%PDF-1.7\n1 0 obj')],
    ['text', Buffer.from('hello')],
    ['nothing', Buffer.alloc(0)],
    ['a page that claims to be a GIF', Buffer.from('GIX89a<script>')],
  ])('%s', async (_what, bytes) => {
    expect(await codeOf(bytes)).toBe('photos.not-a-picture');
  });

  it('a HEIC, which is not supported', async () => {
    const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic\0\0\0\x08mdat', 'latin1');
    expect(await codeOf(heic)).toBe('photos.heic');
  });

  it('an animated AVIF, which is named as what it is', async () => {
    const sequence = Buffer.from('\0\0\0\x18ftypavis\0\0\0\0avismsf1\0\0\0\x08mdat', 'latin1');
    expect(await codeOf(sequence)).toBe('photos.animated-avif');
  });

  it.each([
    ['PQ', 9, 16],
    ['HLG', 9, 18],
    ['linear light', 1, 8],
    ['the wide colors of television', 9, 14],
  ])('an AVIF or a PNG made for other screens (%s)', async (_name, primaries, transfer) => {
    const plain = sharp({ create: { width: 320, height: 320, channels: 3, background: '#1452a0' } });
    expect(await codeOf(await withColors(plain, primaries, transfer))).toBe('photos.hdr-colors');
    expect(await codeOf(await pngWithColors(plain, primaries, transfer))).toBe('photos.hdr-colors');
    // The decoder follows a profile, and says itself whether a file is sound.
    const profiled = await plain.clone().withIccProfile('p3').avif({ effort: 0 }).toBuffer();
    expect([colorsOfAvif(profiled), colorsOfAvif(profiled.subarray(0, 90))]).toEqual(['ordinary', 'ordinary']);
    const png = await plain.clone().withIccProfile('p3').png().toBuffer();
    expect([colorsOfPng(png), colorsOfPng(png.subarray(0, 40))]).toEqual(['ordinary', 'ordinary']);
  });

  it('but a file of more parts than any program writes is not searched for its colors', async () => {
    const plain = sharp({ create: { width: 320, height: 320, channels: 3, background: '#1452a0' } });
    const stated = await withColors(plain, 9, 16);
    const begin = stated.readUInt32BE(0);
    const withParts = (count: number) => {
      const parts = Buffer.from('\0\0\0\x08free'.repeat(count), 'latin1');
      return Buffer.concat([stated.subarray(0, begin), parts, stated.subarray(begin)]);
    };
    expect([0, 9, 2000].map((count) => colorsOfAvif(withParts(count)))).toEqual(['unknown', 'unknown', 'ordinary']);
    const png = (count: number) =>
      Buffer.from(
        `12345678${'\0\0\0\0free####'.repeat(count)}\0\0\0\x04cICP\x09\x10\0\x01####\0\0\0\0IDAT####`,
        'latin1',
      );
    expect([0, 9, 2000].map((count) => colorsOfPng(png(count)))).toEqual(['unknown', 'unknown', 'ordinary']);
  });

  it('a JPEG of which the end is missing, be it by half, by a hundredth or by ten bytes', async () => {
    const whole = await makePicture(10);
    const progressive = await sharp(whole).jpeg({ progressive: true }).toBuffer();
    for (const jpeg of [whole, progressive]) {
      for (const part of [0.5, 0.99])
        expect(await codeOf(jpeg.subarray(0, Math.floor(jpeg.length * part)))).toBe('photos.unreadable');
      expect(await codeOf(jpeg.subarray(0, -10))).toBe('photos.unreadable');
      // Only the end marker is missing, which every browser adds by itself.
      expect(await codeOf(jpeg.subarray(0, -2))).toBe('made');
    }
  });

  it.each(['cache', 'make'] as const)('a picture that fails in a later step (%s)', async (step) => {
    const picture = await makePicture(12);
    const turn = takeTurn(testPictures(), 'a test', (tools) => makeRenditions(failing(tools, step), picture));
    await expect(turn).rejects.toMatchObject({ code: 'photos.too-demanding', status: 422 });
  });

  it('a file that is cut off, and one with a part that is not what it claims', async () => {
    const whole = await makePicture(10, { width: 1200, height: 1600 });
    expect(await codeOf(whole.subarray(0, whole.length / 2))).toBe('photos.unreadable');
    const png = await makePicture(10, { format: 'png' });
    png.fill(0, 2000, 6000);
    expect(await codeOf(png)).toBe('photos.unreadable');
    expect(await codeOf(Buffer.from('GIF89a<script>alert(1)</script>'))).toBe('photos.unreadable');
  });

  it('a picture that is too small to show', async () => {
    expect(await codeOf(await makePicture(11, { width: 299, height: 900 }))).toBe('photos.too-small');
  });
});
