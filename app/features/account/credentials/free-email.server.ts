import type { Tx } from '~db/database';
import { findMemberByEmail, lockMember, patchMember } from '~db/queries/member';
import { hasOrder } from '~db/queries/order';
import type { BrandContext } from '~/server/context/context.server';
import { onAccountReplaced } from '../account.hooks.server';
import { isGone } from '../state/reactivation';
import { endSessionsIn } from '../sessions/session.service.server';

const NO_EMAIL = { email: null, email_key: null };

/**
 * Whether the member, who has proved that the mailbox is theirs, can have the e-mail address now. An account that is gone
 * gives it up, and so does one that never confirmed it, unless it has an order (decision 0016).
 */
export async function freeEmailIn(tx: Tx, context: BrandContext, email: string, memberId: string): Promise<boolean> {
  const found = await findMemberByEmail(tx, email);
  if (!found || found.id === memberId) return true;
  const holder = await lockMember(tx, found.id);
  const now = context.clock.now();
  if (holder && isGone(holder, now)) {
    await patchMember(tx, holder.id, NO_EMAIL);
    return true;
  }
  if (holder?.status !== 'not_confirmed' || (await hasOrder(tx, holder.id))) return false;
  await patchMember(tx, holder.id, { ...NO_EMAIL, status: 'deleted', deleted_at: now });
  await endSessionsIn(tx, context, holder.id);
  await context.hooks.run(onAccountReplaced, tx, context, holder.id);
  return true;
}
