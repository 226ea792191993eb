import type { Place } from '~db/schema/place';
import AT from './data/AT.json';
import AU from './data/AU.json';
import BE from './data/BE.json';
import CA from './data/CA.json';
import CH from './data/CH.json';
import DE from './data/DE.json';
import DK from './data/DK.json';
import ES from './data/ES.json';
import FI from './data/FI.json';
import FR from './data/FR.json';
import GB from './data/GB.json';
import IE from './data/IE.json';
import IT from './data/IT.json';
import NL from './data/NL.json';
import NO from './data/NO.json';
import NZ from './data/NZ.json';
import PL from './data/PL.json';
import SE from './data/SE.json';
import US from './data/US.json';

export interface PlaceRegion {
  /** ISO 3166-2 code, as stored with members: `NL-ZH`. */
  id: string;
  country: string;
  /** The local name. Other languages are in names/<language>.json. */
  name: string;
  /** The regions that it consists of, where a country has fewer than eight: the counties of England. Else empty. */
  finer: readonly FinerRegion[];
  /** Sorted by population, the largest first. Never empty. */
  cities: readonly Place[];
}

export interface FinerRegion {
  id: string;
  name: string;
}

interface CountryFile {
  country: string;
  regions: { id: string; name: string; cities: string; finer?: FinerRegion[] }[];
}

const files: readonly CountryFile[] = [AT, AU, BE, CA, CH, DE, DK, ES, FI, FR, GB, IE, IT, NL, NO, NZ, PL, SE, US];
/** The area of each finer region that has been read. */
const areas = new Map<string, string>();
const byCountry = new Map<string, readonly PlaceRegion[]>();

/**
 * Reads `name;latitude;longitude;population|…`, with the code of the finer region at the end where there is one: one
 * text per region keeps files small and types simple.
 */
function readCities(text: string, id: string): Place[] {
  return text.split('|').map((entry) => {
    const [name, latitude, longitude, population, finer] = entry.split(';') as [
      string,
      string,
      string,
      string,
      string?,
    ];
    const at = { latitude: Number(latitude), longitude: Number(longitude) };
    return { name, ...at, population: Number(population), regionId: finer ? `${id.slice(0, 2)}-${finer}` : id };
  });
}

/** The first-level regions of a country with their towns (GeoNames, CC BY 4.0); empty for an unknown country. Read on first use. */
export function placesOf(country: string): readonly PlaceRegion[] {
  const ready = byCountry.get(country);
  if (ready) return ready;
  const file = files.find((candidate) => candidate.country === country);
  if (!file) return [];
  const regions = file.regions.map(({ id, name, cities, finer = [] }) => {
    for (const part of finer) areas.set(part.id, id);
    return { id, country, name, finer, cities: readCities(cities, id) };
  });
  byCountry.set(country, regions);
  return regions;
}

/** The first-level region to which a region belongs: England for Kent. The id itself where there is nothing above it. */
export function areaIdOf(id: string): string {
  placesOf(id.slice(0, 2));
  return areas.get(id) ?? id;
}
