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
}

/** The filters of the specification, section 3. */
export const searchFieldNames = ['gender', 'country', 'countryregion', 'min_age', 'max_age'] as const;
export type SearchFieldName = (typeof searchFieldNames)[number];
