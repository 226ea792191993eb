import latinExtWide from '@fontsource-variable/open-sans/files/open-sans-latin-ext-standard-normal.woff2?url';
import latinExt from '@fontsource-variable/open-sans/files/open-sans-latin-ext-wght-normal.woff2?url';
import latinWide from '@fontsource-variable/open-sans/files/open-sans-latin-standard-normal.woff2?url';
import latin from '@fontsource-variable/open-sans/files/open-sans-latin-wght-normal.woff2?url';
import type { Theme } from './theme';

// The subsets as cut by the font's package; Polish needs the extended one.
const LATIN =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';
const LATIN_EXT =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF';

/** Arial stretched to Open Sans's measures, so that nothing moves when the real font arrives. */
const FALLBACK =
  "@font-face{font-family:'Open Sans Fallback';src:local('Arial'),local('Liberation Sans');size-adjust:105.15%;ascent-override:101.65%;descent-override:27.86%;line-gap-override:0%}";

/** Open Sans, one variable file for all weights. Only themes with condensed headings fetch the file with a width axis. */
export function fontCss(theme: Theme): string {
  const condensed = theme.type.stretch < 100;
  const face = (url: string, range: string) =>
    `@font-face{font-family:'Open Sans Variable';font-style:normal;font-display:swap;font-weight:300 800;${
      condensed ? 'font-stretch:75% 100%;' : ''
    }src:url(${url}) format('woff2');unicode-range:${range}}`;
  return [
    face(condensed ? latinExtWide : latinExt, LATIN_EXT),
    face(condensed ? latinWide : latin, LATIN),
    FALLBACK,
  ].join('');
}

/** The one font file worth a `<link rel="preload" as="font" type="font/woff2" crossorigin>`. */
export function fontPreload(theme: Theme): string {
  return theme.type.stretch < 100 ? latinWide : latin;
}
