import { countryOfRegion } from '~/features/profiles/places/place-names.service.server';
import type { BrandContext } from '~/server/context/context.server';
import type { SearchField } from '~/tenancy/tenant-choices';
import { readChoices } from './read-choices.server';
import { DEFAULT_ORDER, searchOrders, type SearchForm, type SearchOrder } from './search-form';
import { readPage, type PageStart } from './search-page.server';

/** The highest age that can be searched for. */
export const MAX_AGE = 99;

export interface ReadSearch {
  form: SearchForm;
  start: PageStart;
  /** Something in the query was not valid and was left out or moved into bounds. */
  adjusted: boolean;
  /** The nearest were asked for, and the person has not said where they are: the default order is used instead. */
  unplaced: boolean;
}

export interface SearchDefaults extends Pick<SearchForm, 'gender' | 'country'> {
  /** Distances can be used: the person's place is known, and the brand shows where members live. */
  located: boolean;
  /** Distances can be used as soon as the person says where they are. */
  placeable?: boolean;
}

/**
 * Reads the search from a query. URLs are typed, shared and old, so an invalid value is never an error: it is left out
 * or moved into bounds, and `adjusted` is set. A filter that this brand does not offer keeps its default.
 */
export function readSearch(
  context: Pick<BrandContext, 'tenant' | 'keyedHash'>,
  query: URLSearchParams,
  defaults: SearchDefaults,
): ReadSearch {
  const { tenant } = context;
  let adjusted = false;
  const given = (field: SearchField) => (tenant.search_fields.includes(field) ? query.get(field) : null);
  const wrong = <T>(instead: T): T => {
    adjusted = true;
    return instead;
  };

  const oneOf = <T extends string>(value: string | null, choices: readonly string[], otherwise: T): T | '' => {
    if (value === null) return otherwise;
    return value === '' || choices.includes(value) ? (value as T | '') : wrong(otherwise);
  };

  const regionIn = (country: string): string => {
    const region = given('countryregion') ?? '';
    if (region === '') return '';
    const home = countryOfRegion(region);
    if (home === undefined) return wrong('');
    // Another country was chosen while the form still held the region of the old one. This is no mistake.
    return home === country ? region : '';
  };

  const age = (field: 'min_age' | 'max_age'): number | null => {
    const text = given(field)?.trim() ?? '';
    if (text === '') return null;
    if (!/^\d{1,3}$/.test(text)) return wrong(null);
    const bounded = Math.min(Math.max(Number(text), tenant.min_age), MAX_AGE);
    return bounded === Number(text) ? bounded : wrong(bounded);
  };

  const gender = oneOf(given('gender'), ['male', 'female'], defaults.gender);
  const country = oneOf(given('country'), tenant.countries, defaults.country);
  let [minAge, maxAge] = [age('min_age'), age('max_age')];
  if (minAge !== null && maxAge !== null && minAge > maxAge) [minAge, maxAge] = wrong([maxAge, minAge]);
  const choices = readChoices(query, tenant.search_fields, defaults.located, tenant.photo_check);
  const requested = query.get('order') ?? '';
  const unplaced = requested === 'nearest' && !defaults.located && defaults.placeable === true;
  const order = (): SearchOrder => {
    if (requested === '' || unplaced) return DEFAULT_ORDER;
    const known = searchOrders.find((order) => order === requested);
    return known === undefined || (known === 'nearest' && !defaults.located) ? wrong(DEFAULT_ORDER) : known;
  };
  const form = { order: order(), gender, country, region: regionIn(country), minAge, maxAge, ...choices.form };
  const page = query.get('page');
  const start = page === null ? undefined : readPage(context, page, form.order);
  if (page !== null && page !== '' && !start) adjusted = true;
  return {
    form,
    start: start ?? { number: 1, stage: 'main' },
    adjusted: adjusted || choices.adjusted,
    unplaced,
  };
}
