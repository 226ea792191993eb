import type { Tx } from '~db/database';
import { listMemberCards } from '~db/queries/member-card';
import { insertLike } from '~db/queries/member-like';
import { deleteSignupLikes, listSignupLikes } from '~db/queries/signup-like';
import { findHiddenIds } from '~/features/profiles/view/visibility.service.server';
import type { ServiceContext } from '~/server/context/context.server';
import { publishLike } from './likes.service.server';

/**
 * Gives the likes that a visitor chose before signing up, once the account is confirmed. They are the same as likes
 * given by hand, matches included. People who are gone or blocked by then are left out. Done once: the choices are
 * deleted in the same transaction.
 */
export async function giveSignupLikesIn(tx: Tx, context: ServiceContext, memberId: string): Promise<void> {
  const ids = await listSignupLikes(tx, memberId);
  if (ids.length === 0) return;
  const hidden = new Set(await findHiddenIds(tx, memberId));
  const now = context.clock.now();
  for (const { id, status, profile_status } of await listMemberCards(tx, ids)) {
    if (status !== 'active' || profile_status !== 'active' || hidden.has(id) || id === memberId) continue;
    const like = { fromId: memberId, toId: id, authorKind: 'member' as const, now };
    const { created, matched } = await insertLike(tx, like);
    if (created) publishLike(tx, context, { fromId: memberId, toId: id, newMatch: matched });
  }
  await deleteSignupLikes(tx, memberId);
}
