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
