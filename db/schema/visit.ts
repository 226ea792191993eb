/** A visit to another's profile: one row per pair, for the latest day, none while either of the two is invisible. */
export interface VisitTable {
  tenant_id: number;
  visited_id: string;
  visitor_id: string;
  /** The first visit on the latest day, in the brand's time zone. */
  visited_at: number;
}
