/** The prefixes of copy and assets by niche (spec section 9, lander niche prefixes); niche 1 has none of its own. */
export const NICHE_PREFIXES = ['none', 'she', 'bdsm', 'bbw', 'gilf', 'milf', 'gay'] as const;

export type NichePrefix = (typeof NICHE_PREFIXES)[number];

/** Returns the prefix of a niche from 1 to 7; `none` for anything else. */
export function nichePrefix(niche: number): NichePrefix {
  return NICHE_PREFIXES[niche - 1] ?? 'none';
}
