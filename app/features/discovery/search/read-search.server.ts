import { countryOfRegion } from '~/features/profiles/places/place-names.service.server';
import type { Tenant } from '~/tenancy/tenant';
import type { SearchField } from '~/tenancy/tenant-choices';
import { readChoices } from '../filters/read-choices.server';
import type { SearchForm } from '../filters/search-form';
import { readPage, type PageStart } from './search-page.server';

/** The oldest age one can ask for. */
export const MAX_AGE = 99;

export interface ReadSearch {
  form: SearchForm;
  start: PageStart;
  /** Something in the address made no sense and was left out or moved into bounds. */
  adjusted: boolean;
}

export interface SearchDefaults extends Pick<SearchForm, 'gender' | 'country'> {
  /** Distances mean something: it is known where the person is, and the brand tells where members live. */
  located: boolean;
}

/**
 * The search that an address asks for. Addresses are typed, shared and old: what is wrong is left out or moved into
 * bounds and said so, never an error. A filter this brand does not offer keeps its default.
 */
export function readSearch(
  query: URLSearchParams,
  tenant: Pick<Tenant, 'search_fields' | 'countries' | 'min_age'>,
  defaults: SearchDefaults,
): ReadSearch {
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
    // Another country was chosen and the region of the old one is still in the form: no mistake, just over.
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
  const choices = readChoices(query, tenant.search_fields, defaults.located);
  const page = query.get('page');
  const start = page === null ? undefined : readPage(page);
  if (page !== null && page !== '' && !start) adjusted = true;
  return {
    form: { gender, country, region: regionIn(country), minAge, maxAge, ...choices.form },
    start: start ?? { number: 1, stage: 'main' },
    adjusted: adjusted || choices.adjusted,
  };
}
