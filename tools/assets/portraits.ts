/**
 * Draws the portraits of the demo members: generated people on drawn scenes, the same files on every run.
 *   tsx tools/assets/portraits.ts            writes db/seed/portraits/{female,male}/NNN.webp, -thumb, -match and index.json
 *   tsx tools/assets/portraits.ts --sheet F  also writes a contact sheet for each gender to the folder F
 *   tsx tools/assets/portraits.ts --match    only writes NNN-match.webp for the match screen, from the existing files
 *   tsx tools/assets/portraits.ts --more     only writes db/seed/portraits/more/: further pictures of some of them
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { seededRng } from '~db/seed/rng';
import { castPerson, type AgeGroup, type Build, type Part } from './portraits/cast';
import { figureSvg } from './portraits/figure';
import { drawMore, webpWithin } from './portraits/more';
import { dealScenes, HEIGHT, WIDTH } from './portraits/scenes';

const target = fileURLToPath(new URL('../../db/seed/portraits/', import.meta.url));
const MAIN_BYTES = 30_000;
const THUMB_BYTES = 10_000;

/** The side of the square picture in pixels, cropped from the top as uploads are for the match screen. */
const MATCH = 640;
const MATCH_BYTES = 26_000;

/** The number of portraits for each age. The demo brands for older members need most of the last age group. */
const plan: Record<Part['gender'], readonly (readonly [AgeGroup, number])[]> = {
  female: [
    ['young', 38],
    ['mid', 38],
    ['mature', 44],
  ],
  male: [
    ['young', 42],
    ['mid', 46],
    ['mature', 32],
  ],
};
const builds: Record<Part['gender'], readonly (readonly [Build, number])[]> = {
  female: [
    ['slim', 3],
    ['normal', 4],
    ['round', 4],
  ],
  male: [
    ['slim', 2],
    ['normal', 5],
    ['round', 3],
  ],
};

export interface PortraitEntry {
  file: string;
  age: AgeGroup;
  build: Build;
  hair_color: string;
  /** The mean colour, shown while the file loads. */
  tone: string;
}

function drawSvg(person: Part, scene: string, seed: string): string {
  const rng = seededRng(seed);
  const size = 0.86 + rng.next() * 0.06;
  const left = WIDTH / 2 - 485 * size + rng.int(-14, 14);
  const top = HEIGHT * 0.45 - 460 * size + rng.int(-8, 18);
  const flip = rng.chance(0.5) ? `translate(${WIDTH} 0) scale(-1 1)` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${scene}
    <g transform="${flip} translate(${left.toFixed(1)} ${top.toFixed(1)}) scale(${size.toFixed(3)})">${figureSvg(person)}</g></svg>`;
}

async function toneOf(png: Buffer): Promise<string> {
  const [r, g, b] = await sharp(png).resize(1, 1).removeAlpha().raw().toBuffer();
  return `#${[r!, g!, b!].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

const pngOf = (svg: string) => sharp(Buffer.from(svg)).resize(WIDTH, HEIGHT).png({ compressionLevel: 1 }).toBuffer();

/** All people of a gender with their scenes; the result is always the same. */
function castGender(gender: Part['gender']) {
  const rng = seededRng(`facet portraits ${gender}`);
  const ages = rng.shuffled(plan[gender].flatMap(([age, count]) => Array<AgeGroup>(count).fill(age)));
  const scenes = dealScenes(ages.length, rng.fork('scenes'));
  return ages.map((age, index) => ({
    age,
    name: String(index + 1).padStart(3, '0'),
    person: castPerson(rng, gender, age, rng.weighted(builds[gender])),
    scene: scenes[index]!,
  }));
}

async function drawGender(gender: Part['gender']): Promise<PortraitEntry[]> {
  const folder = `${target}${gender}/`;
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const entries: PortraitEntry[] = [];
  for (const { age, name, person, scene } of castGender(gender)) {
    const png = await pngOf(drawSvg(person, scene, `${gender} ${name}`));
    await writeFile(`${folder}${name}.webp`, await webpWithin(png, MAIN_BYTES));
    const small = await sharp(png)
      .resize(WIDTH / 2, HEIGHT / 2)
      .png({ compressionLevel: 1 })
      .toBuffer();
    await writeFile(`${folder}${name}-thumb.webp`, await webpWithin(small, THUMB_BYTES));
    entries.push({
      file: `${gender}/${name}`,
      age,
      build: person.build,
      hair_color: person.hairColor,
      tone: await toneOf(png),
    });
  }
  return entries;
}

async function drawMatches(entries: readonly PortraitEntry[]): Promise<void> {
  for (const { file } of entries) {
    const square = await sharp(`${target}${file}.webp`).resize(MATCH, MATCH, { position: 'top' }).png().toBuffer();
    await writeFile(`${target}${file}-match.webp`, await webpWithin(square, MATCH_BYTES));
  }
}

async function readIndex(): Promise<Record<Part['gender'], PortraitEntry[]>> {
  return JSON.parse(await readFile(`${target}index.json`, 'utf8')) as Record<Part['gender'], PortraitEntry[]>;
}

async function contactSheet(entries: PortraitEntry[], file: string): Promise<void> {
  const columns = 12;
  const [w, h] = [150, 200];
  const tiles = await Promise.all(
    entries.map(async (entry, i) => ({
      input: await sharp(`${target}${entry.file}-thumb.webp`)
        .resize(w - 6, h - 6)
        .toBuffer(),
      left: (i % columns) * w,
      top: Math.floor(i / columns) * h,
    })),
  );
  await sharp({
    create: { width: columns * w, height: Math.ceil(entries.length / columns) * h, channels: 3, background: '#fff' },
  })
    .composite(tiles)
    .png()
    .toFile(file);
}

/** One in this many people has a further picture in another scene. */
const EVERY = 12;

async function drawSomeMore(): Promise<void> {
  const people = (['female', 'male'] as const).flatMap((gender) =>
    castGender(gender)
      .filter((_, index) => index % EVERY === 0)
      .map(({ name, person }) => ({
        file: `${gender}/${name}`,
        draw: (scene: string) => pngOf(drawSvg(person, scene, `${gender} ${name} once more`)),
      })),
  );
  await drawMore(`${target}more/`, people, pngOf);
}

async function drawAll(sheetFolder: string | undefined): Promise<void> {
  const index = { female: await drawGender('female'), male: await drawGender('male') };
  await writeFile(`${target}index.json`, `${JSON.stringify(index, null, 2)}\n`);
  await drawMatches([...index.female, ...index.male]);
  if (sheetFolder === undefined) return;
  await contactSheet(index.female, `${sheetFolder}/female.png`);
  await contactSheet(index.male, `${sheetFolder}/male.png`);
}

const sheetFlag = process.argv.indexOf('--sheet');
if (process.argv.includes('--match')) {
  const { female, male } = await readIndex();
  await drawMatches([...female, ...male]);
} else {
  if (!process.argv.includes('--more')) await drawAll(sheetFlag > 0 ? process.argv[sheetFlag + 1] : undefined);
  await drawSomeMore();
}
