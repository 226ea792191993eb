import { autumnGarden } from '../../themes/autumn-garden/theme';
import { base } from '../../themes/base/theme';
import { cityDusk } from '../../themes/city-dusk/theme';
import { goldenEvening } from '../../themes/golden-evening/theme';
import { neonPride } from '../../themes/neon-pride/theme';
import { sunnyTerrace } from '../../themes/sunny-terrace/theme';
import { velvetNight } from '../../themes/velvet-night/theme';
import { violetDawn } from '../../themes/violet-dawn/theme';
import type { Theme } from './theme';

/** The look of each niche (spec, section 9). Server side: a browser only ever sees the one that its brand wears. */
const byNiche: Readonly<Record<number, Theme>> = {
  1: goldenEvening,
  2: violetDawn,
  3: velvetNight,
  4: sunnyTerrace,
  5: autumnGarden,
  6: cityDusk,
  7: neonPride,
};

/** The theme of a niche, 1 to 7; the base theme for anything else (the office host, the list of brands). */
export function themeOfNiche(niche: number | undefined): Theme {
  return byNiche[niche ?? 0] ?? base;
}

export const allThemes: readonly Theme[] = [base, ...Object.values(byNiche)];
