import type { Insertable, Selectable } from 'kysely';

/** A visitor who left from a page with `lb` in its URL without going on. Nothing in it says who that was. */
export interface PageBounceTable {
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
}

export type PageBounceRow = Selectable<PageBounceTable>;
export type NewPageBounce = Insertable<PageBounceTable>;
