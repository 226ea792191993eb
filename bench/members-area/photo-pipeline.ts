import { join } from 'node:path';
import sharp from 'sharp';
import portraits from '~db/seed/portraits/index.json';
import { renditionsOf, testPictures, wholeOf } from '~/testing/pictures';
import { root } from '../brand';
import { cpuInTicks, cpuOf } from '../load/process-cpu';
import { timed, type Timed } from '../load/timed';

/** The cost of one phone picture, from its bytes to all stored renditions; CPU of both processes. */
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
  message: PictureCost;
}

const [WIDTH, HEIGHT] = [3000, 4000];

export async function measurePhotoPipeline(pictures: number): Promise<PhotoPipeline> {
  const picture = await takePicture();
  return {
    width: WIDTH,
    height: HEIGHT,
    bytes: picture.length,
    profile: await measurePicture(pictures, async () => (await renditionsOf(picture)).files),
    message: await measurePicture(pictures, async () => (await wholeOf(picture)).files),
  };
}

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

async function measurePicture(count: number, make: () => Promise<Record<string, Buffer | null>>): Promise<PictureCost> {
  const files = await make();
  // This process, and the one that decodes.
  const meter = () => ({ cpu: cpuOf(process.pid) + cpuInTicks(testPictures().pid!) });
  const bytes = Object.entries(files).flatMap(([name, file]) => (file ? [[name, file.length] as const] : []));
  return { ...(await timed({ warmUp: 0, count }, meter, make)), bytes: Object.fromEntries(bytes) };
}
