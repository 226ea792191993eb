import type { Selectable } from 'kysely';

/** Neither of the two members sees the other; `blocker_id` is the one who blocked. */
export interface BlockTable {
  tenant_id: number;
  blocker_id: string;
  blocked_id: string;
  created_at: number;
}

export type BlockRow = Selectable<BlockTable>;
