import { isMember } from '~/contract/actor';
import type { RequestContext } from '~/server/context/context.server';
import { listInterests } from '~/features/profiles/view/lists.service.server';
import { distanceUnit } from '~/features/profiles/places/distance.service.server';
import { countryOptions, regionOptions } from '~/features/profiles/places/place-names.service.server';
import { findSavedSearches, rememberSearch } from '../saved-searches/saved-searches.service.server';
import type { SavedSearch } from '../saved-searches/saved-search';
import { searchOrders, searchParameters, searchQuery, noFilters, type SearchForm } from '../filters/search-form';
import type { SearchOptions } from '../filters/search-options';
import type { SearchResults } from './search-results';
import { searchPeople, type FoundPeople } from './search.service.server';
import { firstSearches, hasSearched } from './first-search.server';
import { MAX_AGE } from '../filters/read-search.server';
import { VIEW_PARAMETER, searchViewOf, withView, type SearchView } from './search-view';
import { searchDefaults, tellsDistances } from '../filters/search-defaults.server';

export interface SearchPageData {
  /** 'deck' where the swipe game is to be shown instead. */
  view: SearchView;
  /** Null if this visitor may not search. */
  results: SearchResults | null;
  /** Null if there is nothing to filter. */
  options: SearchOptions | null;
  saved: SavedSearch[];
}

/**
 * A URL without filters shows a member their last search, or who fits their profile if there is none, or the deck if they chose it. `remember`: the member asks from this site, so the search is
 * remembered; false for links from elsewhere and for prefetching.
 */
export async function findSearchPage(
  context: RequestContext,
  query: URLSearchParams,
  { remember }: { remember: boolean },
): Promise<SearchPageData> {
  const { viewer } = context;
  const { saved, last } = await findSavedSearches(context);
  if (query.size === 0 && searchViewOf(last) === 'deck' && context.tenant.features.swipe_game)
    return { view: 'deck', results: null, options: null, saved };
  const grid = query.get(VIEW_PARAMETER) === 'grid' && searchViewOf(last) === 'deck';
  if (grid && remember && isMember(viewer))
    await rememberSearch(context, viewer.member.id, withView(last, 'grid'), last);
  const asks = searchParameters.some((name) => query.has(name));
  const first = asks || hasSearched(last) || query.has('page') ? null : await findFirst(context);
  const restored = !asks && last !== null && !first;
  const results = first ?? (await searchPeople(context, restored ? withPage(last, query.get('page')) : query));
  if (!results) return { view: 'grid', results: null, options: null, saved };
  const requested = searchQuery(results.form);
  if (asks && remember && isMember(viewer)) await rememberSearch(context, viewer.member.id, requested, last);
  const options = results.access === 'all' ? searchOptions(context, results.form) : null;
  return { view: 'grid', results: { ...results, restored: restored && requested !== options?.start }, options, saved };
}

/** The first search of a member: near them and around their age, or as much wider as it takes to find someone. */
async function findFirst(context: RequestContext): Promise<(FoundPeople & Pick<SearchResults, 'preset'>) | null> {
  const [narrow, ...wider] = firstSearches(context);
  if (narrow === undefined || wider.length === 0) return null;
  for (const query of [narrow, ...wider]) {
    const results = await searchPeople(context, new URLSearchParams(query));
    if (results && results.people.length > 0) return { ...results, preset: query === narrow ? 'set' : 'wider' };
  }
  return null;
}

function withPage(last: string, page: string | null): URLSearchParams {
  const query = new URLSearchParams(last);
  if (page !== null) query.set('page', page);
  return query;
}

/** The country field is left out where the brand has only one country. */
function searchOptions(context: RequestContext, form: SearchForm): SearchOptions {
  const { tenant, viewer } = context;
  const fields = tenant.search_fields.filter((name) => name !== 'country' || tenant.countries.length > 1);
  const regional = fields.includes('countryregion') && form.country !== '';
  const { gender, country, located } = searchDefaults(context);
  const interests = fields.includes('interests') ? listInterests(context) : [];
  const member = isMember(viewer);
  const unplaced = member && tellsDistances(tenant) ? 'unplaced' : 'off';
  const distance = located ? 'on' : unplaced;
  return {
    fields,
    countries: fields.includes('country') ? countryOptions(context) : [],
    regions: regional ? regionOptions(context, form.country) : [],
    minAge: tenant.min_age,
    maxAge: MAX_AGE,
    interests: interests.filter(({ id }) => form.interests.includes(id)),
    distance,
    orders: searchOrders.filter((order) => (order !== 'best' || member) && (order !== 'nearest' || distance !== 'off')),
    unit: distanceUnit(context),
    start: searchQuery({ ...noFilters, gender, country }),
  };
}
