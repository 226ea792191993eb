import type { Insertable, Selectable } from 'kysely';

/** A request with tracking values or a visit of a lander. */
export interface ClickTable {
  tenant_id: number;
  id: string;
  at: number;
  path: string;
  lander: string | null;
  network: string | null;
  ref: string | null;
  sub1: string | null;
  sub2: string | null;
  sub3: string | null;
  country: string | null;
  visit_id: string | null;
}

export type ClickRow = Selectable<ClickTable>;
export type NewClick = Insertable<ClickTable>;
