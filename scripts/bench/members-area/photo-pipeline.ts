import { join } from 'node:path';
import sharp from 'sharp';
import portraits from '~db/seed/portraits/index.json';
import { makeRenditions, makeWhole } from '~/features/photos/renditions.server';
import { root } from '../brand';
import { cpuOf } from '../process-cpu';
import { summarise } from '../statistics';
import type { Summary } from '../statistics';

/** What one picture of a phone costs, from its bytes to everything that is kept of it. */
export interface PictureCost {
  time: Summary;
  /** Milliseconds of CPU of the process, all threads. */
  cpu: number;
  /** Rendition -> bytes. */
  bytes: Record<string, number>;
}

export interface PhotoPipeline {
  width: number;
  height: number;
  /** Of the JPEG that is sent. */
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
    profile: await measurePicture(pictures, async () => (await makeRenditions(picture)).files),
    message: await measurePicture(pictures, async () => (await makeWhole(picture)).files),
  };
}

/** A portrait of the demo as a phone would take it: twelve megapixels, and grain that makes the file as large. */
async function takePicture(): Promise<Buffer> {
  const face = join(root, 'db/seed/portraits', `${portraits.female[0]!.file}.webp`);
  const grain = await sharp({
    create: {
      width: WIDTH,
      height: HEIGHT,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })
    .png({ compressionLevel: 0 })
    .toBuffer();
  return sharp(face)
    .resize(WIDTH, HEIGHT, { fit: 'cover' })
    .composite([{ input: grain, blend: 'soft-light' }])
    .jpeg({ quality: 90 })
    .toBuffer();
}

async function measurePicture(count: number, make: () => Promise<Record<string, Buffer | null>>): Promise<PictureCost> {
  const files = await make();
  const samples: number[] = [];
  const before = cpuOf(process.pid);
  for (let i = 0; i < count; i++) {
    const started = performance.now();
    await make();
    samples.push(performance.now() - started);
  }
  const cpu = (cpuOf(process.pid) - before) / count;
  const bytes = Object.entries(files).flatMap(([name, file]) => (file ? [[name, file.length] as const] : []));
  return { time: summarise(samples), cpu, bytes: Object.fromEntries(bytes) };
}
