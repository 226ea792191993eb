import { join } from 'node:path';
import sharp, { type OutputInfo } from 'sharp';
import portraits from '~db/seed/portraits/index.json';
import { renditionsOf, wholeOf } from '~/testing/pictures';
import { root } from '../brand';
import { cpuOf, cpuOfEnded } from '../load/process-cpu';
import { timed, type Timed } from '../load/timed';
import { summarise } from '../report/statistics';

/** The cost of one phone picture, from its bytes to all stored renditions; CPU of this process and of its decoders. */
export interface PictureCost extends Timed<{ cpu: number }> {
  /** Bytes by rendition. */
  bytes: Record<string, number>;
}

export interface PhotoPipeline {
  width: number;
  height: number;
  /** The size of the JPEG that is sent. */
  bytes: number;
  profile: PictureCost;
  /** The decoder's library alone, in this process: the same sizes and qualities without bounds, queue and hash. */
  alone: PictureCost;
  message: PictureCost;
}

/** CPU of the product, at most as many times that of the library alone. */
export const PHOTO_TIMES = 1.4;

const [WIDTH, HEIGHT] = [3000, 4000];

export async function measurePhotoPipeline(pictures: number): Promise<PhotoPipeline> {
  const picture = await takePicture();
  const makers = [
    async () => (await renditionsOf(picture)).files,
    () => libraryAlone(picture),
    async () => (await wholeOf(picture)).files,
  ];
  const [profile, alone, message] = await byTurns(pictures, makers);
  return { width: WIDTH, height: HEIGHT, bytes: picture.length, profile: profile!, alone: alone!, message: message! };
}

/** The renditions of a profile photo as sharp makes them: decoded once, and everything else from the pixels. */
async function libraryAlone(picture: Buffer): Promise<Record<string, Buffer>> {
  sharp.concurrency(1);
  sharp.cache(false);
  const whole = await sharp(picture).autoOrient().resize(2048, 2048, { fit: 'inside' }).raw().toBuffer(WITH_INFO);
  const cover = { fit: 'cover', position: 'attention' } as const;
  const portrait = await pixelsOf(whole).resize(1080, 1440, cover).raw().toBuffer(WITH_INFO);
  const webp = (width: number, quality: number) => pixelsOf(portrait).resize(width).webp({ quality }).toBuffer();
  const tiny = await pixelsOf(portrait).resize(9, 12, { fit: 'fill' }).raw().toBuffer(WITH_INFO);
  return {
    photo: await webp(720, 80),
    middle: await webp(540, 78),
    thumb: await webp(360, 76),
    large: await webp(1080, 80),
    match: await pixelsOf(portrait).resize(640, 640, { position: 'top' }).webp({ quality: 80 }).toBuffer(),
    blur: await pixelsOf(tiny)
      .resize(180, 240, { kernel: 'cubic', fit: 'fill' })
      .blur(6)
      .webp({ quality: 60 })
      .toBuffer(),
    source: await pixelsOf(whole).webp({ quality: 84, effort: 2 }).toBuffer(),
  };
}

const WITH_INFO = { resolveWithObject: true } as const;
const pixelsOf = ({ data, info: { width, height, channels } }: { data: Buffer; info: OutputInfo }) =>
  sharp(data, { raw: { width, height, channels } });

/**
 * A portrait of the demo in the size of a phone picture: twelve megapixels, with noise that makes the file as large.
 */
async function takePicture(): Promise<Buffer> {
  const face = join(root, 'db/seed/portraits', `${portraits.female[0]!.file}.webp`);
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const blank = { width: WIDTH, height: HEIGHT, channels: 3, background: '#808080', noise } as const;
  const grain = await sharp({ create: blank }).png({ compressionLevel: 0 }).toBuffer();
  const large = sharp(face).resize(WIDTH, HEIGHT, { fit: 'cover' });
  return large
    .composite([{ input: grain, blend: 'soft-light' }])
    .jpeg({ quality: 90 })
    .toBuffer();
}

type Files = Record<string, Buffer | null>;

async function byTurns(count: number, makers: readonly (() => Promise<Files>)[]): Promise<PictureCost[]> {
  const meter = () => ({ cpu: cpuOf(process.pid) + cpuOfEnded() });
  const rounds: Timed<{ cpu: number }>[][] = makers.map(() => []);
  const files: Files[] = [];
  for (let round = 0; round <= count; round++) {
    for (const [i, make] of makers.entries()) {
      const once = async () => (files[i] = await make());
      const cost = await timed({ warmUp: 0, count: 1 }, meter, once);
      // The first round warms up.
      if (round > 0) rounds[i]!.push(cost);
    }
  }
  return rounds.map((costs, i) => ({
    time: summarise(costs.map(({ time }) => time.p50)),
    cpu: costs.reduce((sum, { cpu }) => sum + cpu, 0) / count,
    bytes: Object.fromEntries(Object.entries(files[i]!).flatMap(([name, file]) => (file ? [[name, file.length]] : []))),
  }));
}
