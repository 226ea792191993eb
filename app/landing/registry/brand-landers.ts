import { nichePrefix } from '~/i18n/niche-prefix';
import type { Manifest } from './manifest-schema.server';

/** By the name of the lander: one that the brand's file does not name has weight 1, and 0 switches it off. */
export type Weights = Readonly<Record<string, number>>;

export const weightOf = (weights: Weights, name: string): number => (Object.hasOwn(weights, name) ? weights[name]! : 1);

/** The settings of a brand's file that concern landers; a setting that is absent counts as on. */
export interface LanderBrand {
  niche: number;
  landers?: Weights;
  features?: { member_landings?: boolean };
}

/** Whether a brand shows a lander at all; for tools and the gallery, which ask without a visitor. */
export function showsLander(
  { niche, landers = {}, features = {} }: LanderBrand,
  name: string,
  { kind = 'public', niches = [] }: Partial<Pick<Manifest, 'kind' | 'niches'>>,
): boolean {
  if (!niches.includes(nichePrefix(niche)) || weightOf(landers, name) === 0) return false;
  return kind === 'public' || features.member_landings !== false;
}
