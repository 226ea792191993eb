import { fontCss } from './fonts';
import { globalCss } from './global-css';
import { themeCss } from './theme-css';
import type { Theme, ThemeOverrides } from './theme';

/**
 * The CSS that a page needs before its components: fonts, the brand's tokens and the global rules, for one `<style>`.
 */
export function documentCss(theme: Theme, overrides?: ThemeOverrides, display?: 'swap' | 'optional'): string {
  return fontCss(theme, display) + themeCss(theme, overrides) + globalCss;
}
