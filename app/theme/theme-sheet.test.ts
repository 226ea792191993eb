import { describe, expect, it } from 'vitest';
import { themeCss } from './theme-css';
import { overrideCss, themeSheets } from './theme-sheet';
import { allThemes, themeOfNiche } from './themes';

/** The value of each token in each block, as the last declaration decides. */
function tokensOf(css: string): Record<string, string> {
  const found: Record<string, string> = {};
  let query = '';
  for (const [, head, block, end] of css.matchAll(/([^{}]*)\{(?:([^{}]*)\}(\}?))?/g)) {
    if (block === undefined) {
      query = head!;
      continue;
    }
    for (const declaration of block.split(';').filter(Boolean)) {
      const at = declaration.indexOf(':');
      found[`${query} ${head} ${declaration.slice(0, at)}`] = declaration.slice(at + 1);
    }
    if (end) query = '';
  }
  return found;
}

it('every theme has a sheet with its fonts, tokens and global rules', () => {
  const sheets = themeSheets();
  expect(Object.keys(sheets).sort()).toEqual(allThemes.map(({ name }) => name).sort());
  for (const { name } of allThemes) {
    for (const part of ['@font-face', '--color-primary:', 'box-sizing:border-box'])
      expect(sheets[name]).toContain(part);
  }
});

describe('what a brand changes', () => {
  const overrides = {
    both: { radius: '10px' },
    light: { primary: '#e8b93a', depth: '#2a2320' },
    dark: { primary: '#f0c64f' },
  };

  it('is nothing for most brands', () => {
    expect(overrideCss(themeOfNiche(1))).toBe('');
    expect(overrideCss(themeOfNiche(1), { both: {}, light: {}, dark: {} })).toBe('');
  });

  // covers X18-030
  it.each(allThemes.map((theme) => [theme.name, theme] as const))(
    'makes, after the sheet of %s, the tokens of the brand',
    (_name, theme) => {
      const both = themeCss(theme) + overrideCss(theme, overrides);
      expect(tokensOf(both)).toEqual(tokensOf(themeCss(theme, overrides)));
      expect(overrideCss(theme, overrides).length).toBeLessThan(themeCss(theme).length / 2);
    },
  );

  it('follows in every scheme, so that a colour changed for light does not win in the dark', () => {
    const css = overrideCss(themeOfNiche(1), { light: { depth: '#2a2320' } });
    const values = [...css.matchAll(/--color-depth:([^;}]+)/g)].map(([, value]) => value);
    expect(values.length).toBeGreaterThan(1);
    expect(new Set(values).size).toBeGreaterThan(1);
    expect(css).not.toContain('--color-surface:');
  });
});
