import { nichePrefix } from '~/i18n/niche-prefix';
import type { Manifest } from './manifest-schema.server';

/**
 * By the name of the lander: one that the brand's file does not name has weight 1, a draft 0, and 0 switches it off. A
 * draft still says what the template says, which is hardly worth a click that was paid for.
 */
export type Weights = Readonly<Record<string, number>>;

type Named = Pick<Manifest, 'draft'>;

export function weightOf(weights: Weights, name: string, { draft }: Named): number {
  if (Object.hasOwn(weights, name)) return weights[name]!;
  return draft ? 0 : 1;
}

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
  { kind = 'public', niches = [], draft = false }: Partial<Pick<Manifest, 'kind' | 'niches' | 'draft'>>,
): boolean {
  if (!niches.includes(nichePrefix(niche)) || weightOf(landers, name, { draft }) === 0) return false;
  return kind === 'public' || features.member_landings !== false;
}
