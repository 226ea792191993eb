import { noFilters, searchTraits, type SearchForm } from '~/features/discovery/filters/search-form';
import type { SearchOptions } from '~/features/discovery/filters/search-options';
import type { SearchResults } from '~/features/discovery/search/search-results';
import { people } from './people';

export const interests = [
  { id: 'board-games', name: 'Long evenings of board games with friends and neighbours' },
  ...['Chess', 'Cooking', 'Cycling', 'Hiking', 'Jazz', 'Opera', 'Sailing', 'Salsa', 'Sauna', 'Theatre', 'Yoga'].map(
    (name) => ({ id: name.toLowerCase(), name }),
  ),
];

/** The options of a brand that offers all filters. */
export const searchOptions: SearchOptions = {
  fields: ['gender', 'country', 'countryregion', 'min_age', 'max_age', ...searchTraits, 'interests'],
  countries: [
    { id: 'GB', name: 'United Kingdom' },
    { id: 'IE', name: 'Ireland' },
  ],
  regions: [
    { id: 'GB-SCT', name: 'Scotland' },
    { id: 'GB-WLS', name: 'Wales' },
  ],
  minAge: 18,
  maxAge: 99,
  interests,
  distance: 'on',
  orders: ['best', 'nearest', 'active', 'new'],
  unit: 'mile',
  start: '?gender=&country=GB',
};

export const plainSearch: SearchForm = { ...noFilters, country: 'GB' };
/** A search with one filter of each kind. */
export const fullSearch: SearchForm = {
  ...plainSearch,
  gender: 'female',
  region: 'GB-SCT',
  minAge: 30,
  maxAge: 55,
  distance: 40,
  real: true,
  checked: true,
  photo: true,
  traits: { hair_color: ['red', 'dark blond'], tattoos: ['no'] },
  interests: ['chess', 'board-games'],
};

export const found: SearchResults = {
  access: 'all',
  form: plainSearch,
  adjusted: false,
  restored: false,
  page: 1,
  people: people.slice(0, 5),
  similar: people.slice(10, 13),
  next: '2',
  counts: { main: { count: 97, capped: false }, similar: { count: 1000, capped: true } },
  cut: false,
};
