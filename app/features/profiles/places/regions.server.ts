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

/** The town of a region with this name, in any language that the product writes it in. */
export function findTown(regionId: string, name: string): City | undefined {
  const towns = citiesOf(regionId);
  return (
    towns.find((town) => town.name === name) ?? towns.find((town) => namesOfTown(regionId, town.name).includes(name))
  );
}
