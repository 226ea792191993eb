import { noFilters } from './search-form';
import type { SearchOptions } from './search-options';
import type { SearchResults } from '../search/search-results';

/** A member as a search shows one; the id is the name in lower case. */
export const person = (name: string) => ({
  id: name.toLowerCase(),
  name,
  age: 36,
  place: null,
  distance: null,
  thumb: null,
  photo: null,
  color: null,
  fictional: false,
  checked: false,
  online: false,
  liked: false,
});

/** The first page of a search, as the loader gives it. */
export const first: SearchResults = {
  access: 'all',
  form: { ...noFilters, gender: 'female', country: 'NL', minAge: 30 },
  adjusted: false,
  restored: false,
  page: 1,
  people: [person('Anna'), person('Bea')],
  similar: [],
  next: '2',
  counts: { main: { count: 3, capped: false }, similar: null },
  cut: false,
};

/** Bea moved up meanwhile, so the second page holds her again. */
export const second: SearchResults = {
  ...first,
  page: 2,
  people: [person('Bea'), person('Cleo')],
  similar: [person('Dora')],
  next: null,
  counts: { ...first.counts, similar: { count: 1000, capped: true } },
};

export const options: SearchOptions = {
  fields: ['gender', 'country', 'countryregion', 'min_age', 'max_age'],
  countries: [{ id: 'NL', name: 'Netherlands' }],
  regions: [{ id: 'NL-ZH', name: 'South Holland' }],
  minAge: 18,
  maxAge: 99,
  interests: [],
  distance: 'off',
  orders: ['best', 'active', 'new'],
  unit: 'km',
  start: '?gender=female&country=NL',
};
