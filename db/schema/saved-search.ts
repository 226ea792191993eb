import type { Insertable, Selectable, Updateable } from 'kysely';

/** A search that a member keeps: those with a name, and the one they searched last, which has none. */
export interface SavedSearchTable {
  tenant_id: number;
  member_id: string;
  /** 'last' for the one searched last. */
  id: string;
  name: string | null;
  /** The filters as query of /members, without the page. */
  query: string;
  created_at: number;
}

export type SavedSearchRow = Selectable<SavedSearchTable>;
export type NewSavedSearch = Insertable<SavedSearchTable>;
export type SavedSearchPatch = Updateable<SavedSearchTable>;
