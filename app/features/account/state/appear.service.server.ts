import type { Tx } from '~db/database';
import { getMember } from '~db/queries/member';
import type { BrandContext } from '~/server/context/context.server';
import { onProfileShown } from '../account.hooks.server';
import { hiddenBy } from './profile-state.service.server';

/**
 * Runs what follows when a profile becomes visible, after a confirmation or a lifted decision. While something else
 * still hides it nothing runs: pending messages stay pending, and their credits are returned when their time is over.
 */
export async function appearIn(tx: Tx, context: BrandContext, memberId: string): Promise<void> {
  const member = await getMember(tx, memberId);
  if (hiddenBy(member) !== null) return;
  await context.hooks.run(onProfileShown, tx, context, memberId);
}
