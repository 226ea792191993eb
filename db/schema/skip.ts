/** A member whom another one skipped in the swipe game. Skips expire, and the member can undo them. */
export interface SkipTable {
  tenant_id: number;
  member_id: string;
  skipped_id: string;
  /** The time of the latest skip. */
  created_at: number;
}
