import { useFetcher } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { searchQuery } from './search-form';
import { joinPages, type AppendedPage, type SearchResults } from './search-results';

/**
 * What was appended to a search, by history entry: who comes back from a profile finds the list as it was left, scroll
 * position and all. Written in the browser only, bounded.
 */
const kept = new Map<string, AppendedPage[]>();
const MAX_KEPT = 20;

function keep(key: string, pages: AppendedPage[]): AppendedPage[] {
  kept.delete(key);
  kept.set(key, pages);
  if (kept.size > MAX_KEPT) kept.delete(kept.keys().next().value!);
  return pages;
}

/** Appends pages to the first one. `entry` names the history entry: another one is another list (use it as key). */
export function useAppendedPages(first: SearchResults, entry: string) {
  const fetcher = useFetcher<{ page: { results: SearchResults | null } | null }>();
  const [appended, setAppended] = useState<AppendedPage[]>(() => kept.get(entry) ?? []);
  const taken = useRef(fetcher.data);
  useEffect(() => {
    if (fetcher.state !== 'idle' || !fetcher.data || fetcher.data === taken.current) return;
    taken.current = fetcher.data;
    const results = fetcher.data.page?.results;
    if (results) setAppended((pages) => keep(entry, [...pages, results]));
  }, [fetcher.state, fetcher.data, entry]);

  const shown = joinPages(first, appended);
  const address = shown.next === null ? undefined : `/members${searchQuery(first.form, shown.next)}`;
  return {
    shown,
    /** The address of what follows; undefined at the end. */
    address,
    busy: fetcher.state !== 'idle',
    appended: appended.length,
    append: () => {
      if (address && fetcher.state === 'idle') fetcher.load(address);
    },
    clear: () => setAppended(keep(entry, [])),
  };
}
