import type { PersonSummary } from '~/contract/person-summary';
import type { LikeList } from './like-list';

export interface LikedPerson extends PersonSummary {
  /** A received like that the member has not looked at. */
  isNew: boolean;
  matched: boolean;
  /** No person gave this like: the brand did, in a made-up profile's name. */
  givenByBrand: boolean;
}

/** A page of one of the lists, as the route hands it to the browser. */
export interface LikePage {
  list: LikeList;
  people: LikedPerson[];
  /** `after` of the page that follows; null at the end. */
  next: string | null;
  /** This is not the first page. */
  deep: boolean;
  /** Of the whole list, up to a thousand and one. */
  count: number;
}

/** The newest of each list. */
export interface LikesOverview {
  sections: { list: LikeList; people: LikedPerson[]; count: number }[];
}
