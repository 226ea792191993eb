import { expect, it } from 'vitest';
import { fontCss } from './fonts';
import { globalCss } from './global-css';
import { allThemes } from './themes';
import { breakpoints, media, zIndex } from './tokens';

// covers S9-098 S9-099 S9-100 S9-101
it('the breakpoints are those of the specification', () => {
  expect(breakpoints).toEqual({ sm: 576, md: 768, lg: 992, xl: 1200 });
  expect(media.up('md')).toBe('@media (min-width: 768px)');
  expect(media.down('md')).toBe('@media (max-width: 767.98px)');
});

it('toasts are on layer 1100, above everything except dialogs', () => {
  expect(zIndex('toaster')).toBe(1100);
  for (const layer of ['raised', 'sticky', 'nav', 'dropdown', 'progress'] as const)
    expect(zIndex(layer)).toBeLessThan(1100);
});

// covers S9-096 S9-097
it('the font is Open Sans, and Arial until it is loaded', () => {
  expect(globalCss).toContain("'Open Sans Variable','Open Sans Fallback',Arial,sans-serif");
  for (const theme of allThemes) {
    expect(fontCss(theme)).toMatch(/font-family:'Open Sans Variable'.*open-sans[^)]*\.woff2/);
    expect(fontCss(theme)).toContain("font-family:'Open Sans Fallback';src:local('Arial')");
  }
});
