/** A search that a member keeps under a name. */
export interface SavedSearch {
  id: string;
  name: string;
  /** The filters as query of /members, with the question mark. */
  query: string;
}

export const SAVED_LIMIT = 10;
/** Characters of a name. */
export const SEARCH_NAME_LENGTH = 60;
