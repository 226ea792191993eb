import type { PersonSummary } from '~/features/profiles/person-summary';
import type { LikeList } from './like-list';

export interface LikedPerson extends PersonSummary {
  /** A received like that the member has not looked at. */
  isNew: boolean;
  matched: boolean;
}

/** A page of one of the lists, as the route hands it to the browser. */
export interface LikePage {
  list: LikeList;
  /** From 1. */
  page: number;
  pages: number;
  people: LikedPerson[];
  /** Up to a thousand and one each. */
  counts: Record<LikeList, number>;
}
