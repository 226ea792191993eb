import { expect, test } from 'vitest';
import { kilometresBetween } from '~db/schema/geo-cell';
import { citiesOf, findRegion, regionsOf, isSmallRegion } from './regions.server';

const served = 'US NL BE FR IT ES DE AT IE GB CA PL AU NZ CH DK FI NO SE'.split(' ');

test('every country that brands serve has regions, and every region has towns with valid coordinates', () => {
  const ids = new Set<string>();
  for (const country of served) {
    const regions = regionsOf(country);
    expect(regions.length, country).toBeGreaterThan(2);
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

test('a region tells where somebody lives only if all its towns are near each other, in every country', () => {
  for (const { id } of served.flatMap((country) => regionsOf(country)).filter((region) => isSmallRegion(region.id))) {
    const towns = citiesOf(id);
    const furthest = Math.max(...towns.flatMap((a) => towns.map((b) => kilometresBetween(a, b))));
    expect(furthest, id).toBeLessThanOrEqual(100);
  }
  const most = ['GB-ENG', 'GB-SCT', 'IE-L', 'BE-VLG', 'CA-ON', 'AU-NSW', 'US-TX', 'XX-1'];
  expect(most.filter(isSmallRegion)).toEqual([]);
  const small = ['NL-UT', 'AT-9', 'CH-ZH', 'DE-BE', 'DK-84'];
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
