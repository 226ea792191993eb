import { crc32 } from 'node:zlib';
import { differenceEuclidean } from 'culori';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { DecoderExhausted } from '~/server/pictures/decoder-process';
import type { PictureTools } from '~/server/pictures/pictures';
import { PICTURE_KINDS, withColors } from '~/testing/picture-kinds';
import { makePicture, renditionsOf, testPictures, wholeOf } from '~/testing/pictures';
import { PICTURE_FORMATS } from '../pick/picture-formats';
import { colorsOfAvif, colorsOfPng } from './stated-colors';
import { isSamePicture } from './picture-hash';
import { megapixelLimit } from './picture-limit';
import { makeRenditions, takeTurn } from './renditions.server';

// The decoder lets everything else on the machine go first, so on a busy one it waits far longer than it works.
vi.setConfig({ testTimeout: 180_000 });

const shape = async (bytes: Buffer) => {
  const { format, width, height } = await sharp(bytes).metadata();
  return [format, width, height];
};

describe('the renditions of a picture', () => {
  it('are a portrait in every size, the whole picture, and a hash', async () => {
    const made = await renditionsOf(await makePicture(1, { width: 1800, height: 2400 }));
    expect(await shape(made.files.photo)).toEqual(['webp', 720, 960]);
    expect(await shape(made.files.thumb)).toEqual(['webp', 360, 480]);
    expect(await shape(made.files.large!)).toEqual(['webp', 1080, 1440]);
    expect(await shape(made.files.match)).toEqual(['webp', 640, 640]);
    expect(await shape(made.files.source)).toEqual(['webp', 1536, 2048]);
    expect([made.width, made.height]).toEqual([720, 960]);
    expect(made.placeholder).toMatch(/^#[0-9a-f]{6}$/);
    expect(made.phash).toMatch(/^[0-9a-f]{16}$/);
  });

  it.each(['png', 'webp', 'avif'] as const)('can be made from %s too', async (format) => {
    const made = await renditionsOf(await makePicture(2, { format }));
    expect(await shape(made.files.photo)).toEqual(['webp', 600, 800]);
    expect(made.files.large).toBeNull();
  });

  it('have the same hash at another size and quality, and another for a different picture', async () => {
    const [large, small, other] = await Promise.all([
      renditionsOf(await makePicture(3, { width: 1500, height: 2000 })),
      renditionsOf(
        await sharp(await makePicture(3, { width: 1500, height: 2000 }))
          .resize(450)
          .jpeg({ quality: 50 })
          .toBuffer(),
      ),
      renditionsOf(await makePicture(4)),
    ]);
    expect(isSamePicture(large.phash, small.phash)).toBe(true);
    expect(isSamePicture(large.phash, other.phash)).toBe(false);
  });

  it('are upright, without place, device or color profile', async () => {
    const sent = await sharp(await makePicture(5, { width: 900, height: 600 }))
      .withExif({ IFD0: { Make: 'Spyphone' }, IFD3: { GPSLatitude: '52/1 22/1 0/1', GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .withIccProfile('p3')
      .jpeg()
      .toBuffer();
    const before = await sharp(sent).metadata();
    expect([before.orientation, before.exif === undefined]).toEqual([6, false]);
    const { files } = await renditionsOf(sent);
    for (const bytes of Object.values(files).filter((file) => file !== null)) {
      const metadata = await sharp(bytes).metadata();
      expect([metadata.exif, metadata.icc, metadata.xmp, metadata.iptc, metadata.orientation]).toEqual([
        undefined,
        undefined,
        undefined,
        undefined,
        undefined,
      ]);
      expect(bytes.includes('Spyphone')).toBe(false);
    }
    expect(await shape(files.source)).toEqual(['webp', 600, 900]);
  });

  it('are made of an AVIF of 10 bit as large as converters write it, and not of a larger one', async () => {
    const deep = (side: number) =>
      sharp({ create: { width: side, height: side, channels: 3, background: '#1452a0' } })
        .toColourspace('rgb16')
        .avif({ effort: 0, quality: 1, bitdepth: 10 })
        .toBuffer();
    const { files } = await renditionsOf(await deep(2048));
    expect((await shape(files.source)).slice(0, 1)).toEqual(['webp']);
    await expect(renditionsOf(await deep(2049))).rejects.toMatchObject({ code: 'photos.too-many-pixels-of-kind' });
  });

  it('hold nothing of a second file hidden in the first', async () => {
    const polyglot = Buffer.concat([
      await makePicture(6),
      Buffer.from('<script>alert(document.cookie)</script>PK\x03\x04'),
    ]);
    const { files } = await renditionsOf(polyglot);
    for (const bytes of Object.values(files)) expect(bytes?.includes('<script>') ?? false).toBe(false);
  });

  it('include a locked one with a few colors only, which cannot be sharpened', async () => {
    const { files } = await renditionsOf(await makePicture(7, { width: 1200, height: 1600 }));
    expect(files.blur.length).toBeLessThan(2000);
    const { data, info } = await sharp(files.blur).greyscale().raw().toBuffer({ resolveWithObject: true });
    let edge = 0;
    for (let i = 1; i < data.length; i++)
      if (i % info.width > 0) edge = Math.max(edge, Math.abs(data[i]! - data[i - 1]!));
    expect(edge).toBeLessThan(16);
  });

  it('are cropped as the member chose', async () => {
    const halves = await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#ff0000' } })
      .composite([
        { input: { create: { width: 600, height: 800, channels: 3, background: '#0000ff' } }, left: 600, top: 0 },
      ])
      .png()
      .toBuffer();
    const left = await renditionsOf(halves, () => ({ x: 0, y: 0, width: 0.5, height: 1 }));
    const right = await renditionsOf(halves, () => ({ x: 0.5, y: 0, width: 0.5, height: 1 }));
    expect([left.placeholder, right.placeholder]).toEqual(['#ff0000', '#0000ff']);
    const speck = renditionsOf(halves, () => ({ x: 0, y: 0, width: 0.01, height: 0.01 }));
    await expect(speck).rejects.toMatchObject({ code: 'photos.crop-too-small' });
  });

  it('have no transparency and no animation', async () => {
    const clear = await sharp({
      create: { width: 400, height: 500, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0 } },
    })
      .png()
      .toBuffer();
    expect((await renditionsOf(clear)).placeholder).toBe('#ffffff');
    const size = { width: 300, height: 400 };
    const frames = await sharp([await makePicture(8, size), await makePicture(9, size)], { join: { animated: true } })
      .gif({ effort: 1 })
      .toBuffer();
    expect((await sharp(frames).metadata()).pages).toBe(2);
    expect(await shape((await renditionsOf(frames)).files.photo)).toEqual(['webp', 300, 400]);
  });
});

/** The decoder without memory for one kind of step. */
function failing(tools: PictureTools, step: 'cache' | 'make'): PictureTools {
  return { ...tools, [step]: () => Promise.reject(new DecoderExhausted('unable to encode')) };
}

describe('the kinds of files that cameras, phones and programs write', () => {
  it('have a sample of every format that is taken', () => {
    const taken = Object.entries(PICTURE_FORMATS).flatMap(([format, { taken }]) => (taken ? [format] : []));
    expect([...new Set(PICTURE_KINDS.map(({ format }) => format))].sort()).toEqual(taken.sort());
  });

  it.each(PICTURE_KINDS)('$name becomes a photo, in a conversation too', async ({ make }) => {
    const bytes = await make(1, 0);
    expect((await renditionsOf(bytes)).width).toBeGreaterThan(300);
    expect((await wholeOf(bytes)).width).toBeGreaterThan(300);
  });

  it('include an AVIF that states the colors of Display P3 without a profile, which is converted', async () => {
    const color = { mode: 'rgb', r: 200 / 255, g: 100 / 255, b: 90 / 255 } as const;
    const background = { r: 200, g: 100, b: 90 };
    const plain = () => sharp({ create: { width: 400, height: 500, channels: 3, background } });
    const distance = differenceEuclidean('rgb');
    for (const state of [withColors, pngWithColors]) {
      const wide = await renditionsOf(await state(plain(), 12, 13));
      expect(distance(wide.placeholder, color)).toBeLessThan(0.03);
      // Control: the same numbers mean another color without that statement.
      const ordinary = await renditionsOf(await state(plain(), 1, 13));
      expect(distance(ordinary.placeholder, color)).toBeGreaterThan(0.05);
    }
  });

  it('include Ultra HDR, which is read line by line as the JPEG that it also is', async () => {
    const { make } = PICTURE_KINDS.find(({ name }) => name === 'JPEG, Ultra HDR')!;
    const bytes = await make(1, 0);
    const { gainMap } = (await sharp(bytes).metadata()) as { gainMap?: unknown };
    expect(gainMap).toBeDefined();
    const header = await takeTurn(testPictures(), 'a test', (tools) => tools.header(bytes));
    // The other loader, which decodes the whole picture at once, does not say how the colors are stored.
    expect(header).toMatchObject({
      format: 'jpeg',
      chromaSubsampling: expect.stringMatching(/^4:/),
      isProgressive: false,
    });
    expect(megapixelLimit({ ...header, format: 'jpeg' })).toBe(40);
  });
});

/** A PNG that states its colors by their numbers in ITU-T H.273, in the place of the profile with which it was made. */
async function pngWithColors(image: Sharp, primaries: number, transfer: number): Promise<Buffer> {
  const png = await image.clone().withIccProfile('p3').png().toBuffer();
  const profile = png.indexOf('iCCP') - 4;
  const named = Buffer.concat([Buffer.from('cICP'), Buffer.from([primaries, transfer, 0, 1])]);
  const part = Buffer.alloc(16);
  part.writeUInt32BE(4);
  named.copy(part, 4);
  part.writeUInt32BE(crc32(named), 12);
  return Buffer.concat([png.subarray(0, profile), part, png.subarray(profile + 12 + png.readUInt32BE(profile))]);
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
