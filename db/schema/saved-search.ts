import type { Insertable, Selectable, Updateable } from 'kysely';

/** A stored search of a member: a saved one with a name, or the latest search, which has none. */
export interface SavedSearchTable {
  tenant_id: number;
  member_id: string;
  /** 'last' for the latest search. */
  id: string;
  name: string | null;
  /** The filters as the query string of /members, without the page. */
  query: string;
  created_at: number;
}

export type SavedSearchRow = Selectable<SavedSearchTable>;
export type NewSavedSearch = Insertable<SavedSearchTable>;
export type SavedSearchPatch = Updateable<SavedSearchTable>;
