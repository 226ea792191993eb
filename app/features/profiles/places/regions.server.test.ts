import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { kilometresBetween } from '~db/schema/geo-cell';
import { areasOf, citiesOf, findRegion, findTown, isSmallRegion, regionsOf, regionsWithin } from './regions.server';

const served = 'US NL BE FR IT ES DE AT IE GB CA PL AU NZ CH DK FI NO SE'.split(' ');

test('every country that brands serve has regions, and every region has towns with valid coordinates', () => {
  const ids = new Set<string>();
  for (const country of served) {
    const regions = regionsOf(country);
    expect(regions.length, country).toBeGreaterThanOrEqual(8);
    for (const region of regions) {
      expect(region.id).toMatch(new RegExp(`^${country}-[A-Z0-9]{1,3}$`));
      expect(ids.has(region.id), region.id).toBe(false);
      ids.add(region.id);
      const cities = citiesOf(region.id);
      expect(cities.length, region.id).toBeGreaterThan(0);
      for (const city of cities) {
        expect(Math.abs(city.latitude)).toBeLessThan(75);
        expect(Math.abs(city.longitude)).toBeLessThanOrEqual(180);
        expect(city.population).toBeGreaterThan(0);
      }
    }
  }
});

test('the list of countries is that of the brands', () => {
  const folder = fileURLToPath(new URL('../../../../tenants/', import.meta.url));
  const brands = readdirSync(folder).filter((name) => /^[a-z][a-z-]*\.json$/.test(name));
  const countries = brands.flatMap(
    (name) => (JSON.parse(readFileSync(folder + name, 'utf8')) as { countries?: string[] }).countries ?? [],
  );
  expect(countries.length).toBeGreaterThan(0);
  expect(countries.filter((country) => !served.includes(country))).toEqual([]);
});

test('regions are sorted as their language does, those of a larger one together', () => {
  const namesOf = (country: string, language: string) => regionsOf(country, language).map(({ name }) => name);
  expect(namesOf('SE', 'sv').slice(-3)).toEqual(['Västra Götaland', 'Örebro', 'Östergötland']);
  expect(namesOf('SE', 'de').at(-1)).not.toBe('Östergötland');
  for (const [country, language] of [
    ['GB', 'en'],
    ['BE', 'fr'],
    ['DK', 'da'],
  ] as const) {
    const groups = regionsOf(country, language).map(({ name, area }) => area?.name ?? name);
    expect(groups, country).toEqual(groups.toSorted((a, b) => a.localeCompare(b, language)));
    const runs = groups.filter((group, at) => group !== groups[at - 1]);
    expect(new Set(runs).size, country).toBe(runs.length);
  }
});

// covers X17-034
test('where a country had few regions, the larger ones are still known, and consist of the finer ones', () => {
  const split = served.filter((country) => areasOf(country).length < regionsOf(country).length);
  expect(split).toEqual(['BE', 'IE', 'GB', 'DK']);
  for (const country of split) {
    const within = areasOf(country).flatMap(({ id }) =>
      regionsWithin(id).filter((part, i, all) => i > 0 || all.length === 1),
    );
    expect(within.toSorted(), country).toEqual(
      regionsOf(country)
        .map(({ id }) => id)
        .toSorted(),
    );
    for (const { id, name } of areasOf(country, 'en')) {
      expect(findRegion(id, 'en')?.name).toBe(name);
      const towns = citiesOf(id).map((town) => town.name);
      const [, ...parts] = regionsWithin(id);
      const homes = parts.length > 0 ? parts : [id];
      expect(homes.flatMap((home) => citiesOf(home).map((town) => town.name)).toSorted()).toEqual(towns.toSorted());
      for (const part of parts) expect(findRegion(part, 'en')?.area).toEqual({ id, name });
    }
  }
  expect(regionsWithin('NL-UT')).toEqual(['NL-UT']);
  expect(regionsWithin('XX-1')).toEqual(['XX-1']);
});

test('a town tells in which finer region it lies, whichever of the two is named with it', () => {
  for (const [area, region, town] of [
    ['GB-ENG', 'GB-WYK', 'Leeds'],
    ['GB-WLS', 'GB-CRF', 'Cardiff'],
    ['IE-M', 'IE-WD', 'Waterford'],
    ['BE-VLG', 'BE-VOV', 'Gent'],
    ['DK-84', 'DK-011', 'Copenhagen'],
  ] as const) {
    expect(findTown(area, town)?.regionId).toBe(region);
    expect(findTown(region, town)?.regionId).toBe(region);
  }
  expect(findTown('GB-KEN', 'Leeds')).toBeUndefined();
});

test('a region tells where somebody lives only if all its towns are near each other, in every country', () => {
  for (const { id } of served.flatMap((country) => regionsOf(country)).filter((region) => isSmallRegion(region.id))) {
    const towns = citiesOf(id);
    const furthest = Math.max(...towns.flatMap((a) => towns.map((b) => kilometresBetween(a, b))));
    expect(furthest, id).toBeLessThanOrEqual(100);
  }
  const most = ['GB-ENG', 'GB-SCT', 'IE-L', 'BE-VLG', 'DK-84', 'CA-ON', 'AU-NSW', 'US-TX', 'XX-1'];
  expect(most.filter(isSmallRegion)).toEqual([]);
  const small = ['NL-UT', 'AT-9', 'CH-ZH', 'DE-BE', 'DK-011', 'GB-SRY', 'BE-VAN', 'IE-D'];
  expect(small.filter(isSmallRegion)).toEqual(small);
});

test('a large town is in its own region', () => {
  const expected = {
    'NL-ZH': 'Rotterdam',
    'BE-WAL': 'Charleroi',
    'DE-BY': 'München|Munich',
    'FR-OCC': 'Toulouse',
    'FI-18': 'Helsinki',
    'NO-46': 'Bergen',
    'SE-M': 'Malmö',
    'AT-9': 'Wien|Vienna',
    'CH-ZH': 'Zürich',
    'US-TX': 'Houston',
    'DK-84': 'Copenhagen|København',
    'PL-12': 'Kraków',
    'IT-62': 'Rome|Roma',
    'ES-CT': 'Barcelona',
    'CA-ON': 'Toronto',
    'AU-VIC': 'Melbourne',
    'NZ-AUK': 'Auckland',
    'GB-SCT': 'Glasgow',
    'IE-L': 'Dublin',
  };
  for (const [region, town] of Object.entries(expected))
    expect(town.split('|'), region).toContain(citiesOf(region)[0]!.name);
});

test('names are in the requested language', () => {
  expect(findRegion('NL-ZH')?.name).toBe('Zuid-Holland');
  expect(findRegion('NL-ZH', 'en')?.name).toBe('South Holland');
  expect(findRegion('NL-ZH', 'nl')?.country).toBe('NL');
});

test('an unknown region returns nothing', () => {
  for (const id of ['', 'NL', 'NL-XX', 'XX-ZH', 'nl-zh', '__proto__', 'NL-ZH ']) {
    expect(findRegion(id), id).toBeUndefined();
    expect(citiesOf(id), id).toEqual([]);
  }
});
