import { transaction, type Tx } from '~db/database';
import { activateMember, findMember, getMember } from '~db/queries/member';
import { consumeToken } from '~db/queries/token';
import type { TokenRow } from '~db/schema/token';
import { deliverWaitingIn } from '~/features/chat/chat.service.server';
import { giveSignupLikesIn } from '~/features/likes/signup-likes.service.server';
import { messageId } from '~/i18n/message-id';
import type { MemberContext, RequestContext } from '~/server/context.server';
import { auditAccount } from './account-audit.server';
import { enqueueMail } from './account-outbox.server';
import type { LinkPurpose } from './link-purposes.server';

/** The mailed link that confirms an address: the page names the profile, the press makes it visible. */
export const activationLink: LinkPurpose = {
  async describe(context, token) {
    const member = await findMember(context.db, token.member_id);
    if (!member?.email || member.status !== 'not_confirmed') return undefined;
    return {
      meta: messageId('account.activate-meta'),
      title: messageId('account.activate-title'),
      text: messageId('account.activate-text'),
      note: messageId('account.activate-not-you'),
      button: messageId('account.activate-button'),
      values: { name: member.name, email: member.email, brand: context.tenant.name },
    };
  },

  async consume(context, token) {
    const done = await transaction(context.db, (tx) => activateIn(tx, context, token));
    return done ? '/activate/done' : '/activate/error';
  },

  /** Pressed twice, or opened again later: what the person wanted is so. */
  async meetUsed(context, token) {
    const member = await findMember(context.db, token.member_id);
    return member?.status === 'active' ? '/activate/done' : '/activate/error';
  },
};

async function activateIn(tx: Tx, context: RequestContext, token: TokenRow): Promise<boolean> {
  const now = context.clock.now();
  if (!(await consumeToken(tx, token.token_hash, 'activation', now))) {
    return (await getMember(tx, token.member_id)).status === 'active';
  }
  const first = await activateMember(tx, token.member_id, { activated_at: now, searchable: 1, last_active_at: now });
  if (!first) return (await getMember(tx, token.member_id)).status === 'active';
  await deliverWaitingIn(tx, context, token.member_id);
  await giveSignupLikesIn(tx, context, token.member_id);
  await auditAccount(tx, context, 'activation', token.member_id);
  return true;
}

/** 'wait': it was sent so often within the hour that another would not help; 'none': there is nothing to confirm. */
export type Resent = 'sent' | 'wait' | 'none';

/** The activation mail once more; a few an hour. */
export async function resendActivation(context: MemberContext): Promise<Resent> {
  if (context.member.status !== 'not_confirmed') return 'none';
  const key = `${context.tenant.id}|activation|${context.member.id}`;
  if ((await context.limits.mail.tryTake(key)) > 0) return 'wait';
  const payload = { member_id: context.member.id, mail_id: context.ids.ulid(), waiting_for: null };
  await transaction(context.db, (tx) => enqueueMail(tx, context, 'account.activation-mail', payload));
  return 'sent';
}
