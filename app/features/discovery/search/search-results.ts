import type { PersonSummary } from '~/contract/person-summary';
import { onceById } from '~/page/once-by-id';
import type { SearchForm } from '../filters/search-form';

export interface ResultCount {
  count: number;
  /** There are more than `count`. */
  capped: boolean;
}

/** A page of search as the route hands it to the browser. */
export interface SearchResults {
  /** `limited`: the first page, names and main images only; the cards lead to signup. */
  access: 'limited' | 'all';
  form: SearchForm;
  /** Something in the address was left out or moved into bounds. */
  adjusted: boolean;
  /** Nothing was asked for: it is what the member searched last. */
  restored: boolean;
  /** From 1. */
  page: number;
  people: PersonSummary[];
  similar: PersonSummary[];
  /** `page` of the address that goes on from here; null at the end. */
  next: string | null;
  counts: { main: ResultCount; similar: ResultCount };
  /** There are more candidates than are examined. */
  cut: boolean;
}

/** What "Show more" added to the first page. */
export type AppendedPage = Pick<SearchResults, 'people' | 'similar' | 'next' | 'cut'>;

/** First page and appended ones as one list; who moved up while pages were fetched is not shown twice. */
export function joinPages(first: AppendedPage, appended: readonly AppendedPage[]): AppendedPage {
  const pages = [first, ...appended];
  const last = pages.at(-1)!;
  const people = onceById(pages.flatMap((page) => page.people));
  const found = new Set(people.map(({ id }) => id));
  return {
    people,
    similar: onceById(pages.flatMap((page) => page.similar)).filter(({ id }) => !found.has(id)),
    next: last.next,
    cut: last.cut,
  };
}
