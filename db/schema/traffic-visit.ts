import type { Insertable, Selectable } from 'kysely';

/**
 * What a visitor did: `click` is a request with tracking values or to a lander, `bounce` is leaving from a page with `lb` in
 * its URL without going on. Nothing in it says who that was.
 */
export interface TrafficVisitTable {
  tenant_id: number;
  id: string;
  kind: 'click' | 'bounce';
  at: number;
  path: string;
  lander: string | null;
  network: string | null;
  ref: string | null;
  sub1: string | null;
  sub2: string | null;
  sub3: string | null;
  country: string | null;
  /** The number that a traffic source gave the visit; only a click has one. */
  visit_id: string | null;
}

export type TrafficVisitRow = Selectable<TrafficVisitTable>;
export type NewTrafficVisit = Insertable<TrafficVisitTable>;
