import type { Theme } from './theme';
import { openThemeRegistry } from './theme-registry';

/** The build finds every folder in `themes/`. Only on the server: a browser only gets the theme of its brand. */
const registry = openThemeRegistry(import.meta.glob<Record<string, Theme>>('../../themes/*/theme.ts', { eager: true }));

export const allThemes = registry.all;
export const themeOfNiche = registry.ofNiche;
