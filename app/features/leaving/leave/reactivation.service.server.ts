import { transaction } from '~db/database';
import { findMember, lockMember } from '~db/queries/member';
import { consumeToken, findTokenEverIssued } from '~db/queries/token';
import type { LinkPurpose } from '~/features/account/links/link.service.server';
import { hashSecret, isSecret } from '~/features/account/secret.service.server';
import { canReturn, restoreAccountIn } from '~/features/account/state/take-back.service.server';
import { messageId } from '~/i18n/message-id';
import type { RequestContext } from '~/server/context/context.server';
import { deletedPath } from '../certificate/deleted-path';
import { leaveReasons, type LeaveReason } from './leave-reasons';
import { leave } from './leave.service.server';

const TAKEN_BACK = '/login?notice=reactivated';
const tooLate = (secret: string) => `/account-deleted?link=${secret}`;

/** The mailed link that takes a deleted account back, for fourteen days. */
export const reactivationLink: LinkPurpose = {
  async describe(context, token) {
    const member = await findMember(context.db, token.member_id);
    if (!member?.email || !canReturn(member, context.clock.now())) return undefined;
    return {
      meta: messageId('leaving.back-meta'),
      title: messageId('leaving.back-title'),
      text: messageId('leaving.back-text'),
      note: messageId('leaving.back-note'),
      button: messageId('leaving.back-button'),
      values: { name: member.name, email: member.email, brand: context.tenant.name },
    };
  },

  async consume(context, token, secret) {
    return transaction(context.db, async (tx) => {
      const now = context.clock.now();
      const member = await lockMember(tx, token.member_id);
      if (!member || !canReturn(member, now)) return member?.status === 'active' ? TAKEN_BACK : tooLate(secret);
      if (!(await consumeToken(tx, token.token_hash, 'reactivation', now))) return tooLate(secret);
      await restoreAccountIn(tx, context, member);
      return TAKEN_BACK;
    });
  },

  async meetUsed(context, token, secret) {
    const member = await findMember(context.db, token.member_id);
    return member && member.status !== 'deleted' ? TAKEN_BACK : tooLate(secret);
  },
};

/** Whether a link with this secret, to take an account back, came too late: said to its holder alone. */
export async function isTooLate(context: RequestContext, secret: string | null): Promise<boolean> {
  if (secret === null || !isSecret(secret)) return false;
  const token = await findTokenEverIssued(context.db, hashSecret(secret));
  if (!token) await context.limits.token.take(context.network);
  if (token?.purpose !== 'reactivation') return false;
  const member = await findMember(context.db, token.member_id);
  return !member || (member.status === 'deleted' && !canReturn(member, context.clock.now()));
}

/** The mailed link with which a member without a password confirms that they want to leave. */
export const leaveLink: LinkPurpose = {
  async describe(context, token) {
    const member = await findMember(context.db, token.member_id);
    if (!member?.email || member.status === 'deleted') return undefined;
    return {
      meta: messageId('leaving.link-title'),
      title: messageId('leaving.link-title'),
      text: messageId('leaving.link-text'),
      note: messageId('leaving.link-note'),
      button: messageId('leaving.delete'),
      values: { name: member.name, email: member.email, brand: context.tenant.name },
    };
  },

  async consume(context, token) {
    const reason = leaveReasons.find((reason) => reason === token.payload) ?? ('' as LeaveReason | '');
    const { code } = await leave(context, token.member_id, { reason, words: '' }, async (tx) => {
      return (await consumeToken(tx, token.token_hash, 'leave', context.clock.now())) !== undefined;
    });
    return deletedPath(code);
  },

  meetUsed: () => Promise.resolve('/login'),
};
