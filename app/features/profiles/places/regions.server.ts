import { kilometresBetween } from '~db/schema/geo-cell';
import { namesOfTown, regionIn } from './names-in-language.server';
import { areaIdOf, placesOf } from './places.server';

export interface Region {
  /** ISO 3166-2 code such as `NL-ZH`. It is stored with members and part of the API. */
  id: string;
  country: string;
  name: string;
  /** The larger region that it is part of, where a country has few of those: England for Kent. */
  area?: { id: string; name: string };
}

export interface City {
  name: string;
  latitude: number;
  longitude: number;
  population: number;
  regionId: string;
}

interface Known {
  /** The first level. */
  areas: readonly Region[];
  /** The finest level, from which members choose; those of one larger region stand together. */
  regions: readonly Region[];
  byId: ReadonlyMap<string, Region>;
}

// Unbounded: there are only countries times languages. A page of members asks dozens of times; sorting is slow.
const known = new Map<string, Known>();
const towns = new Map<string, readonly City[]>();

function knownOf(country: string, language: string | undefined): Known {
  const key = `${country}|${language ?? ''}`;
  let found = known.get(key);
  if (!found) known.set(key, (found = readKnown(country, language)));
  return found;
}

/** What a region is listed under: the larger one, or itself. */
const groupOf = (region: Region) => region.area ?? region;

function readKnown(country: string, language: string | undefined): Known {
  const named = ({ id, name }: { id: string; name: string }) => ({ id, country, name: regionIn(language, id, name) });
  const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name, language);
  const byGroup = (a: Region, b: Region) => byName(groupOf(a), groupOf(b)) || byName(a, b);
  const places = placesOf(country);
  const areas: Region[] = places.map(named).sort(byName);
  const regions = places
    .flatMap((place): Region[] => {
      const { id, name } = named(place);
      return place.finer.length > 0
        ? place.finer.map((part) => ({ ...named(part), area: { id, name } }))
        : [{ id, country, name }];
    })
    .sort(byGroup);
  return { areas, regions, byId: new Map([...areas, ...regions].map((region) => [region.id, region])) };
}

/**
 * The regions of a country sorted by name: the name in the language, else the local one. Those that are part of larger
 * ones are sorted by theirs first.
 */
export function regionsOf(country: string, language?: string): readonly Region[] {
  return placesOf(country).length === 0 ? [] : knownOf(country, language).regions;
}

/**
 * The first-level regions. Where they consist of finer ones, a URL, a stored search or a member without a town may
 * still name them, and maps are drawn of them.
 */
export function areasOf(country: string, language?: string): readonly Region[] {
  return placesOf(country).length === 0 ? [] : knownOf(country, language).areas;
}

/**
 * The region with this id, of either level. Undefined for anything else, so ids from outside may be passed unchecked.
 */
export function findRegion(id: string, language?: string): Region | undefined {
  const country = /^([A-Z]{2})-[A-Z0-9]{1,3}$/.exec(id)?.[1];
  if (country === undefined || placesOf(country).length === 0) return undefined;
  return knownOf(country, language).byId.get(id);
}

/** The region and all that it consists of: anyone who lives there is stored with one of these ids. */
export function regionsWithin(id: string): readonly string[] {
  const area = placesOf(id.slice(0, 2)).find((place) => place.id === id);
  return [id, ...(area?.finer ?? []).map((part) => part.id)];
}

/** The towns of a region, the largest first; empty for an unknown region. */
export function citiesOf(regionId: string): readonly City[] {
  const ready = towns.get(regionId);
  if (ready) return ready;
  const area = areaIdOf(regionId);
  const all = placesOf(regionId.slice(0, 2)).find((place) => place.id === area)?.cities ?? [];
  const found = area === regionId ? all : all.filter((town) => town.regionId === regionId);
  if (found.length > 0) towns.set(regionId, found);
  return found;
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
function isSmall(there: readonly City[]): boolean {
  if (there.length === 0) return false;
  const latitudes = there.map(({ latitude }) => latitude);
  const longitudes = there.map(({ longitude }) => longitude);
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
  const there = citiesOf(regionId);
  return (
    there.find((town) => town.name === name) ?? there.find((town) => namesOfTown(regionId, town.name).includes(name))
  );
}
