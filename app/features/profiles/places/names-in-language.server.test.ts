import { describe, expect, it } from 'vitest';
import type { Locale } from '~/i18n/locales';
import { townNames } from './place-names.service.server';
import { namesOfTown, regionIn, townIn } from './names-in-language.server';
import en from './names/en.json';
import nl from './names/nl.json';
import own from './names/own.json';
import { placesOf } from './places.server';
import { citiesOf, findRegion, findTown, regionsOf } from './regions.server';

const countries = 'US NL BE FR IT ES DE AT IE GB CA PL AU NZ CH DK FI NO SE'.split(' ');
const regions = countries.flatMap((country) => placesOf(country));
const finer = regions.flatMap((region) => region.finer);
const languages = [undefined, 'en', 'nl', 'de'];

describe('names of places in the reader’s language', () => {
  it.each<[locale: Locale, region: string, stored: string, shown: string]>([
    ['nl', 'NL-ZH', 'The Hague', 'Den Haag'],
    ['en', 'NL-ZH', 'The Hague', 'The Hague'],
    ['de', 'NL-ZH', 'The Hague', 'Den Haag'],
    ['en', 'DE-BY', 'Munich', 'Munich'],
    ['nl', 'DE-BY', 'Munich', 'München'],
    ['nl', 'AT-9', 'Vienna', 'Wenen'],
    ['de', 'AT-9', 'Vienna', 'Wien'],
    ['en', 'BE-VLG', 'Antwerpen', 'Antwerp'],
    ['nl', 'NL-ZH', 'Rotterdam', 'Rotterdam'],
  ])('are in %s, for the town stored in %s as %s: %s', (locale, region, stored, shown) => {
    expect(townIn(locale, region, stored)).toBe(shown);
    expect(townNames({ locale }, region)).toContain(shown);
  });

  it.each([
    ['nl', 'Wallonië'],
    ['en', 'Wallonia'],
    ['fr', 'Wallonie'],
    [undefined, 'Wallonie'],
  ])('are in %s, for the south of Belgium: %s', (locale, shown) => {
    expect(findRegion('BE-WAL', locale)?.name).toBe(shown);
    expect(regionsOf('BE', locale).map(({ area }) => area?.name)).toContain(shown);
  });
});

describe('the lists of names', () => {
  it('name only existing regions and towns, each with a name that differs from the list below it', () => {
    const ids = new Map([...regions, ...finer].map(({ id, name }) => [id, name]));
    for (const { regions: named } of [en, nl]) {
      expect(Object.keys(named).filter((id) => !ids.has(id))).toEqual([]);
    }
    for (const { towns } of [own, en, nl]) {
      for (const [id, named] of Object.entries(towns)) {
        const there = citiesOf(id).map(({ name }) => name);
        expect(Object.keys(named).filter((town) => !there.includes(town))).toEqual([]);
      }
    }
  });

  it('have in every language what the source writes in English', () => {
    for (const { towns } of [en, nl] as { towns: Record<string, Record<string, string>> }[]) {
      const lost = Object.entries(own.towns).flatMap(([id, named]) =>
        Object.keys(named).filter((town) => towns[id]?.[town] === undefined),
      );
      expect(lost).toEqual([]);
    }
  });

  it('never give two towns of a region, or two regions of a country, one name', () => {
    for (const language of languages) {
      for (const { id, cities } of regions) {
        const shown = cities.map(({ name }) => townIn(language, id, name));
        expect(new Set(shown).size, `${language} ${id}`).toBe(shown.length);
      }
      for (const country of countries) {
        const areas = placesOf(country);
        for (const level of [areas, areas.flatMap((area) => (area.finer.length > 0 ? area.finer : [area]))]) {
          const shown = level.map(({ id, name }) => regionIn(language, id, name));
          expect(new Set(shown).size, `${language} ${country}`).toBe(shown.length);
        }
      }
    }
  });
});

it('a town is found by each of its names, and by no other', () => {
  for (const { id, cities } of regions) {
    for (const { name } of cities) {
      for (const shown of namesOfTown(id, name)) expect(findTown(id, shown)?.name, `${id} ${shown}`).toBe(name);
    }
  }
  expect(findTown('NL-ZH', 'Amsterdam')).toBeUndefined();
  expect(findTown('NL-ZH', 'Hage')).toBeUndefined();
});
