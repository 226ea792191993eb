import type { Tx } from '~db/database';
import { patchMember } from '~db/queries/member';
import { endTokens } from '~db/queries/token';
import { isMember } from '~/contract/actor';
import type { BrandContext, RequestContext } from '~/server/context/context.server';
import { findKnownDevice } from '../known-device.service.server';
import { endSessionsIn } from '../sessions/session.service.server';
import { issueResetToken } from '../links/reset-token.server';

/** Whether this browser is logged in to the account, was before, or is the one in which someone signed up for it. */
export function isBrowserOf(context: RequestContext, memberId: string): boolean {
  const { viewer } = context;
  return (isMember(viewer) && viewer.member.id === memberId) || findKnownDevice(context, memberId) !== undefined;
}

/**
 * The e-mail address of an account was confirmed in a browser that does not know the account, so a stranger may have typed
 * the address (decision 0068): every session ends, the password of the signup works no more, and the owner of the mailbox
 * chooses one. Returns the path where that is done.
 */
export async function askForPasswordIn(
  tx: Tx,
  context: BrandContext,
  memberId: string,
  secret: string,
): Promise<string> {
  const ended = { now: context.clock.now(), heir: memberId };
  for (const purpose of ['reset_password', 'mail_change'] as const) await endTokens(tx, memberId, purpose, ended);
  await endSessionsIn(tx, context, memberId);
  await patchMember(tx, memberId, { password_hash: null });
  await issueResetToken(tx, context, memberId, { secret, note: { confirmed: true } });
  return `/reset-password/do?token=${secret}`;
}
