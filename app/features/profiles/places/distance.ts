import type { IntlShape } from 'react-intl';
import type { DistanceUnit, ShownDistance } from '~/contract/distance';

// The only place that knows miles. Everything stored, searched and named in URLs is in kilometres.
const KILOMETRES: Record<DistanceUnit, number> = { km: 1, mile: 1.609344 };
/** A cell is about as wide as this, so a smaller distance would not be accurate. */
const NEAREST: Record<DistanceUnit, number> = { km: 10, mile: 5 };
/** The distances that a search offers. Each is at least a cell, and at most 200 km. */
const OFFERED: Record<DistanceUnit, readonly number[]> = { km: [10, 25, 50, 100, 200], mile: [10, 15, 25, 50, 100] };

/** How many kilometres away still counts as "near": the distance that people drive for an evening. */
export const NEAR_KM = 50;
const BANDS_KM = [NEAR_KM, 100, 200, 400] as const;
/** Someone who gives no place counts like someone this far away. */
export const UNPLACED_KM = 200;

/** How many steps farther than near: 0 up to 50 km, then one more each time the distance doubles, 4 at most. */
export function stepsAway(kilometres: number | null): number {
  const step = BANDS_KM.findIndex((most) => (kilometres ?? UNPLACED_KM) <= most);
  return step === -1 ? BANDS_KM.length : step;
}

/** What people in this country measure roads in. */
export const unitIn = (country: string): DistanceUnit => (country === 'GB' || country === 'US' ? 'mile' : 'km');

export const toKilometres = ({ value, unit }: ShownDistance): number => value * KILOMETRES[unit];

/** Rounded, more coarsely with distance; never below the width of a cell. */
export function roundedDistance(kilometres: number, unit: DistanceUnit): ShownDistance {
  const exact = kilometres / KILOMETRES[unit];
  const step = exact < 50 ? 5 : exact < 200 ? 10 : 50;
  return { value: Math.max(NEAREST[unit], Math.round(exact / step) * step), unit };
}

/** A bound that someone chose, to the nearest whole number: 40 km are 25 miles. */
export const chosenDistance = (kilometres: number, unit: DistanceUnit): ShownDistance => ({
  value: Math.round(kilometres / KILOMETRES[unit]),
  unit,
});

/** The bounds to choose from, in whole kilometres, and the one that is chosen, which may come from elsewhere. */
export function offeredBounds(unit: DistanceUnit, chosen: number | null): number[] {
  const offered = OFFERED[unit].map((value) => Math.round(toKilometres({ value, unit })));
  const others = chosen === null || offered.includes(chosen) ? [] : [chosen];
  return [...offered, ...others].toSorted((a, b) => a - b);
}

/** Every bound that some country offers: a shared or old link finds the same people everywhere. */
export const knownBounds: readonly number[] = [...offeredBounds('km', null), ...offeredBounds('mile', null)];

/** For example "25 miles" or "25 km": a word where the abbreviation would be read as metres or minutes. */
export function distanceWords({ value, unit }: ShownDistance, intl: IntlShape): string {
  return unit === 'mile'
    ? intl.formatMessage({ id: 'members.miles', defaultMessage: '{miles, number} miles' }, { miles: value })
    : intl.formatMessage({ id: 'members.kilometres', defaultMessage: '{km, number} km' }, { km: value });
}

/** For example "Within 25 miles". */
export function boundWords(kilometres: number, unit: DistanceUnit, intl: IntlShape): string {
  const distance = distanceWords(chosenDistance(kilometres, unit), intl);
  return intl.formatMessage({ id: 'members.within', defaultMessage: 'Within {distance}' }, { distance });
}
