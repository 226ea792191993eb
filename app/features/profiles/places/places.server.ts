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

export interface Place {
  name: string;
  latitude: number;
  longitude: number;
  population: number;
}

export interface PlaceRegion {
  /** ISO 3166-2 code, as stored with members: `NL-ZH`. */
  id: string;
  country: string;
  /** The local name. Other languages are in names/<language>.json. */
  name: string;
  /** Sorted by population, the largest first. Never empty. */
  cities: readonly Place[];
}

const files = [AT, AU, BE, CA, CH, DE, DK, ES, FI, FR, GB, IE, IT, NL, NO, NZ, PL, SE, US];
const byCountry = new Map<string, readonly PlaceRegion[]>();

/** Reads `name;latitude;longitude;population|…`: one text per region keeps files small and types simple. */
function readCities(text: string): Place[] {
  return text.split('|').map((entry) => {
    const [name, latitude, longitude, population] = entry.split(';') as [string, string, string, string];
    return { name, latitude: Number(latitude), longitude: Number(longitude), population: Number(population) };
  });
}

/** The regions of a country with their towns (GeoNames, CC BY 4.0); empty for an unknown country. Read on first use. */
export function placesOf(country: string): readonly PlaceRegion[] {
  const ready = byCountry.get(country);
  if (ready) return ready;
  const file = files.find((candidate) => candidate.country === country);
  if (!file) return [];
  const regions = file.regions.map(({ id, name, cities }) => ({
    id,
    country,
    name,
    cities: readCities(cities),
  }));
  byCountry.set(country, regions);
  return regions;
}
