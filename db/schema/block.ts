import type { Insertable, Selectable, Updateable } from 'kysely';

/** blocker_id no longer sees blocked_id and the other way round. */
export interface BlockTable {
  tenant_id: number;
  blocker_id: string;
  blocked_id: string;
  created_at: number;
}

export type BlockRow = Selectable<BlockTable>;
export type NewBlock = Insertable<BlockTable>;
export type BlockPatch = Updateable<BlockTable>;
