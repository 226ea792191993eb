import latinExtWide from '@fontsource-variable/open-sans/files/open-sans-latin-ext-standard-normal.woff2?url';
import latinExt from '@fontsource-variable/open-sans/files/open-sans-latin-ext-wght-normal.woff2?url';
import latinWide from '@fontsource-variable/open-sans/files/open-sans-latin-standard-normal.woff2?url';
import latin from '@fontsource-variable/open-sans/files/open-sans-latin-wght-normal.woff2?url';
import { textRange } from './font-characters';
import condensed from './fonts/open-sans-condensed.woff2?url';
import loud from './fonts/open-sans-loud.woff2?url';
import text from './fonts/open-sans-text.woff2?url';
import type { Theme } from './theme';

// The subsets as cut by the font's package; Polish needs the extended one.
const LATIN =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';
const LATIN_EXT =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF';

// Open Sans's own measures, in percent of the font's size.
const [ASCENT, DESCENT] = [106.88, 29.3];

/** Width of Open Sans in percent of Arial Bold, at a weight of 600 to 800 and full or narrowest width: English and Dutch copy, measured. */
const boldWidth = (weight: number) => 101.1 + (weight - 600) * 0.0351;
const narrowBoldWidth = (weight: number) => 76.07 + (weight - 600) * 0.0443;
const REGULAR_WIDTH = 104.67;

function fallbackFace(fonts: readonly string[], weight: number, width: number, stretch = 100): string {
  const percent = (part: number) => `${part.toFixed(2)}%`;
  const local = fonts.map((name) => `local('${name}')`).join(',');
  return `@font-face{font-family:'Open Sans Fallback';src:${local};font-weight:${weight};${
    stretch < 100 ? `font-stretch:${stretch}%;` : ''
  }size-adjust:${percent(width)};ascent-override:${percent((ASCENT / width) * 100)};descent-override:${percent(
    (DESCENT / width) * 100,
  )};line-gap-override:0%}`;
}

/** Arial stretched to what Open Sans measures in each weight of the theme: nothing moves when the real font arrives. */
function fallbackCss({ type: { weight, stretch } }: Theme): string {
  const bold = ['Arial Bold', 'Liberation Sans Bold'];
  const [strong, heading] = [weight.strong, weight.heading];
  const share = (stretch - 75) / 25;
  const headingWidth = narrowBoldWidth(heading) * (1 - share) + boldWidth(heading) * share;
  const faces = [
    fallbackFace(['Arial', 'Liberation Sans'], 400, REGULAR_WIDTH),
    fallbackFace(bold, strong, boldWidth(strong)),
    fallbackFace(bold, heading, headingWidth, stretch),
  ];
  return [...new Set(faces)].join('');
}

const isCondensed = ({ type }: Theme) => type.stretch < 100;

/**
 * Open Sans. The characters of our languages come in one small file, cut for the weights and widths of the theme by
 * scripts/fonts.ts; rarer ones come from the package's files, which browsers fetch only for pages that have such a one.
 */
export function fontCss(theme: Theme): string {
  const wide = isCondensed(theme);
  const heaviest = wide ? 600 : textFile(theme) === loud ? 800 : 700;
  const face = (url: string, range: string) =>
    `@font-face{font-family:'Open Sans Variable';font-style:normal;font-display:swap;font-weight:400 ${heaviest};${
      wide ? 'font-stretch:75% 100%;' : ''
    }src:url(${url}) format('woff2');unicode-range:${range}}`;
  return [
    face(wide ? latinExtWide : latinExt, LATIN_EXT),
    face(wide ? latinWide : latin, LATIN),
    // Weights and widths are the same in all three, so that they are one face: the later is asked first for what two have.
    face(textFile(theme), textRange),
    fallbackCss(theme),
  ].join('');
}

/** The one font file worth a `<link rel="preload" as="font" type="font/woff2" crossorigin>`. */
export function textFile(theme: Theme): string {
  if (isCondensed(theme)) return condensed;
  return theme.type.weight.heading > 700 ? loud : text;
}
