/** Somebody opened somebody's profile: one row a pair and day of the brand. Never of or for an invisible member. */
export interface ProfileVisitTable {
  tenant_id: number;
  visited_id: string;
  /** 'YYYY-MM-DD' in the brand's time zone. */
  day: string;
  visitor_id: string;
  /** The first time that day. */
  visited_at: number;
}
