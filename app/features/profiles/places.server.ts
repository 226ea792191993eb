import AT from './places/AT.json';
import AU from './places/AU.json';
import BE from './places/BE.json';
import CA from './places/CA.json';
import CH from './places/CH.json';
import DE from './places/DE.json';
import DK from './places/DK.json';
import ES from './places/ES.json';
import FI from './places/FI.json';
import FR from './places/FR.json';
import GB from './places/GB.json';
import IE from './places/IE.json';
import IT from './places/IT.json';
import NL from './places/NL.json';
import NO from './places/NO.json';
import NZ from './places/NZ.json';
import PL from './places/PL.json';
import SE from './places/SE.json';
import US from './places/US.json';

export interface Place {
  name: string;
  latitude: number;
  longitude: number;
  population: number;
}

export interface PlaceRegion {
  /** ISO 3166-2, as stored with members: `NL-ZH`. */
  id: string;
  country: string;
  /** As its own people write it. */
  name: string;
  english: string;
  /** Largest first, never empty. */
  cities: readonly Place[];
}

const files = [AT, AU, BE, CA, CH, DE, DK, ES, FI, FR, GB, IE, IT, NL, NO, NZ, PL, SE, US];
const byCountry = new Map<string, readonly PlaceRegion[]>();

/** Reads `name;latitude;longitude;population|…`: one text a region keeps the files small and the types simple. */
function readCities(text: string): Place[] {
  return text.split('|').map((entry) => {
    const [name, latitude, longitude, population] = entry.split(';') as [string, string, string, string];
    return { name, latitude: Number(latitude), longitude: Number(longitude), population: Number(population) };
  });
}

/** The regions of a country with their towns (GeoNames, CC BY 4.0); an unknown country has none. Read on first use. */
export function placesOf(country: string): readonly PlaceRegion[] {
  const ready = byCountry.get(country);
  if (ready) return ready;
  const file = files.find((candidate) => candidate.country === country);
  if (!file) return [];
  const regions = file.regions.map(({ id, name, english, cities }) => ({
    id,
    country,
    name,
    english,
    cities: readCities(cities),
  }));
  byCountry.set(country, regions);
  return regions;
}
