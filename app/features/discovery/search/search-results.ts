import type { ShownDistance } from '~/contract/distance';
import type { PersonSummary } from '~/contract/person-summary';
import { onceById } from '~/page/once-by-id';
import type { SearchForm } from '../filters/search-form';

export interface ResultCount {
  count: number;
  /** There are more than `count`. */
  capped: boolean;
}

export interface SearchResults {
  /** `limited`: the first page only, with names and main images; the cards lead to signup. */
  access: 'limited' | 'all';
  form: SearchForm;
  /** Something in the query was left out or moved into bounds. */
  adjusted: boolean;
  /** The nearest were asked for, and the member has not said where they are. */
  unplaced?: boolean;
  /** How far the nearest are looked for; absent for the other orders. */
  within?: ShownDistance | undefined;
  /** The URL held no filters, so the member's last search is shown. */
  restored: boolean;
  /** The member has not searched yet: the filters come from their profile, or from as much of it as finds someone. */
  preset?: 'set' | 'wider';
  /** Starts at 1. */
  page: number;
  people: PersonSummary[];
  similar: PersonSummary[];
  /** The value of `page` in the URL of the next page; null at the end. */
  next: string | null;
  /** Similar ones are counted on the pages that show them. */
  counts: { main: ResultCount; similar: ResultCount | null };
  /** There are more candidates than a search examines. */
  cut: boolean;
}

/** What "Show more" added to the first page. */
export type AppendedPage = Pick<SearchResults, 'people' | 'similar' | 'next' | 'counts' | 'cut'>;

/** The pages as one list. Someone who moved up while pages were fetched is not shown twice. */
export function joinPages(first: AppendedPage, appended: readonly AppendedPage[]): AppendedPage {
  const pages = [first, ...appended];
  const last = pages.at(-1)!;
  const people = onceById(pages.flatMap((page) => page.people));
  const found = new Set(people.map(({ id }) => id));
  return {
    people,
    similar: onceById(pages.flatMap((page) => page.similar)).filter(({ id }) => !found.has(id)),
    next: last.next,
    counts: {
      main: first.counts.main,
      similar: pages.findLast(({ counts }) => counts.similar)?.counts.similar ?? null,
    },
    cut: last.cut,
  };
}
