import type { Theme } from './theme';
import { openThemeRegistry, type ThemeModules } from './theme-registry';

/**
 * The build finds every folder in `themes/`. Only on the server: a browser only gets the theme of its brand. A command
 * that runs from the source, such as one that sends mail, has no build and looks into the folder itself.
 */
const registry = openThemeRegistry(
  import.meta.env ? import.meta.glob<Record<string, Theme>>('../../themes/*/theme.ts', { eager: true }) : readThemes(),
);

export const allThemes = registry.all;
export const themeOfNiche = registry.ofNiche;

/** Without import statements, which would end up in what is built for stories. */
function readThemes(): ThemeModules {
  const { createRequire } = process.getBuiltinModule('node:module');
  const { readdirSync } = process.getBuiltinModule('node:fs');
  const require = createRequire(import.meta.url);
  const folders = readdirSync(new URL('../../themes', import.meta.url)).map((name) => `../../themes/${name}/theme.ts`);
  return Object.fromEntries(folders.map((path) => [path, require(path) as Record<string, Theme>]));
}
