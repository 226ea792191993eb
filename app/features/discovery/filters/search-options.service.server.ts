import { listInterests } from '~/features/profiles/view/lists.service.server';
import { countryOptions, regionOptions } from '~/features/profiles/places/place-names.service.server';
import type { RequestContext } from '~/server/context/context.server';
import { MAX_AGE } from '../search/read-search.server';
import { searchDefaults, tellsDistances } from './search-defaults.server';
import { noFilters, searchQuery, type SearchForm } from './search-form';
import type { SearchOptions } from './search-options';

/**
 * The filters that this brand offers. The country field is left out where the brand has only one country. `scripted`:
 * the page is fetched by a script. Scripts load the list of interests once from /api/interests.php, so that it does not
 * come with every search.
 */
export function searchOptions(context: RequestContext, form: SearchForm, scripted = false): SearchOptions {
  const { tenant, viewer } = context;
  const fields = tenant.search_fields.filter((name) => name !== 'country' || tenant.countries.length > 1);
  const regional = fields.includes('countryregion') && form.country !== '';
  const { gender, country, located } = searchDefaults(context);
  const interests = fields.includes('interests') ? listInterests(context) : [];
  const unplaced = viewer.kind === 'member' && tellsDistances(tenant) ? 'unplaced' : 'off';
  return {
    fields,
    countries: fields.includes('country') ? countryOptions(context) : [],
    regions: regional ? regionOptions(context, form.country) : [],
    minAge: tenant.min_age,
    maxAge: MAX_AGE,
    interests: scripted ? interests.filter(({ id }) => form.interests.includes(id)) : interests,
    allInterests: !scripted,
    distance: located ? 'on' : unplaced,
    start: searchQuery({ ...noFilters, gender, country }),
  };
}
