import { wireInterests } from '~/features/profiles/lists.service.server';
import { countryOptions, regionOptions } from '~/features/profiles/place-names.service.server';
import type { RequestContext } from '~/server/context.server';
import { MAX_AGE } from './read-search.server';
import { searchDefaults, tellsDistances } from './search-defaults.server';
import { noFilters, searchQuery, type SearchForm } from './search-form';
import type { SearchOptions } from './search-options';

/** The filters this brand shows; a choice among one country is none. */
export function searchOptions(context: RequestContext, form: SearchForm): SearchOptions {
  const { tenant, viewer } = context;
  const fields = tenant.search_fields.filter((name) => name !== 'country' || tenant.countries.length > 1);
  const regional = fields.includes('countryregion') && form.country !== '';
  const { gender, country, located } = searchDefaults(context);
  const unplaced = viewer.kind === 'member' && tellsDistances(tenant) ? 'unplaced' : 'off';
  return {
    fields,
    countries: fields.includes('country') ? countryOptions(context) : [],
    regions: regional ? regionOptions(context, form.country) : [],
    minAge: tenant.min_age,
    maxAge: MAX_AGE,
    interests: fields.includes('interests') ? wireInterests(context) : [],
    distance: located ? 'on' : unplaced,
    start: searchQuery({ ...noFilters, gender, country }),
  };
}
