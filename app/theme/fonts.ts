import latinExtWide from '@fontsource-variable/open-sans/files/open-sans-latin-ext-standard-normal.woff2?url';
import latinExt from '@fontsource-variable/open-sans/files/open-sans-latin-ext-wght-normal.woff2?url';
import latinWide from '@fontsource-variable/open-sans/files/open-sans-latin-standard-normal.woff2?url';
import latin from '@fontsource-variable/open-sans/files/open-sans-latin-wght-normal.woff2?url';
import { extendedRange, furtherRange, restRange, textRange } from './font-characters';
import condensedFurther from './fonts/open-sans-condensed-further.woff2?url';
import condensed from './fonts/open-sans-condensed.woff2?url';
import loudFurther from './fonts/open-sans-loud-further.woff2?url';
import loud from './fonts/open-sans-loud.woff2?url';
import textFurther from './fonts/open-sans-text-further.woff2?url';
import text from './fonts/open-sans-text.woff2?url';
import type { Theme } from './theme';

// The font metrics of Open Sans, in percent of the font size.
const [ASCENT, DESCENT] = [106.88, 29.3];

/** The width of Open Sans in percent of Arial Bold (weights 600 to 800), measured on English and Dutch copy. */
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

/** Arial, scaled to Open Sans in each weight of the theme, so that nothing moves when the real font arrives. */
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

/** The further letters in the same cut, by the URL of the first file. */
const FURTHER: Record<string, string> = { [condensed]: condensedFurther, [loud]: loudFurther, [text]: textFurther };

const isCondensed = ({ type }: Theme) => type.stretch < 100;

/**
 * The characters of the product's languages are in two small files, cut for the theme by tools/assets/fonts.ts: what
 * every page needs, and Polish letters. Rarer ones load where they are used. `optional` is for pages where nothing may
 * ever move: a late font is then not used.
 */
export function fontCss(theme: Theme, display: 'swap' | 'optional' = 'swap'): string {
  const wide = isCondensed(theme);
  const heaviest = wide ? 600 : textFile(theme) === loud ? 800 : 700;
  const face = (url: string, range: string) =>
    `@font-face{font-family:'Open Sans Variable';font-style:normal;font-display:${display};font-weight:400 ${heaviest};${
      wide ? 'font-stretch:75% 100%;' : ''
    }src:url(${url}) format('woff2');unicode-range:${range}}`;
  // A page where nothing may move is a visitor's first one: a single rare letter in a name is not worth 36 kB there.
  const rare = [face(wide ? latinExtWide : latinExt, extendedRange), face(wide ? latinWide : latin, restRange)];
  return [
    ...(display === 'swap' ? rare : []),
    // All have the same weights and widths, so that they form one face in four files.
    face(FURTHER[textFile(theme)]!, furtherRange),
    face(textFile(theme), textRange),
    fallbackCss(theme),
  ].join('');
}

/** The font files that are preloaded. Polish has further letters in every line. */
export function preloadedFonts(theme: Theme, locale: string): string[] {
  const file = textFile(theme);
  return locale === 'pl' ? [file, FURTHER[file]!] : [file];
}

function textFile(theme: Theme): string {
  if (isCondensed(theme)) return condensed;
  return theme.type.weight.heading > 700 ? loud : text;
}
