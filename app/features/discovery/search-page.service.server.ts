import type { RequestContext } from '~/server/context.server';
import { searchOptions } from './search-options.service.server';
import type { SearchOptions } from './search-options';
import type { SearchResults } from './search-results';
import { searchPeople } from './search.service.server';

export interface SearchPageData {
  /** Null where this visitor may not search. */
  results: SearchResults | null;
  /** Null where there is nothing to filter. */
  options: SearchOptions | null;
}

/** Everything of /members. */
export async function findSearchPage(context: RequestContext, query: URLSearchParams): Promise<SearchPageData> {
  const results = await searchPeople(context, query);
  return { results, options: results?.access === 'all' ? searchOptions(context, results.form) : null };
}
