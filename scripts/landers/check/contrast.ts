import { nichePrefix, NICHE_PREFIXES, type NichePrefix } from '~/i18n/niche-prefix';
import type { Lander } from '~/landing/registry/read-lander.server';
import { mustParse, over, toHex } from '~/theme/color';
import { contrast, TEXT_RATIO } from '~/theme/contrast';
import { applyOverrides } from '~/theme/overrides';
import { computeRoles, type ColorRole, type Roles } from '~/theme/roles';
import type { ThemeOverrides } from '~/theme/theme';
import type { ThemeRegistry } from '~/theme/theme-registry';
import { problem, type Finding } from '../finding';

/** The theme of a brand, which may change colours of its niche's theme. */
export interface BrandTheme {
  slug: string;
  niche: number;
  theme: ThemeOverrides;
}

interface ThemeVariant {
  label: string;
  roles: Roles;
}

/**
 * Checks the contrast of the pairs of colours on which the page relies, in every variant it may have: niches, brands'
 * own colours, light and dark.
 */
export function checkContrast({ manifest }: Lander, brands: readonly BrandTheme[], themes: ThemeRegistry): Finding[] {
  const variants = variantsOf(manifest.niches, brands, themes);
  return manifest.themeHooks.flatMap(([text, ground], index) => {
    const path = `$.themeHooks[${index}]`;
    const unknown = [text, ground].filter((role) => !Object.hasOwn(variants[0]!.roles, role));
    if (unknown.length > 0) {
      const mend = 'docs/guides/themes.md lists the colour roles.';
      return [problem('manifest.json', path, `names ${unknown.join(' and ')}, which is not a colour role`, mend)];
    }
    const worst = variants
      .map(({ label, roles }) => ({ label, ratio: ratioOf(roles, text as ColorRole, ground as ColorRole) }))
      .sort((a, b) => a.ratio - b.ratio)[0]!;
    if (worst.ratio >= TEXT_RATIO) return [];
    const message = `${text} on ${ground} has a contrast of ${worst.ratio.toFixed(2)}, below ${TEXT_RATIO} (${worst.label})`;
    return [problem('manifest.json', path, message, `Text on ${ground} needs its own colour, such as on-${ground}.`)];
  });
}

function variantsOf(
  niches: readonly NichePrefix[],
  brands: readonly BrandTheme[],
  themes: ThemeRegistry,
): ThemeVariant[] {
  const worn = niches.map((niche) => ({ label: niche, number: NICHE_PREFIXES.indexOf(niche) + 1, own: {} }));
  const branded = brands
    .filter(({ niche }) => niches.includes(nichePrefix(niche)))
    .map(({ slug, niche, theme }) => ({ label: slug, number: niche, own: theme }));
  return [...worn, ...branded].flatMap(({ label, number, own }) => {
    const theme = applyOverrides(themes.ofNiche(number), own);
    return (['light', 'dark'] as const).map((mode) => ({
      label: `${label}, ${mode}`,
      roles: computeRoles(theme[mode], mode === 'dark'),
    }));
  });
}

/** A translucent ground (the scrim) is computed over a white picture, which is the worst case. */
function ratioOf(roles: Roles, text: ColorRole, ground: ColorRole): number {
  return contrast(roles[text], toHex(over(mustParse(roles[ground]), mustParse('#ffffff'))));
}
