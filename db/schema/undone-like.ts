/** A like taken back within 36 hours: given again, it keeps its date and flag and sends no second notification. */
export interface UndoneLikeTable {
  tenant_id: number;
  from_id: string;
  to_id: string;
  /** 1 if the other member had not looked at the like. */
  is_new: number;
  liked_at: number;
  undone_at: number;
}
