import type { Tx } from '~db/database';
import { getMember } from '~db/queries/member';
import type { ServiceContext } from '~/server/context/context.server';
import { onProfileShown } from '../account.hooks.server';
import { hiddenBy } from './profile-state.service.server';

/**
 * The address was confirmed, or the team lifted a decision. While something else hides the profile, what waits for it
 * goes on waiting, and credits that wait too long go back as ever.
 */
export async function appearIn(tx: Tx, context: ServiceContext, memberId: string): Promise<void> {
  const member = await getMember(tx, memberId);
  if (hiddenBy(member) !== null) return;
  await context.hooks.run(onProfileShown, tx, context, memberId);
}
