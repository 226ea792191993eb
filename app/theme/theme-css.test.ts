import { describe, expect, it } from 'vitest';
import { documentCss } from './document-css';
import { preloadedFonts } from './fonts';
import { globalCss } from './global-css';
import { overrideProblems } from './overrides';
import { computeRoles } from './roles';
import { themeColorMetas, themeCss } from './theme-css';
import { allThemes, themeOfNiche } from './themes';

const golden = themeOfNiche(1);
const velvet = themeOfNiche(3);

describe('themeCss', () => {
  it('starts light, follows the device and obeys data-theme', () => {
    const css = themeCss(golden);
    expect(css).toMatch(/:root,\[data-theme=light\]\{color-scheme:light;--color-primary|:root,\[data-theme=light\]\{/);
    expect(css).toContain('@media (prefers-color-scheme:dark){:root:not([data-theme]){color-scheme:dark');
    expect(css).toContain('[data-theme=dark]{color-scheme:dark');
    expect(css).toContain('--color-primary:#d4b65a');
  });

  it('starts velvet night dark, whatever the device prefers', () => {
    const css = themeCss(velvet);
    expect(css).toContain(':root,[data-theme=dark]{color-scheme:dark');
    expect(css).not.toContain('prefers-color-scheme');
    expect(themeColorMetas(velvet)).toEqual([{ content: velvet.dark.surface }]);
  });

  it('writes every role of every theme, without undefined values', () => {
    for (const theme of allThemes) {
      const css = documentCss(theme);
      for (const role of Object.keys(computeRoles(theme.light, false))) expect(css).toContain(`--color-${role}:`);
      expect(css).not.toMatch(/undefined|NaN|\[object/);
    }
  });

  it('defines every variable that the global rules use', () => {
    const css = documentCss(golden);
    for (const [, name] of css.matchAll(/var\((--[a-z0-9-]+)\)/g)) expect(css).toContain(`${name}:`);
  });

  it('stays small enough for every page', () => {
    expect(themeCss(golden).length).toBeLessThan(9_000);
    expect(globalCss.length).toBeLessThan(4_500);
  });

  it('escapes values: no override closes the style element or starts a rule', () => {
    const css = themeCss(golden, { both: { primary: 'red}body{display:none', radius: '0</style>' } });
    expect(css).toBe(themeCss(golden));
  });
});

describe('overrides', () => {
  it('change the colour and all that is computed from it', () => {
    const css = themeCss(golden, { both: { primary: '#224466', radius: '6px' } });
    expect(css).toContain('--color-primary:#224466');
    expect(css).toContain('--color-on-primary:#ffffff');
    expect(css).toContain('--radius-md:6px');
  });

  it('say what is wrong with each token', () => {
    expect(overrideProblems({ both: { primary: '#224466', control: '8px' }, dark: { surface: '#000' } })).toEqual([]);
    expect(
      overrideProblems({
        both: { primry: '#fff', radius: 'big' },
        light: { text: 'blue', surface: '#ffffff80', radius: '4px' },
      }),
    ).toEqual([
      expect.stringContaining('theme.both.primry: there is no such token'),
      'theme.both.radius: big is not a size such as 14px',
      'theme.light.text: blue is not a colour such as #d4b65a',
      'theme.light.surface: #ffffff80 must be opaque',
      expect.stringContaining('theme.light.radius: there is no such token'),
    ]);
  });
});

describe('the niches', () => {
  // covers S1-028
  it('have a theme each, and anything else has the base theme', () => {
    const names = [1, 2, 3, 4, 5, 6, 7].map((niche) => themeOfNiche(niche).name);
    expect(new Set(names).size).toBe(7);
    expect(themeOfNiche(undefined).name).toBe('base');
  });

  // covers S9-087 S9-088 S9-089 S9-090 S9-091 S9-092 S9-093 S9-094 S9-095
  it('have the colours of the specification in the base theme', () => {
    const { light } = themeOfNiche(undefined);
    const { primary, secondary, success, info, warning, danger, surface, depth, unread } = light;
    expect({ primary, secondary, success, info, warning, danger, surface, depth, unread }).toEqual({
      primary: '#d4b65a',
      secondary: '#dd052d',
      success: '#219912',
      info: '#17a2b8',
      warning: '#ffc107',
      danger: '#dc3545',
      surface: '#f8f9fa',
      depth: '#720015',
      unread: '#d4b65a',
    });
  });

  it('load the wide font file only if headings are condensed', () => {
    expect(String(preloadedFonts(velvet, 'en'))).toContain('condensed');
    expect(String(preloadedFonts(golden, 'en'))).not.toContain('condensed');
  });
});
