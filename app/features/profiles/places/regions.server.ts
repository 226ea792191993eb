import { kilometresBetween } from '~db/schema/geo-cell';
import { namesOfTown, regionIn } from './names-in-language.server';
import { placesOf, type Place } from './places.server';

export interface Region {
  /** ISO 3166-2 code such as `NL-ZH`. It is stored with members and part of the API. */
  id: string;
  country: string;
  name: string;
}

export interface City {
  name: string;
  latitude: number;
  longitude: number;
  population: number;
}

// Unbounded: there are only countries times languages. A page of members asks dozens of times; sorting is slow.
const sorted = new Map<string, readonly Region[]>();
const byId = new Map<string, Region>();

/** The regions of a country sorted by name: the name in the language, else the local one. */
export function regionsOf(country: string, language?: string): readonly Region[] {
  const places = placesOf(country);
  if (places.length === 0) return [];
  const key = `${country}|${language ?? ''}`;
  let regions = sorted.get(key);
  if (!regions) {
    regions = places
      .map(({ id, name }) => ({ id, country, name: regionIn(language, id, name) }))
      .sort((a, b) => a.name.localeCompare(b.name, language));
    sorted.set(key, regions);
    for (const region of regions) byId.set(`${region.id}|${language ?? ''}`, region);
  }
  return regions;
}

/** The region with this id. Undefined for anything else, so ids from outside may be passed unchecked. */
export function findRegion(id: string, language?: string): Region | undefined {
  const country = /^([A-Z]{2})-[A-Z0-9]{1,3}$/.exec(id)?.[1];
  if (country === undefined || regionsOf(country, language).length === 0) return undefined;
  return byId.get(`${id}|${language ?? ''}`);
}

/** The towns of a region, the largest first; empty for an unknown region. */
export function citiesOf(regionId: string): readonly City[] {
  const places: readonly Place[] | undefined = placesOf(regionId.slice(0, 2)).find(
    (region) => region.id === regionId,
  )?.cities;
  return places ?? [];
}

/** From one end of a small region to the other: people there are about an hour apart. */
const FURTHEST_KM = 100;
// Unbounded: there are only so many regions, and some have hundreds of towns.
const small = new Map<string, boolean>();

/** Whether no two towns of the region are far apart. */
export function isSmallRegion(id: string): boolean {
  let known = small.get(id);
  if (known === undefined) small.set(id, (known = isSmall(citiesOf(id))));
  return known;
}

/** By the sides of the rectangle around the towns: no two of them are further apart than its diagonal. */
function isSmall(towns: readonly City[]): boolean {
  if (towns.length === 0) return false;
  const latitudes = towns.map(({ latitude }) => latitude);
  const longitudes = towns.map(({ longitude }) => longitude);
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)];
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)];
  // The side towards the equator is the longer one.
  const latitude = Math.abs(south) < Math.abs(north) ? south : north;
  const width = kilometresBetween({ latitude, longitude: west }, { latitude, longitude: east });
  const height = kilometresBetween({ latitude: south, longitude: west }, { latitude: north, longitude: west });
  return Math.hypot(width, height) <= FURTHEST_KM;
}

/** The town of a region with this name, in any language that the product writes it in. */
export function findTown(regionId: string, name: string): City | undefined {
  const towns = citiesOf(regionId);
  return (
    towns.find((town) => town.name === name) ?? towns.find((town) => namesOfTown(regionId, town.name).includes(name))
  );
}
