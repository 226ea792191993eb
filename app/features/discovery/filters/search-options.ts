import type { DistanceUnit } from '~/contract/distance';
import type { RegionOption } from '~/features/profiles/places/region-options';
import type { SearchOrder, SearchTrait } from './search-form';

export interface SearchChoice {
  id: string;
  name: string;
}

/** What the search form offers on this brand, in the reader's language. */
export interface SearchOptions {
  fields: readonly SearchFieldName[];
  countries: SearchChoice[];
  /** The regions of the country that is searched. */
  regions: RegionOption[];
  minAge: number;
  maxAge: number;
  /** Those that are searched for. The document holds all others as options of a list (InterestField). */
  interests: SearchChoice[];
  /** `unplaced`: the member's place is not known but could be stated. `off`: no filter by distance for this person. */
  distance: 'on' | 'unplaced' | 'off';
  /** The orders to choose from; the first one is used where the URL names none of them. */
  orders: readonly SearchOrder[];
  /** What distances are shown in; the query is in kilometres everywhere. */
  unit: DistanceUnit;
  /** The query string of the default search of this person. */
  start: string;
}

/** The filters of the specification, section 3, and the traits and interests that a brand may add. */
export type SearchFieldName =
  'gender' | 'country' | 'countryregion' | 'min_age' | 'max_age' | SearchTrait | 'interests';

/** The largest number of interests in one search. With more, a search would find nearly everybody. */
export const INTERESTS_AT_ONCE = 10;
