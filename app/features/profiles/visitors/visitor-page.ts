import type { PersonSummary } from '~/contract/person-summary';

/** Who looked at the own profile: a page of them, the latest first. */
export interface VisitorPage {
  /** The member is invisible: nothing is noted, either way. */
  invisible: boolean;
  /** How far back the list goes. */
  days: number;
  people: (PersonSummary & { visitedAt: number })[];
  page: number;
  pages: number;
  count: number;
}
