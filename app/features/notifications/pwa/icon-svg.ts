import { inkOn } from '~/theme/contrast';
import { MARK_SIDE, markSvg } from '~/theme/mark';
import { applyOverrides } from '~/theme/overrides';
import { computeRoles } from '~/theme/roles';
import type { ThemeOverrides } from '~/theme/theme';
import { themeOfNiche } from '~/theme/themes';

export interface IconBrand {
  name: string;
  niche: number;
  theme: ThemeOverrides;
}

/** `any`: round corners. `full`: to the edges, for systems that cut the shape themselves. `mono`: the mark alone. */
export type IconShape = 'any' | 'full' | 'mono';

/** The mark of the brand on its colour, in a square of 100. */
export function iconSvg({ name, niche, theme }: IconBrand, shape: IconShape): string {
  const { primary } = applyOverrides(themeOfNiche(niche), theme).light;
  const ink = shape === 'mono' ? '#fff' : inkOn([primary]);
  // The mark of a full icon stays within the circle that every system shows (W3C: a radius of 40 %).
  const side = { any: 60, full: 54, mono: 84 }[shape];
  const at = (100 - side) / 2;
  const ground =
    shape === 'mono' ? '' : `<rect width="100" height="100" rx="${shape === 'any' ? 24 : 0}" fill="${primary}"/>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 100 100">${ground}` +
    `<g transform="translate(${at} ${at})scale(${side / MARK_SIDE})">${markSvg(name, ink)}</g></svg>`
  );
}

/** The colours of the window around the installed app. */
export function windowColors({ niche, theme }: IconBrand): { theme: string; background: string } {
  const { surface } = computeRoles(applyOverrides(themeOfNiche(niche), theme).light, false);
  return { theme: surface, background: surface };
}
