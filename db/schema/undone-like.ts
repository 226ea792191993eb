/**
 * A like that was taken back within the last day and a half. If it is given again in that time, it keeps its date and
 * its flag: the member does not move up in the list, and no second notification is sent.
 */
export interface UndoneLikeTable {
  tenant_id: number;
  from_id: string;
  to_id: string;
  /** 1 if the other member had not looked at the like. */
  is_new: number;
  liked_at: number;
  undone_at: number;
}
