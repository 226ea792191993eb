import { useFetcher } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { likeListPath } from './like-list';
import type { LikedPerson, LikePage } from './like-page';

type Appended = Pick<LikePage, 'people' | 'next'>;

/**
 * What was appended to a list, by history entry: who comes back from a profile finds it as it was left. Written in the
 * browser only, bounded.
 */
const kept = new Map<string, Appended[]>();
const MAX_KEPT = 10;

function keep(entry: string, pages: Appended[]): Appended[] {
  kept.delete(entry);
  kept.set(entry, pages);
  if (kept.size > MAX_KEPT) kept.delete(kept.keys().next().value!);
  return pages;
}

/** The first page and what "More" appended; who moved while pages were fetched is not shown twice. */
function joined(pages: readonly Appended[]): LikedPerson[] {
  const seen = new Set<string>();
  return pages.flatMap(({ people }) => people).filter(({ id }) => !seen.has(id) && seen.add(id));
}

/** Appends pages to the first one. `entry` names the history entry: another one is another list (use it as key). */
export function useLikePages(first: LikePage, entry: string) {
  const fetcher = useFetcher<{ likes?: LikePage }>();
  const [appended, setAppended] = useState<Appended[]>(() => kept.get(entry) ?? []);
  const taken = useRef(fetcher.data);
  useEffect(() => {
    if (fetcher.state !== 'idle' || !fetcher.data || fetcher.data === taken.current) return;
    taken.current = fetcher.data;
    const { likes } = fetcher.data;
    if (likes) setAppended((pages) => keep(entry, [...pages, likes]));
  }, [fetcher.state, fetcher.data, entry]);
  const pages = [first, ...appended];
  const { next } = pages.at(-1)!;
  const address = next === null ? undefined : likeListPath(first.list, next);
  return {
    people: joined(pages),
    /** The address of what follows; undefined at the end. */
    address,
    busy: fetcher.state !== 'idle',
    append: () => {
      if (address && fetcher.state === 'idle') fetcher.load(address);
    },
  };
}
