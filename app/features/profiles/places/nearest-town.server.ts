import { kilometresBetween, type Coordinates } from '~db/schema/geo-cell';
import { placesOf } from './places.server';

/** A town further away than this says nothing about where somebody is. */
const FURTHEST_KM = 60;

export interface Town {
  country: string;
  regionId: string;
  name: string;
}

/** The nearest town of these countries. Undefined if none is within 60 km, for example at sea or abroad. */
export function nearestTown(point: Coordinates, countries: readonly string[]): Town | undefined {
  let nearest: Town | undefined;
  let least = FURTHEST_KM;
  for (const country of countries) {
    for (const region of placesOf(country)) {
      for (const city of region.cities) {
        const distance = kilometresBetween(point, city);
        if (distance >= least) continue;
        least = distance;
        nearest = { country, regionId: region.id, name: city.name };
      }
    }
  }
  return nearest;
}
