import { readdir } from 'node:fs/promises';
import type { Theme } from '~/theme/theme';
import { openThemeRegistry, type ThemeRegistry } from '~/theme/theme-registry';

const THEMES = new URL('../../themes/', import.meta.url);

/** The themes of the project, for commands that run without a build. */
export async function readThemes(): Promise<ThemeRegistry> {
  const folders = (await readdir(THEMES)).sort();
  const read = async (folder: string) => {
    const path = `themes/${folder}/theme.ts`;
    return [path, (await import(new URL(`${folder}/theme.ts`, THEMES).href)) as Record<string, Theme>] as const;
  };
  return openThemeRegistry(Object.fromEntries(await Promise.all(folders.map(read))));
}
