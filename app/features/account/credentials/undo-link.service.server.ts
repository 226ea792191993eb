import { transaction, type Tx } from '~db/database';
import { changeMemberEmail } from '~db/queries/member-email';
import { emailKeyOf, findMember, findMemberByEmail, lockMember, patchMember } from '~db/queries/member';
import { deletePasskeysSince } from '~db/queries/passkey';
import { endChallenges } from '~db/queries/passkey-challenge';
import { deleteSession } from '~db/queries/session';
import { consumeToken, endTokens, findTokenEverIssued } from '~db/queries/token';
import type { MemberRow } from '~db/schema/member';
import type { TokenRow } from '~db/schema/token';
import { isMember } from '~/contract/actor';
import { messageId } from '~/i18n/message-id';
import type { RequestContext } from '~/server/context/context.server';
import { auditAccount } from '../account-audit.service.server';
import { isLinkOpen, type OneButtonLink } from '../links/link.service.server';
import { hashSecret, isSecret } from '../secret.service.server';
import { endSessionsIn } from '../sessions/session.service.server';
import { canReturn, restoreAccountIn } from '../state/take-back.service.server';
import { tellReplacedEmailIn } from './change-undone.server';
import { freeEmailIn } from './free-email.server';
import { changePage, mailChangeLink, stateOfMailChange } from './mail-change-link.service.server';
import type { MailChangeState } from './followed-link/MailChanged';
import { issueResetToken } from '../links/reset-token.server';
import { UNDO_MS, type Before } from '../links/undo-seed.server';

/**
 * The link that undoes a change of the password or the e-mail address, for 48 hours. The address becomes that of the
 * moment before the change, all sessions end, no password works any more, and a new one is chosen at once. What was
 * changed later goes too, with the undo links of these changes: anyone who changes twice gains nothing by it. Passkeys that
 * were added after the change or in the 48 hours before it are removed, because someone who takes an account over may
 * begin with one; older ones still work and are listed on the page that follows (decision 0068). An account that was
 * deleted since is taken back.
 */
export const undoLink: OneButtonLink = {
  async describe(context, token) {
    const member = await findMember(context.db, token.member_id);
    const before = beforeOf(token);
    if (!before || !member || isBeyond(member, context.clock.now())) return undefined;
    return {
      meta: messageId('credentials.undo-meta'),
      title: messageId('credentials.undo-title'),
      text: before.of === 'passkey' ? messageId('credentials.undo-passkey-text') : messageId('credentials.undo-text'),
      note: messageId('credentials.undo-note'),
      button: messageId('credentials.undo-button'),
      values: { name: member.name, email: before.email, brand: context.tenant.name },
    };
  },

  async consume(context, token, secret) {
    const reset = context.ids.token();
    try {
      return (await transaction(context.db, (tx) => undoIn(tx, context, token, reset))) ?? changePage(secret);
    } catch (error) {
      if (error instanceof EmailTaken) return changePage(secret);
      throw error;
    }
  },

  meetUsed: async (_context, _token, secret) => changePage(secret),
};

const isBeyond = (member: MemberRow, now: number) => member.status === 'deleted' && !canReturn(member, now);

class EmailTaken extends Error {}

/** `secret`: of the way to a new password. Returns the path to it; undefined if there is nothing to undo any more. */
async function undoIn(tx: Tx, context: RequestContext, token: TokenRow, secret: string): Promise<string | undefined> {
  const now = context.clock.now();
  const member = await lockMember(tx, token.member_id);
  const consumed = await consumeToken(tx, token.token_hash, 'undo_change', now);
  const before = consumed && beforeOf(consumed);
  if (!before || !member || isBeyond(member, now)) return undefined;
  const moved = emailKeyOf(before.email) !== member.email_key;
  // Rolls back, so that the link still works once customer service has sorted it out.
  if (moved && !(await freeEmailIn(tx, context, before.email, member.id))) throw new EmailTaken();
  if (moved && !(await changeMemberEmail(tx, member.id, before.email))) throw new EmailTaken();
  await patchMember(tx, member.id, { password_hash: null });
  // Anyone who changed the account may have deleted it too, and the mail about that went to the other address.
  if (member.status === 'deleted') await restoreAccountIn(tx, context, member);
  const ended = { now, heir: member.id };
  await endTokens(tx, member.id, 'undo_change', { ...ended, since: token.created_at });
  for (const purpose of ['reset_password', 'mail_change'] as const) await endTokens(tx, member.id, purpose, ended);
  // The page that follows the link goes on to the choice of a password. Told to log out, it would leave for the login.
  const here = isMember(context.viewer) ? context.viewer.sessionId : undefined;
  await endSessionsIn(tx, context, member.id, here);
  if (here !== undefined) await deleteSession(tx, member.id, here);
  await endChallenges(tx, member.id);
  const passkeys = await deletePasskeysSince(tx, member.id, token.created_at - UNDO_MS);
  await auditAccount(tx, context, 'change.undone', member.id, { email: moved, passkeys });
  if (moved && member.email) await tellReplacedEmailIn(tx, context, member.id, member.email);
  await issueResetToken(tx, context, member.id, { secret });
  return `/reset-password/do?token=${secret}`;
}

/** What the page says of the link with this secret, to anyone who holds it. 'open': there is still something to press. */
export async function findChangeState(context: RequestContext, secret: string): Promise<MailChangeState | 'open'> {
  if (!isSecret(secret)) return 'invalid';
  const token = await findTokenEverIssued(context.db, hashSecret(secret));
  if (!token) await context.limits.token.take(context.network);
  if (token?.purpose !== 'mail_change' && token?.purpose !== 'undo_change') return 'invalid';
  const link = token.purpose === 'mail_change' ? mailChangeLink : undoLink;
  const open = isLinkOpen(context, token) && (await link.describe(context, token)) !== undefined;
  if (token.purpose === 'mail_change') return open ? 'open' : stateOfMailChange(context, token);
  const before = open ? beforeOf(token) : undefined;
  if (!before) return 'undo-ended';
  const holder = await findMemberByEmail(context.db, before.email);
  return holder && holder.id !== token.member_id ? 'undo-taken' : 'open';
}

function beforeOf({ payload }: TokenRow): Before | undefined {
  return payload === null ? undefined : (JSON.parse(payload) as Before);
}
