import { expect, it } from 'vitest';
import { testTexts } from '~/testing/context';
import { activeFilters } from './active-filters';
import { noFilters, searchQuery, type SearchForm } from './search-form';
import type { SearchOptions } from './search-options';

const options: SearchOptions = {
  fields: ['gender', 'country', 'hair_color', 'interests'],
  countries: [{ id: 'NL', name: 'Netherlands' }],
  regions: [{ id: 'NL-ZH', name: 'South Holland' }],
  minAge: 18,
  maxAge: 99,
  interests: [
    { id: 'chess', name: 'Chess' },
    { id: 'hiking', name: 'Hiking' },
  ],
  distance: 'on',
  orders: ['best', 'nearest', 'active', 'new'],
  unit: 'km',
  start: '?gender=&country=NL',
};
const form: SearchForm = {
  order: 'new',
  gender: 'female',
  country: 'NL',
  region: 'NL-ZH',
  minAge: 30,
  maxAge: 45,
  traits: { hair_color: ['dark blond', 'red'] },
  interests: ['chess', 'hiking'],
  distance: 25,
  online: true,
  fresh: true,
  photo: true,
  real: true,
  checked: true,
};
const filters = (of: SearchForm) => activeFilters(of, options, testTexts('en'));

it('lists everything that is filtered', () => {
  expect(filters(noFilters)).toEqual([]);
  expect(filters(form).map(({ words }) => words)).toEqual([
    'New members first',
    'Women',
    'Netherlands',
    'South Holland',
    '30 to 45',
    'Within 25 km',
    'Online now',
    'New here',
    'With photo',
    'Real members only',
    'Photo checked',
    'Hair: Dark blond',
    'Hair: Red',
    'Chess',
    'Hiking',
  ]);
});

// covers X17-013
it('says the distance in the unit of the reader’s country, whatever unit the link was made in', () => {
  const within = (distance: number, unit: SearchOptions['unit']) =>
    activeFilters({ ...noFilters, distance }, { ...options, unit }, testTexts('en')).map(({ words }) => words);
  expect([within(40, 'mile'), within(40, 'km'), within(25, 'mile')]).toEqual([
    ['Within 25 miles'],
    ['Within 40 km'],
    ['Within 16 miles'],
  ]);
});

// covers X17-011
it('removes one at a time, until nothing is left', () => {
  let left = form;
  for (let steps = 0; filters(left).length > 0; steps++) {
    const all = filters(left);
    for (const { key, without } of all) {
      const others = filters(without).map((filter) => filter.key);
      expect(others).not.toContain(key);
    }
    expect(steps).toBeLessThan(20);
    left = all[0]!.without;
  }
  expect(searchQuery(left)).toBe(searchQuery(noFilters));
});

it('names a county, and the country that an old link means', () => {
  const area = { id: 'GB-ENG', name: 'England' };
  const british = { ...options, regions: [{ id: 'GB-KEN', name: 'Kent', area }] };
  const labels = (region: string) =>
    activeFilters({ ...noFilters, region }, british, testTexts('en')).map(({ words }) => words);
  expect([labels('GB-KEN'), labels('GB-ENG'), labels('GB-WLS')]).toEqual([['Kent'], ['England'], []]);
});
