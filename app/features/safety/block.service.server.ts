import type { Db } from '~db/database';
import { findBlocks, listHiddenIds } from '~db/queries/block';
import { blockedBy } from './safety.errors';

/** Whether one of the two blocks the other: nothing passes between them. */
export async function isBlockedBetween(db: Db, a: string, b: string): Promise<boolean> {
  const { byViewer, byOther } = await findBlocks(db, a, b);
  return byViewer || byOther;
}

/**
 * Refuses a member whom `other` blocks, with the specification's sentence. The blocker may open the profile (and
 * unblock there): that is told by `blocking`.
 */
export async function refuseBlocked(
  db: Db,
  memberId: string,
  other: { id: string; name: string },
): Promise<{ blocking: boolean }> {
  const { byViewer, byOther } = await findBlocks(db, memberId, other.id);
  if (byOther) throw blockedBy({ name: other.name });
  return { blocking: byViewer };
}

/** Who is gone from the member's lists: blocked, whichever of the two did it. */
export function findHiddenIds(db: Db, memberId: string): Promise<string[]> {
  return listHiddenIds(db, memberId);
}
