/**
 * Cuts the fonts out of Open Sans, whose licence comes with it in @fontsource-variable/open-sans.
 * The result contains only the characters of the product's languages, and only the weights and widths that the themes
 * use. It is committed; run this after a change of font-characters.ts or of the package:  tsx tools/assets/fonts.ts
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { FURTHER_CHARACTERS, TEXT_CHARACTERS } from '~/theme/font-characters';

const { resolve } = createRequire(import.meta.url);
const folder = fileURLToPath(new URL('../../app/theme/fonts/', import.meta.url));
const textOf = (ranges: typeof TEXT_CHARACTERS) =>
  ranges
    .flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)))
    .join('');
/** The subsets of the package hold the letters of the first file and the further ones apart. */
const parts = [
  { suffix: '', subset: 'latin', text: textOf(TEXT_CHARACTERS) },
  { suffix: '-further', subset: 'latin-ext', text: textOf(FURTHER_CHARACTERS) },
];

const axis = (min: number, max: number, normal: number) => ({ min, max, default: normal });
const cuts = {
  text: { source: 'wght', axes: { wght: axis(400, 700, 400) } },
  loud: { source: 'wght', axes: { wght: axis(400, 800, 400) } },
  condensed: { source: 'standard', axes: { wght: axis(400, 600, 400), wdth: axis(75, 100, 100) } },
};

for (const [name, { source, axes }] of Object.entries(cuts)) {
  for (const { suffix, subset, text } of parts) {
    const file = resolve(`@fontsource-variable/open-sans/files/open-sans-${subset}-${source}-normal.woff2`);
    const cut = await subsetFont(await readFile(file), text, {
      targetFormat: 'woff2',
      variationAxes: axes,
      noHinting: true,
    });
    await writeFile(`${folder}open-sans-${name}${suffix}.woff2`, cut);
    console.log(`open-sans-${name}${suffix}.woff2: ${(cut.length / 1000).toFixed(1)} kB`);
  }
}
