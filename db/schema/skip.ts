import type { Insertable, Selectable, Updateable } from 'kysely';

/** Whom a member passed by in the swipe game; forgotten after a while, and whenever the member says so. */
export interface SkipTable {
  tenant_id: number;
  member_id: string;
  skipped_id: string;
  /** Of the last time. */
  created_at: number;
}

export type SkipRow = Selectable<SkipTable>;
export type NewSkip = Insertable<SkipTable>;
export type SkipPatch = Updateable<SkipTable>;
