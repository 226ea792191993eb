import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { formsCss } from './forms-css';
import { allThemes, themeOfNiche } from './themes';

const declared = (css: string) => new Set([...css.matchAll(/[{;]--([a-z-]+):/g)].map(([, name]) => name!));
const all = (theme: (typeof allThemes)[number]) => [...declared(formsCss(theme.forms))].sort();

/** The forms that components ask for, by `form('…')`. */
function asked(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((file) => file.isFile() && /\.tsx?$/.test(file.name) && !file.name.includes('.test.'))
    .flatMap((file) => [...readFileSync(join(file.parentPath, file.name), 'utf8').matchAll(/\bform\('([a-z-]+)'\)/g)])
    .map(([, name]) => name!);
}

// covers X17-061
it('every theme declares every form that components ask for', () => {
  const names = new Set(asked(join(import.meta.dirname, '..')));
  expect(names.size).toBeGreaterThan(30);
  for (const theme of allThemes)
    expect([...names].filter((name) => !declared(formsCss(theme.forms)).has(name))).toEqual([]);
});

it('declares the same in every theme, but for a card with words beside it', () => {
  const names = all(themeOfNiche(undefined));
  for (const theme of allThemes) {
    const own = all(theme).filter((name) => name !== 'people-columns');
    expect([theme.name, own]).toEqual([theme.name, names]);
  }
});

it('every movement lasts from 120 to 240 ms', () => {
  for (const { forms } of allThemes) {
    const paces = [...formsCss(forms).matchAll(/--motion-[a-z]+:(\d+)ms/g)].map(([, ms]) => Number(ms));
    expect(paces).toHaveLength(3);
    expect(Math.min(...paces)).toBeGreaterThanOrEqual(120);
    expect(Math.max(...paces)).toBeLessThanOrEqual(240);
    expect([...paces].sort((a, b) => a - b)).toEqual(paces);
  }
});
