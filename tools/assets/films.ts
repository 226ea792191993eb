/**
 * Draws the films of the landers `video` and `transitionsvideolanding`. The drawings are the project's own, and every
 * run makes the same pictures.
 *   tsx tools/assets/films.ts                    all of them
 *   tsx tools/assets/films.ts video she,gay      one lander, some niches
 *   tsx tools/assets/films.ts --posters          their posters alone, which takes seconds
 * Needs ffmpeg. The results are committed, so neither the product nor its tests need it.
 */
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { NichePrefix } from '~/i18n/niche-prefix';
import { encode, writeFrames } from './films/encode';
import { productions, type Production } from './films/productions';
import { Sheet } from './films/sheet';
import { worlds } from './films/worlds';
import type { Hour } from './films/world';

const POSTER_BYTES = 25_000;

function frame(niche: NichePrefix, hour: Hour, { width }: Production, t: number, pixels: number): Buffer {
  const sheet = new Sheet(width);
  worlds[niche](sheet, t, hour);
  return Buffer.from(sheet.toSvg(pixels));
}

/** The first frame, shown until the film plays and wherever it does not play. */
async function poster(svg: Buffer): Promise<Buffer> {
  for (const quality of [60, 52, 44, 36]) {
    const bytes = await sharp(svg).avif({ quality, effort: 3, chromaSubsampling: '4:2:0' }).toBuffer();
    if (bytes.length <= POSTER_BYTES) return bytes;
  }
  throw new Error('no poster small enough: draw it quieter');
}

async function produce(production: Production, niche: NichePrefix, hour: Hour, folder: string): Promise<void> {
  const { lander, height, seconds, fps, nameOf } = production;
  const assets = fileURLToPath(new URL(`../../landers/${lander}/assets/`, import.meta.url));
  mkdirSync(assets, { recursive: true });
  const name = nameOf(hour);
  const still = await poster(frame(niche, hour, production, 0, production.poster));
  writeFileSync(join(assets, `${name.replace('film', 'poster')}.${niche}.avif`), still);
  if (postersOnly) return;
  const raw = join(folder, 'frames.mkv');
  const count = fps * seconds;
  await writeFrames(raw, { fps, count, width: Math.round((height * production.width) / 1000), height }, (i) =>
    sharp(frame(niche, hour, production, i / count, height))
      .removeAlpha()
      .raw()
      .toBuffer(),
  );
  // The film is encoded in a temporary folder and then copied, so that an unfinished film is never in place.
  const [webm, mp4] = await encode(raw, join(folder, 'film'));
  for (const ending of ['webm', 'mp4'])
    copyFileSync(join(folder, `film.${ending}`), join(assets, `${name}.${niche}.${ending}`));
  console.log(`${lander} ${name}.${niche}: webm ${kb(webm)}, mp4 ${kb(mp4)}, poster ${kb(still.length)}`);
}

const kb = (bytes: number) => `${Math.round(bytes / 1024)} kB`;

const postersOnly = process.argv.includes('--posters');
const [lander, niches] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const folder = mkdtempSync(join(tmpdir(), 'films-'));
try {
  for (const production of productions.filter((production) => !lander || production.lander === lander)) {
    for (const niche of (niches?.split(',') as NichePrefix[]) ?? (Object.keys(worlds) as NichePrefix[])) {
      for (const hour of production.hours) await produce(production, niche, hour, folder);
    }
  }
} finally {
  rmSync(folder, { recursive: true });
}
