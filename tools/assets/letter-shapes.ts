/**
 * Writes the outlines of Open Sans from which the server draws the words of sharing images: a server has no fonts, and
 * the picture decoder would draw each letter with whatever the machine has. One file for each cut that a theme uses,
 * with the characters of the product's languages. Committed; run this after a change of font-characters.ts, of a theme's
 * typography or of the package:  tsx tools/assets/letter-shapes.ts
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { Blob, Face, Font } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import {
  cutName,
  DOMAIN_CUT,
  headlineCut,
  NAME_CUT,
  type LetterCut,
  type LetterShapes,
} from '~/features/sharing/letter-shapes';
import { FURTHER_CHARACTERS, TEXT_CHARACTERS } from '~/theme/font-characters';
import { allThemes } from '~/theme/themes';

const { resolve } = createRequire(import.meta.url);
const folder = fileURLToPath(new URL('../../app/features/sharing/letters/', import.meta.url));

const signsOf = (ranges: typeof TEXT_CHARACTERS) =>
  ranges.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)));
/** The package holds the letters of Western Europe and the further ones in two files. */
const SUBSETS = [
  { subset: 'latin', signs: signsOf(TEXT_CHARACTERS) },
  { subset: 'latin-ext', signs: signsOf(FURTHER_CHARACTERS) },
];

/** The font counts in units of 1/2048 of its size; it has no kerning. */
const UNIT = 1000 / 2048;

async function openFont(subset: string, signs: string[], { weight, stretch }: LetterCut): Promise<Font> {
  const file = resolve(`@fontsource-variable/open-sans/files/open-sans-${subset}-standard-normal.woff2`);
  const variationAxes = { wght: weight, wdth: stretch };
  const cut = await subsetFont(await readFile(file), signs.join(''), { targetFormat: 'sfnt', variationAxes });
  return new Font(new Face(new Blob(cut)));
}

/** In thousandths of the font size; upwards is negative, as in SVG. */
function outlineOf(font: Font, glyph: number): string {
  let isX = false;
  return font.glyphToPath(glyph).replaceAll(/[A-Z]|-?[\d.]+,?/g, (part) => {
    if (/[A-Z]/.test(part)) {
      isX = true;
      return part;
    }
    const value = Math.round(Number.parseFloat(part) * UNIT) * (isX ? 1 : -1);
    isX = !isX;
    return `${value === 0 ? 0 : value}${part.endsWith(',') ? ' ' : ''}`;
  });
}

async function shapesOf(cut: LetterCut): Promise<LetterShapes> {
  const shapes: Record<string, string> = {};
  for (const { subset, signs } of SUBSETS) {
    const font = await openFont(subset, signs, cut);
    for (const sign of signs) {
      const glyph = font.glyph(sign.codePointAt(0)!);
      if (glyph === undefined) continue;
      shapes[sign] = `${Math.round(font.glyphHAdvance(glyph) * UNIT)} ${outlineOf(font, glyph)}`.trimEnd();
    }
  }
  return shapes;
}

const cuts = new Map([NAME_CUT, DOMAIN_CUT, ...allThemes.map(headlineCut)].map((cut) => [cutName(cut), cut]));
await mkdir(folder, { recursive: true });
for (const [name, cut] of cuts) {
  const text = `${JSON.stringify(await shapesOf(cut), null, 2)}\n`;
  await writeFile(`${folder}${name}.json`, text);
  console.log(`${name}.json: ${(text.length / 1000).toFixed(1)} kB`);
}
