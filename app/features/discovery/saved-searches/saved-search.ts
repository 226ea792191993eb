export interface SavedSearch {
  id: string;
  name: string;
  /** The filters as query string of /members, with the question mark. */
  query: string;
}

export const SAVED_LIMIT = 10;
/** The greatest length of a name, in characters. */
export const SEARCH_NAME_LENGTH = 60;
