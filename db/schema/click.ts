import type { Insertable, Selectable, Updateable } from 'kysely';

/** A hit that brought tracking values or a lander visit. */
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
export type ClickPatch = Updateable<ClickTable>;
