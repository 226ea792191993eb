import { countryOptions, regionOptions } from '~/features/profiles/place-names.service.server';
import type { RequestContext } from '~/server/context.server';
import { MAX_AGE } from './read-search.server';
import type { SearchForm } from './search-form';
import { searchFieldNames, type SearchOptions } from './search-options';

/** The filters this brand shows; a choice among one country is none. */
export function searchOptions(context: RequestContext, form: SearchForm): SearchOptions {
  const { tenant } = context;
  const offered = searchFieldNames.filter((name) => tenant.search_fields.includes(name));
  const fields = offered.filter((name) => name !== 'country' || tenant.countries.length > 1);
  const regional = fields.includes('countryregion') && form.country !== '';
  return {
    fields,
    countries: fields.includes('country') ? countryOptions(context) : [],
    regions: regional ? regionOptions(context, form.country) : [],
    minAge: tenant.min_age,
    maxAge: MAX_AGE,
  };
}
