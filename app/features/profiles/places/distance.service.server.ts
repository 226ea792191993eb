import { distanceBetween } from '~db/schema/geo-cell';

/** A cell is about as wide as this, so a smaller distance would not be accurate. */
const NEAREST_KM = 10;

/**
 * A distance in kilometres as it is shown to members. Towns are known only by their cell, so no distance is below 10
 * km, and greater distances are rounded more coarsely. Null if one of the two has no place.
 */
export function shownDistance(a: number | null, b: number | null): number | null {
  const kilometres = distanceBetween(a, b);
  if (kilometres === undefined) return null;
  const step = kilometres < 50 ? 5 : kilometres < 200 ? 10 : 50;
  return Math.max(NEAREST_KM, Math.round(kilometres / step) * step);
}
