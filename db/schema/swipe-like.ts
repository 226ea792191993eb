/**
 * The likes that count towards the daily limit of the swipe game. While `due_at` is set a like can be undone and the
 * other member is not told; then it is given, and the like itself is in `member_like`.
 */
export interface SwipeLikeTable {
  tenant_id: number;
  member_id: string;
  /** 'YYYY-MM-DD' in the brand's time zone. */
  day: string;
  liked_id: string;
  /** When the like is given, in epoch milliseconds; null once it is. */
  due_at: number | null;
  /** 1 if a like of the same person counted on this day already, so that undoing this one gives nothing back. */
  repeated: number | null;
}
