import { parseColor } from './color';
import { paintNames } from './theme';
import type { Palette, PaintName, Shape, Theme, ThemeOverrides } from './theme';

const shapeNames = ['radius', 'control'] as const;
const isPaint = (name: string): name is PaintName => (paintNames as readonly string[]).includes(name);
const pixels = (value: string) => /^(\d{1,2})(?:px)?$/.exec(value)?.[1];

/** The problems of a brand's overrides, each line naming the token; empty when every value takes effect. */
export function overrideProblems(overrides: ThemeOverrides): string[] {
  const problems: string[] = [];
  for (const mode of ['both', 'light', 'dark'] as const) {
    for (const [name, value] of Object.entries(overrides[mode] ?? {})) {
      const where = `theme.${mode}.${name}`;
      if (isPaint(name)) {
        const color = parseColor(value);
        if (!color) problems.push(`${where}: ${value} is not a colour such as #d4b65a`);
        else if (color.a < 1 && name !== 'shadow') problems.push(`${where}: ${value} must be opaque`);
      } else if (mode === 'both' && (shapeNames as readonly string[]).includes(name)) {
        if (!pixels(value)) problems.push(`${where}: ${value} is not a size such as 14px`);
      } else {
        problems.push(`${where}: there is no such token (${[...paintNames, ...shapeNames].join(', ')})`);
      }
    }
  }
  return problems;
}

/** Values that overrideProblems reports are ignored, so that a page never breaks. */
export function applyOverrides(theme: Theme, overrides: ThemeOverrides = {}): Theme {
  const both = overrides.both ?? {};
  return {
    ...theme,
    light: { ...theme.light, ...paints({ ...both, ...overrides.light }) },
    dark: { ...theme.dark, ...paints({ ...both, ...overrides.dark }) },
    shape: { ...theme.shape, ...sizes(both) },
  };
}

function paints(values: Readonly<Record<string, string>>): Partial<Palette> {
  const good = Object.entries(values).filter(([name, value]) => {
    const color = isPaint(name) ? parseColor(value) : undefined;
    return color !== undefined && (color.a === 1 || name === 'shadow');
  });
  return Object.fromEntries(good);
}

function sizes(values: Readonly<Record<string, string>>): Partial<Shape> {
  const good = shapeNames.flatMap((name) => {
    const size = pixels(values[name] ?? '');
    return size ? [[name, Number(size)]] : [];
  });
  return Object.fromEntries(good);
}
