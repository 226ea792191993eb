import type { Theme } from './theme';
import { openThemeRegistry } from './theme-registry';

/** A folder in `themes/` is enough: the build finds it. Server side: a browser only ever sees the theme of its brand. */
const registry = openThemeRegistry(import.meta.glob<Record<string, Theme>>('../../themes/*/theme.ts', { eager: true }));

export const allThemes = registry.all;
export const themeOfNiche = registry.ofNiche;
