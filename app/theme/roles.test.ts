import { describe, expect, it } from 'vitest';
import { over, mustParse, toHex } from './color';
import { contrast } from './contrast';
import { applyOverrides } from './overrides';
import { computeRoles, contrastProblems, fills } from './roles';
import { paintNames } from './theme';
import { allThemes } from './themes';

describe.each(allThemes.map((theme) => [theme.name, theme] as const))('theme %s', (_name, theme) => {
  it.each(['light', 'dark'] as const)('keeps every declared pair readable in %s', (mode) => {
    expect(contrastProblems(computeRoles(theme[mode], mode === 'dark'))).toEqual([]);
  });

  it.each(['light', 'dark'] as const)(
    'has a text colour with the hue of its fill, never plain black, in %s',
    (mode) => {
      const roles = computeRoles(theme[mode], mode === 'dark');
      expect(fills.filter((fill) => roles[`on-${fill}`] === '#000000')).toEqual([]);
    },
  );

  it('has every colour in both modes, and dark surfaces that are dark', () => {
    expect(Object.keys(theme.light).sort()).toEqual([...paintNames].sort());
    expect(Object.keys(theme.dark).sort()).toEqual([...paintNames].sort());
    expect(contrast('#ffffff', theme.dark.surface)).toBeGreaterThan(contrast('#ffffff', theme.light.surface));
  });

  it.each(['light', 'dark'] as const)('keeps text on photographs readable, also on white ones, in %s', (mode) => {
    const roles = computeRoles(theme[mode], mode === 'dark');
    const ground = toHex(over(mustParse(roles.scrim), mustParse('#ffffff')));
    expect(contrast(roles['on-scrim'], ground)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(roles['on-scrim-muted'], ground)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(roles['scrim-presence'], ground)).toBeGreaterThanOrEqual(3);
  });
});

describe('the contrast check itself', () => {
  const theme = allThemes[0]!;
  const roles = computeRoles(theme.light, false);

  it('fails white on gold, so that the engine must not choose it', () => {
    expect(contrast('#ffffff', '#d4b65a')).toBeCloseTo(1.97, 1);
    expect(contrastProblems({ ...roles, 'on-primary': '#ffffff' })).toContainEqual(
      expect.stringContaining('on-primary #ffffff on primary #d4b65a'),
    );
    expect(contrast(roles['on-primary'], '#d4b65a')).toBeGreaterThan(4.5);
  });

  it('fails the brand colours used for text unchanged', () => {
    for (const role of ['primary', 'success', 'info', 'warning'] as const) {
      expect(contrastProblems({ ...roles, [`${role}-text`]: roles[role] })).not.toEqual([]);
    }
  });
});

describe('overrides', () => {
  // Colours that a brand might choose without regard to contrast, including mid greys (the worst case).
  it.each(['#ffff00', '#777777', '#7f7f7f', '#00ff88', '#1a1a1a', '#fdfdfd', '#ff00ff', '#5e8cff'])(
    'stay readable with a primary and secondary of %s',
    (color) => {
      for (const theme of allThemes) {
        const own = applyOverrides(theme, { both: { primary: color, secondary: color, unread: color } });
        expect(contrastProblems(computeRoles(own.light, false))).toEqual([]);
        expect(contrastProblems(computeRoles(own.dark, true))).toEqual([]);
      }
    },
  );

  it('stay readable on a surface of another colour', () => {
    const own = applyOverrides(allThemes[0]!, { light: { surface: '#fff0f5', 'surface-sunken': '#ffe0ea' } });
    expect(contrastProblems(computeRoles(own.light, false))).toEqual([]);
  });
});
