import type { RequestContext } from '~/server/context/context.server';
import { findSavedSearches, rememberSearch } from '../saved-searches/saved-searches.service.server';
import type { SavedSearch } from '../saved-searches/saved-search';
import { searchParameters, searchQuery } from '../filters/search-form';
import { searchOptions } from '../filters/search-options.service.server';
import type { SearchOptions } from '../filters/search-options';
import type { SearchResults } from './search-results';
import { searchPeople } from './search.service.server';

export interface SearchPageData {
  /** Null if this visitor may not search. */
  results: SearchResults | null;
  /** Null if there is nothing to filter. */
  options: SearchOptions | null;
  saved: SavedSearch[];
}

/**
 * The data of /members. A URL without filters shows a member their last search; filters in the URL take precedence.
 * `remember`: the member asks from this site, so the search is remembered; false for links from elsewhere and for
 * prefetching. `scripted`: the page is fetched by a script of an open page.
 */
export async function findSearchPage(
  context: RequestContext,
  query: URLSearchParams,
  { remember, scripted }: { remember: boolean; scripted: boolean },
): Promise<SearchPageData> {
  const { viewer } = context;
  const { saved, last } = await findSavedSearches(context);
  const asks = searchParameters.some((name) => query.has(name));
  const restored = !asks && last !== null;
  const results = await searchPeople(context, restored ? withPage(last, query.get('page')) : query);
  if (!results) return { results: null, options: null, saved };
  const asked = searchQuery(results.form);
  if (asks && remember && viewer.kind === 'member') await rememberSearch(context, viewer.member.id, asked, last);
  const options = results.access === 'all' ? searchOptions(context, results.form, scripted) : null;
  return { results: { ...results, restored: restored && asked !== options?.start }, options, saved };
}

function withPage(last: string, page: string | null): URLSearchParams {
  const query = new URLSearchParams(last);
  if (page !== null) query.set('page', page);
  return query;
}
