import type { SearchTrait } from './search-form';

export interface SearchChoice {
  id: string;
  name: string;
}

/** What the search form offers on this brand, in the reader's language. */
export interface SearchOptions {
  fields: readonly SearchFieldName[];
  countries: SearchChoice[];
  /** Of the country that is searched. */
  regions: SearchChoice[];
  minAge: number;
  maxAge: number;
  /** All of them for a document; for a page that scripts fetch only what is chosen, `allInterests` being false. */
  interests: SearchChoice[];
  allInterests: boolean;
  /** `unplaced`: a member whose place is not known yet could say it; `off`: distances are not for this person. */
  distance: 'on' | 'unplaced' | 'off';
  /** The query of a search as it begins for this person. */
  start: string;
}

/** The filters of the specification, section 3, and the traits and interests a brand may add. */
export type SearchFieldName =
  'gender' | 'country' | 'countryregion' | 'min_age' | 'max_age' | SearchTrait | 'interests';

/** Kilometres. Towns are known by their cell only, so nothing nearer than ten would be true. */
export const distances: readonly number[] = [10, 25, 50, 100, 200];

/** More would find nearly everybody. */
export const INTERESTS_AT_ONCE = 10;
