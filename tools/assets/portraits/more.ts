import { mkdir, rm, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { renditionsOf } from '~/testing/pictures';
import { seededRng } from '~db/seed/rng';
import { dealScenes, drawPlaces, HEIGHT, WIDTH } from './scenes';

/** The maximum size in bytes, less than for portraits, because these pictures are only seen on a profile. */
const MAIN_BYTES = 22_000;
const THUMB_BYTES = 8_000;

/** A further picture of the demo, with the files `<file>.webp`, `-thumb.webp` and `-blur.webp` in db/seed/portraits. */
export interface MorePicture {
  file: string;
  /** The mean colour, shown while the file loads. */
  tone: string;
}

export interface MoreIndex {
  /** Maps a portrait to a further picture of the same person. */
  people: Record<string, MorePicture>;
  /** Pictures of places without people. */
  places: MorePicture[];
}

/** Encodes at the best quality that stays within the given number of bytes. */
export async function webpWithin(image: Buffer, bytes: number): Promise<Buffer> {
  for (let quality = 76; quality >= 40; quality -= 6) {
    const file = await sharp(image).webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
    if (file.length <= bytes) return file;
  }
  throw new Error(`A picture does not fit ${bytes} bytes even at low quality.`);
}

/** Writes the folder and its index.json: a further picture of each of `people`, and one of every place. */
export async function drawMore(
  folder: string,
  people: readonly { file: string; draw: (scene: string) => Promise<Buffer> }[],
  pngOf: (svg: string) => Promise<Buffer>,
): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const write = async (name: string, png: Buffer): Promise<MorePicture> => {
    // Made in the same way as uploads, so that the blur of a demo photo hides as much as that of any photo.
    const { files, placeholder } = await renditionsOf(png);
    const small = await sharp(png)
      .resize(WIDTH / 2, HEIGHT / 2)
      .png()
      .toBuffer();
    await writeFile(`${folder}${name}.webp`, await webpWithin(png, MAIN_BYTES));
    await writeFile(`${folder}${name}-thumb.webp`, await webpWithin(small, THUMB_BYTES));
    await writeFile(`${folder}${name}-blur.webp`, files.blur);
    return { file: `more/${name}`, tone: placeholder };
  };
  const index: MoreIndex = { people: {}, places: [] };
  const scenes = dealScenes(people.length, seededRng('facet portraits elsewhere'));
  for (const [at, { file, draw }] of people.entries())
    index.people[file] = await write(file.replace('/', '-'), await draw(scenes[at]!));
  for (const [at, scene] of drawPlaces(seededRng('facet places')).entries()) {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${scene}</svg>`;
    index.places.push(await write(`place-${String(at + 1).padStart(2, '0')}`, await pngOf(svg)));
  }
  await writeFile(`${folder}index.json`, `${JSON.stringify(index, null, 2)}\n`);
}
