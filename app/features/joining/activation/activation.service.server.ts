import { transaction, type Tx } from '~db/database';
import { activateMember, findMember, getMember } from '~db/queries/member';
import { consumeToken, endTokens, findTokenEverIssued } from '~db/queries/token';
import { deleteWaitingListEmail } from '~db/queries/waiting-list';
import type { MemberRow } from '~db/schema/member';
import type { TokenRow } from '~db/schema/token';
import { isMember } from '~/contract/actor';
import { auditAccount } from '~/features/account/account-audit.service.server';
import { askForPasswordIn, isBrowserOf } from '~/features/account/login/another-browser.service.server';
import { appearIn } from '~/features/account/state/appear.service.server';
import type { LinkPurpose } from '~/features/account/links/link.service.server';
import { hashSecret, isSecret } from '~/features/account/secret.service.server';
import { endSessionsIn } from '~/features/account/sessions/session.service.server';
import { returnUndeliveredIn } from '~/features/chat/server/chat.service.server';
import { messageId } from '~/i18n/message-id';
import type { MemberContext, RequestContext } from '~/server/context/context.server';
import { enqueueMail } from '../signup/signup-outbox.server';
import { insertAccountIn, takeEmailIn, type NewAccount } from '../signup/new-account.server';

/**
 * The mailed link that confirms an e-mail address: the page names the profile, and pressing the button makes it
 * visible. If someone had signed up with the address before and never confirmed it, the link contains the whole of its
 * own signup: the owner of the mailbox gets what they typed themselves, and nothing of a stranger's account. In another
 * browser than that of the signup the password and the sessions go too (decision 0068).
 */
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
      values: { name: insteadOf(token)?.member.name ?? member.name, email: member.email, brand: context.tenant.name },
    };
  },

  consume(context, token, secret) {
    const link = { token, secret, reset: context.ids.token() };
    return transaction(context.db, (tx) => activateIn(tx, context, link));
  },

  /** If the link was pressed twice or opened again later, the account is confirmed already. */
  async meetUsed(context, token, secret) {
    return pageOfUsed(context, await findMember(context.db, token.member_id), secret);
  },
};

/** Where a link leads that was followed before. Anyone who left before a password was chosen has the way to one sent. */
function pageOfUsed(context: RequestContext, member: MemberRow | undefined, secret: string): string {
  if (member?.status !== 'active') return '/activate/error';
  return member.password_hash === null ? '/reset-password' : donePage(context, member, secret);
}

function donePage({ viewer }: RequestContext, { id }: MemberRow, secret: string): string {
  return isMember(viewer) && viewer.member.id === id ? '/activate/done' : `/activate/done?token=${secret}`;
}

/** Whether the page after a confirmation has something to say: to a confirmed member, or to the holder of a followed link. */
export async function isConfirmed(context: RequestContext, secret: string): Promise<boolean> {
  const { viewer, db, limits, network } = context;
  if (isMember(viewer)) return viewer.member.status === 'active';
  if (!isSecret(secret)) return false;
  const token = await findTokenEverIssued(db, hashSecret(secret));
  if (!token) await limits.token.take(network);
  if (token?.purpose !== 'activation' || token.consumed_at === null) return false;
  return (await findMember(db, token.member_id))?.status === 'active';
}

interface Followed {
  token: TokenRow;
  secret: string;
  /** The secret of the way to a new password, if one is needed. */
  reset: string;
}

async function activateIn(tx: Tx, context: RequestContext, { token, secret, reset }: Followed): Promise<string> {
  const now = context.clock.now();
  const consumed = await consumeToken(tx, token.token_hash, 'activation', now);
  const memberId = consumed && (await findConfirmed(tx, context, consumed));
  if (!memberId || !(await activateMember(tx, memberId, { activated_at: now, last_active_at: now }))) {
    return pageOfUsed(context, await findHeir(tx, token), secret);
  }
  await endTokens(tx, token.member_id, 'activation', { now, heir: memberId });
  // What the waiting list was for has happened.
  const member = await getMember(tx, memberId);
  if (member.email_key !== null) await deleteWaitingListEmail(tx, member.email_key);
  await appearIn(tx, context, memberId);
  const known = isBrowserOf(context, memberId);
  await auditAccount(tx, context, 'activation', memberId, known ? undefined : { elsewhere: true });
  return known ? donePage(context, member, secret) : askForPasswordIn(tx, context, memberId, reset);
}

/** The id of the account that this link confirms; undefined if the e-mail address is no longer available. */
async function findConfirmed(tx: Tx, context: RequestContext, token: TokenRow): Promise<string | undefined> {
  const instead = insteadOf(token);
  if (!instead) return token.member_id;
  const email = await takeEmailIn(tx, token.member_id, context.clock.now());
  if (!email) return undefined;
  await endSessionsIn(tx, context, token.member_id);
  await returnUndeliveredIn(tx, context, token.member_id);
  if (!(await insertAccountIn(tx, context, instead, email)))
    throw new Error('an e-mail address that was free is taken');
  await auditAccount(tx, context, 'signup', instead.member.id, { instead: true });
  return instead.member.id;
}

/** Reads the token again, because a simultaneous press may have given it to another account. */
async function findHeir(tx: Tx, { token_hash }: TokenRow): Promise<MemberRow | undefined> {
  const token = await findTokenEverIssued(tx, token_hash);
  return token && findMember(tx, token.member_id);
}

function insteadOf({ payload }: TokenRow): NewAccount | undefined {
  // Written by the job of the mail, from validated form values.
  return payload === null ? undefined : (JSON.parse(payload) as NewAccount);
}

/** 'wait': too many were sent within the hour; 'none': there is nothing to confirm. */
export type Resent = 'sent' | 'wait' | 'none';

/** Sends the activation mail again, at most a few times an hour. */
export async function resendActivation(context: MemberContext): Promise<Resent> {
  if (context.member.status !== 'not_confirmed') return 'none';
  const key = `${context.tenant.id}|activation|${context.member.id}`;
  if ((await context.limits.mail.tryTake(key)) > 0) return 'wait';
  const payload = { member_id: context.member.id, mail_id: context.ids.ulid() };
  await transaction(context.db, (tx) => enqueueMail(tx, context, 'account.activation-mail', payload));
  return 'sent';
}
