/**
 * A member whom another one has removed from their own lists. The hidden member does not learn of it, and it can be
 * undone.
 */
export interface HiddenTable {
  tenant_id: number;
  member_id: string;
  hidden_id: string;
  created_at: number;
}
