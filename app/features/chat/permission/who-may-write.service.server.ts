import type { Db } from '~db/database';
import { getChatSettings } from '~db/queries/chat-settings';
import { findLikeState } from '~db/queries/member-like';
import type { WhoMayWrite } from '~db/schema/member';

interface Pair {
  from: string;
  to: { id: string; kind: 'member' | 'fictional' };
}

/**
 * What prevents a first message: 'liked' (accepted only from members they like), 'matches', or null. A fictional
 * profile has no such setting, and a conversation that has begun goes on whatever is chosen later.
 */
export async function findClosedTo(db: Db, { from, to }: Pair): Promise<Exclude<WhoMayWrite, 'everybody'> | null> {
  if (to.kind === 'fictional') return null;
  const { whoMayWrite } = await getChatSettings(db, to.id);
  if (whoMayWrite === 'everybody') return null;
  const { liked, likedBy } = await findLikeState(db, from, to.id);
  const open = whoMayWrite === 'liked' ? likedBy : liked && likedBy;
  return open ? null : whoMayWrite;
}
