import type { Insertable, Selectable, Updateable } from 'kysely';

/** Whom a member took off their own lists: nobody is told, and it can be undone. */
export interface HiddenTable {
  tenant_id: number;
  member_id: string;
  hidden_id: string;
  created_at: number;
}

export type HiddenRow = Selectable<HiddenTable>;
export type NewHidden = Insertable<HiddenTable>;
export type HiddenPatch = Updateable<HiddenTable>;
