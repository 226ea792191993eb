/** The likes that count towards the daily limit of the swipe game. The like itself is in `member_like`. */
export interface SwipeLikeTable {
  tenant_id: number;
  member_id: string;
  /** 'YYYY-MM-DD' in the brand's time zone. */
  day: string;
  liked_id: string;
}
