import type { Theme } from './theme';

/** The exports of the files in `themes/`, by path. */
export type ThemeModules = Readonly<Record<string, Readonly<Record<string, Theme>>>>;

export interface ThemeRegistry {
  /** The base theme first, then the others by niche. */
  all: readonly Theme[];
  /** The theme of a niche from 1 to 7; the base theme for anything else (a page without a brand). */
  ofNiche(niche: number | undefined): Theme;
}

/** Throws an error that names the files when a niche has two themes or the base theme is missing. */
export function openThemeRegistry(modules: ThemeModules): ThemeRegistry {
  const found = Object.entries(modules).map(([path, module]) => ({
    path,
    theme: onlyTheme(path, Object.values(module)),
  }));
  const byNiche = new Map<number | null, { path: string; theme: Theme }>();
  for (const file of found) {
    const other = byNiche.get(file.theme.niche);
    if (other)
      throw new Error(`${other.path} and ${file.path} are both the theme of ${nicheName(file.theme.niche)}; keep one.`);
    byNiche.set(file.theme.niche, file);
  }
  const base = byNiche.get(null)?.theme;
  if (!base) throw new Error('No file in themes/ is the base theme; one of them has to name the niche null.');
  const all = [...byNiche.values()]
    .map(({ theme }) => completeTheme(theme, base))
    .sort((a, b) => (a.niche ?? 0) - (b.niche ?? 0));
  return { all, ofNiche: (niche) => all.find((theme) => theme.niche === niche) ?? all[0]! };
}

/** The types and a test refuse a theme that forgets something; if one runs all the same, it gets that from the base. */
export function completeTheme(theme: Theme, base: Theme): Theme {
  const group = (value: unknown) => typeof value === 'object' && value !== null;
  const parts = Object.entries(base).map(([name, value]) => {
    const own = theme[name as keyof Theme] as unknown;
    return [name, group(value) && group(own) ? { ...value, ...own } : own === undefined ? value : own];
  });
  return { ...theme, ...(Object.fromEntries(parts) as Theme) };
}

function onlyTheme(path: string, themes: readonly Theme[]): Theme {
  const [theme, ...more] = themes;
  if (!theme || more.length > 0) throw new Error(`${path} exports ${themes.length} themes; a file holds exactly one.`);
  const folder = /([^/]+)\/theme\.ts$/.exec(path)?.[1];
  if (theme.name !== folder) throw new Error(`${path} is named '${theme.name}'; a theme has the name of its folder.`);
  return theme;
}

const nicheName = (niche: number | null): string => (niche === null ? 'no niche' : `niche ${niche}`);
