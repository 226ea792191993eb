import { documentCss } from './document-css';
import { themeCss } from './theme-css';
import { allThemes } from './themes';
import type { Theme, ThemeOverrides } from './theme';

/** What all brands of a theme share on members' pages, by the theme's name; the build makes a file of each. */
export const themeSheets = (): Record<string, string> =>
  Object.fromEntries(allThemes.map((theme) => [theme.name, documentCss(theme)]));

/** One innermost block: its selector and its declarations. */
const BLOCK = /([^{}]*)\{([^{}]*)\}/g;

/**
 * What the page of a brand holds besides the sheet of its theme. Of a token that the brand changes all declarations
 * follow, in every scheme and width, because what comes later wins over the sheet.
 */
export function overrideCss(theme: Theme, overrides?: ThemeOverrides): string {
  if (!overrides) return '';
  const own = themeCss(theme, overrides);
  const changed = changedTokens(themeCss(theme), own);
  if (changed.size === 0) return '';
  let css = own.replaceAll(BLOCK, (_, selector: string, declarations: string) => {
    const needed = declarations
      .split(';')
      .filter((declaration) => changed.has(declaration.slice(0, declaration.indexOf(':'))));
    return `${selector}{${needed.join(';')}}`;
  });
  // A media query may be empty once its only block is.
  for (let before = ''; before !== css;) {
    before = css;
    css = css.replaceAll(/[^{}]+\{\}/g, '');
  }
  return css;
}

function changedTokens(shared: string, own: string): Set<string> {
  const [before, after] = [shared, own].map((css) => [...css.matchAll(BLOCK)].map(([, , block]) => block!.split(';')));
  const changed = after!.flatMap((block, at) => block.filter((declaration) => !before![at]?.includes(declaration)));
  return new Set(changed.map((declaration) => declaration.slice(0, declaration.indexOf(':'))));
}
