import { expect, it } from 'vitest';
import { fontCss } from './fonts';
import { globalCss } from './global-css';
import { allThemes } from './themes';
import { breakpoints, media, pull, space, spaceUnit, zIndex } from './tokens';

// covers S9-098 S9-099 S9-100 S9-101
it('the breakpoints are those of the specification', () => {
  expect(breakpoints).toEqual({ sm: 576, md: 768, lg: 992, xl: 1200 });
  expect(media.up('md')).toBe('@media (min-width: 768px)');
  expect(media.down('md')).toBe('@media (max-width: 767.98px)');
});

it('a space is its share of the unit, which every document declares, and one that pulls is negative', () => {
  expect(globalCss).toContain(`:root{--space:${spaceUnit}}`);
  expect([space(0), space(4), pull(4)]).toEqual(['0', 'calc(4*var(--space))', 'calc(-4*var(--space))']);
});

it('the unit is 4 px at 320 px with text of the usual size, and less with text of twice the size', () => {
  const [, rem, share, less] = /^min\((.+)rem,(.+)vw - (.+)rem\)$/.exec(spaceUnit)!.map(Number);
  const unit = (text: number, screen: number) => Math.min(rem! * text, (share! * screen) / 100 - less! * text);
  expect([unit(16, 320), unit(16, 390), unit(16, 1280)]).toEqual([4, 4, 4]);
  expect([unit(32, 320), unit(32, 1280)]).toEqual([2.5, 8]);
});

it('narrow is measured in the size of text', () => {
  expect(media.below(16)).toBe('@media (max-width: 15.99em)');
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
