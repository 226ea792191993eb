import type { PersonSummary } from '~/contract/person-summary';
import type { LikeList } from '../like-list';

export interface LikedPerson extends PersonSummary {
  /** A received like that the member has not seen yet. */
  isNew: boolean;
  matched: boolean;
  /** The brand gave this like in the name of a fictional profile. */
  givenByBrand: boolean;
}

export interface LikePage {
  list: LikeList;
  people: LikedPerson[];
  /** The value of `after` for the next page; null at the end. */
  next: string | null;
  /** Whether this is not the first page. */
  deep: boolean;
  /** The length of the whole list, up to 1,001. */
  count: number;
}

/** The newest people of each list. */
export interface LikesOverview {
  sections: { list: LikeList; people: LikedPerson[]; count: number }[];
}
