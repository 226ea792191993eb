import { fontCss } from './fonts';
import { globalCss } from './global-css';
import { themeCss } from './theme-css';
import type { Theme, ThemeOverrides } from './theme';

/** What a page needs before its components: fonts, the brand's tokens and the global rules. */
export function documentCss(theme: Theme, overrides?: ThemeOverrides, display?: 'swap' | 'optional'): string {
  return fontCss(theme, display) + themeCss(theme, overrides) + globalCss;
}
