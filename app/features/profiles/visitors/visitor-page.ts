import type { PersonSummary } from '~/contract/person-summary';

/** A page of the visitors of the member's own profile, the latest first. */
export interface VisitorPage {
  /** The member is invisible, so no visits are recorded, neither theirs nor those of others. */
  invisible: boolean;
  /** The number of days that the list goes back. */
  days: number;
  people: (PersonSummary & { visitedAt: number })[];
  page: number;
  pages: number;
  count: number;
}
