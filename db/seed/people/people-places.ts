import { kilometresBetween } from '../../schema/geo-cell';
import type { Place } from '../../schema/place';
import type { PlacesOf, SeedRegion } from '../places';
import type { Rng } from '../rng';

export interface Home {
  region: SeedRegion;
  place: Place;
}

/** So many live around one town, within an hour of each other. */
const NEIGHBOURS = 8;
const NEAR_KM = 35;

/** Homes in a country, in groups around its larger towns, so that those who live there find people nearby. */
export function homesIn(country: string, count: number, placesOf: PlacesOf, rng: Rng): Home[] {
  const all = placesOf(country).flatMap((region) => region.cities.map((place) => ({ region, place })));
  if (all.length === 0) return [];
  const bySize = (homes: readonly Home[]) => homes.map((home) => [home, Math.sqrt(home.place.population)] as const);
  const homes: Home[] = [];
  while (homes.length < count) {
    const centre = rng.weighted(bySize(all));
    const near = bySize(all.filter(({ place }) => kilometresBetween(centre.place, place) <= NEAR_KM));
    for (let i = 0; i < NEIGHBOURS && homes.length < count; i++) homes.push(rng.weighted(near));
  }
  return homes;
}
