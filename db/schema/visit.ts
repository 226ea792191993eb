/** Somebody opened somebody's profile: one row a pair, of the latest day. Never of or for an invisible member. */
export interface VisitTable {
  tenant_id: number;
  visited_id: string;
  visitor_id: string;
  /** The first time on the latest day, in the brand's time zone, that they came by. */
  visited_at: number;
}
