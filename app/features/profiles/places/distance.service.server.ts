import { distanceBetween } from '~db/schema/geo-cell';

/** Within one cell nobody can say more than this: it is about as wide. */
const NEAREST_KM = 10;

/**
 * A distance as people are told it, in kilometres: towns are known only by their cell, so nothing is nearer than ten,
 * and the further it is the rounder the number. Null where one of the two has no place.
 */
export function shownDistance(a: number | null, b: number | null): number | null {
  const kilometres = distanceBetween(a, b);
  if (kilometres === undefined) return null;
  const step = kilometres < 50 ? 5 : kilometres < 200 ? 10 : 50;
  return Math.max(NEAREST_KM, Math.round(kilometres / step) * step);
}
