import { differenceEuclidean } from 'culori';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { PICTURE_KINDS, pngWithColors, withColors } from '~/testing/picture-kinds';
import { makePicture, renditionsOf, testPictures, wholeOf } from '~/testing/pictures';
import { PICTURE_FORMATS } from '../pick/picture-formats';
import { isSamePicture } from './picture-hash';
import { megapixelLimit } from './picture-limit';
import { takeTurn } from './renditions.server';

// The decoder lets everything else on the machine go first, so on a busy one it waits far longer than it works.
vi.setConfig({ testTimeout: 180_000 });

const shape = async (bytes: Buffer) => {
  const { format, width, height } = await sharp(bytes).metadata();
  return [format, width, height];
};

describe('the renditions of a picture', () => {
  it('are a portrait in every size, the whole picture, and a hash', async () => {
    const renditions = await renditionsOf(await makePicture(1, { width: 1800, height: 2400 }));
    expect(await shape(renditions.files.photo)).toEqual(['webp', 720, 960]);
    expect(await shape(renditions.files.thumb)).toEqual(['webp', 360, 480]);
    expect(await shape(renditions.files.large!)).toEqual(['webp', 1080, 1440]);
    expect(await shape(renditions.files.match)).toEqual(['webp', 640, 640]);
    expect(await shape(renditions.files.source)).toEqual(['webp', 1536, 2048]);
    expect([renditions.width, renditions.height]).toEqual([720, 960]);
    expect(renditions.placeholder).toMatch(/^#[0-9a-f]{6}$/);
    expect(renditions.phash).toMatch(/^[0-9a-f]{16}$/);
  });

  it.each(['png', 'webp', 'avif'] as const)('can be made from %s too', async (format) => {
    const renditions = await renditionsOf(await makePicture(2, { format }));
    expect(await shape(renditions.files.photo)).toEqual(['webp', 600, 800]);
    expect(renditions.files.large).toBeNull();
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

describe('the kinds of files that cameras, phones and programs write', () => {
  it('have a sample of every format that is taken', () => {
    const formats = Object.entries(PICTURE_FORMATS).flatMap(([format, { taken }]) => (taken ? [format] : []));
    expect([...new Set(PICTURE_KINDS.map(({ format }) => format))].sort()).toEqual(formats.sort());
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
