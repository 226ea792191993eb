import type { Insertable, Selectable, Updateable } from 'kysely';

/**
 * A like that was taken back within the last day or so. Given again the same day it is the old one: it moves nobody up
 * in a list and rings nobody twice.
 */
export interface UndoneLikeTable {
  tenant_id: number;
  from_id: string;
  to_id: string;
  /** Whether the other one had not looked at it yet. */
  is_new: number;
  liked_at: number;
  undone_at: number;
}

export type UndoneLikeRow = Selectable<UndoneLikeTable>;
export type NewUndoneLike = Insertable<UndoneLikeTable>;
export type UndoneLikePatch = Updateable<UndoneLikeTable>;
