import { onCommit, transaction, type Tx } from '~db/database';
import { activateMember, findMember, lockMember, patchMember } from '~db/queries/member';
import { insertOutbox } from '~db/queries/outbox';
import { consumeToken, endTokens, findTokenEverIssued } from '~db/queries/token';
import type { MemberRow } from '~db/schema/member';
import type { TokenRow } from '~db/schema/token';
import type { RequestContext } from '~/server/context/context.server';
import { auditAccount } from '../account-audit.service.server';
import { appearIn } from '../decision/appear.service.server';
import type { LinkPurpose } from '../login/link.service.server';
import { isPersonalPassword } from '../login/common-passwords';
import { hashPassword } from '../login/password.service.server';
import { hashSecret, isSecret } from '../login/secret.service.server';
import { endSessionsIn } from '../sessions/session.service.server';
import { linkInvalid } from './credentials.errors';
import { PASSWORD_CHANGED_TOPIC, type PasswordChangedPayload } from './password-changed.server';

/** The page of a reset link. It holds the form, so the link leads there at once. */
export const resetLink: LinkPurpose = { path: '/reset-password/do' };

/** What the page of the link shows: who holds the link reads the mailbox, so it may name the account. */
export interface OpenReset {
  token: string;
  email: string;
  name: string;
  /** The e-mail address was never confirmed: the new password confirms it. */
  unconfirmed: boolean;
}

/** Undefined for a link that was used, has expired, never existed or belongs to another brand. Changes nothing. */
export async function openReset(context: RequestContext, secret: string): Promise<OpenReset | undefined> {
  const open = await findOpen(context, secret);
  if (!open) return undefined;
  const { email, name, status } = open.member;
  return { token: secret, email: email ?? '', name, unconfirmed: status === 'not_confirmed' };
}

/**
 * Sets the new password, once for a link, and ends all sessions, other reset links, and changes of the e-mail address
 * that nobody has confirmed yet: whoever began them may have known the old password. 'personal' if the password is the
 * member's own name or e-mail address. Throws linkInvalid.
 */
export async function resetPassword(
  context: RequestContext,
  { token: secret, password }: { token: string; password: string },
): Promise<'done' | 'personal'> {
  const open = await findOpen(context, secret);
  if (!open) throw linkInvalid();
  if (isPersonalPassword(password, [open.member.name, open.member.email ?? ''])) return 'personal';
  const hash = await hashPassword(password);
  await transaction(context.db, (tx) => setPasswordIn(tx, context, open, hash));
  return 'done';
}

async function setPasswordIn(
  tx: Tx,
  context: RequestContext,
  { token, member: { id } }: { token: TokenRow; member: MemberRow },
  hash: string,
): Promise<void> {
  const now = context.clock.now();
  const member = await lockMember(tx, id);
  const taken = await consumeToken(tx, token.token_hash, 'reset_password', now);
  if (!taken || !member || member.status === 'deleted') throw linkInvalid();
  await patchMember(tx, id, { password_hash: hash });
  for (const purpose of ['reset_password', 'mail_change'] as const) await endTokens(tx, id, purpose, { now, heir: id });
  await endSessionsIn(tx, context, id);
  await auditAccount(tx, context, 'reset.done', id);
  if (member.status === 'not_confirmed') await confirmIn(tx, context, id);
  const payload: PasswordChangedPayload = { member_id: id, mail_id: context.ids.ulid(), undo: null };
  const row = { id: payload.mail_id, topic: PASSWORD_CHANGED_TOPIC, payload: JSON.stringify(payload) };
  await insertOutbox(tx, { ...row, created_at: now, due_at: now });
  onCommit(tx, context.kickOutbox);
}

/** The page named the profile, and the link came to its mailbox: as with the link of the signup (decision 0016). */
async function confirmIn(tx: Tx, context: RequestContext, id: string): Promise<void> {
  const now = context.clock.now();
  if (!(await activateMember(tx, id, { activated_at: now, last_active_at: now }))) return;
  await endTokens(tx, id, 'activation', { now, heir: id });
  await appearIn(tx, context, id);
  await auditAccount(tx, context, 'activation', id, { by: 'reset' });
}

async function findOpen(
  context: RequestContext,
  secret: string,
): Promise<{ token: TokenRow; member: MemberRow } | undefined> {
  if (!isSecret(secret)) return undefined;
  const token = await findTokenEverIssued(context.db, hashSecret(secret));
  if (!token) await context.limits.token.take(context.network);
  if (token?.purpose !== 'reset_password' || token.consumed_at !== null) return undefined;
  if (token.expires_at <= context.clock.now()) return undefined;
  const member = await findMember(context.db, token.member_id);
  return member?.email && member.status !== 'deleted' ? { token, member } : undefined;
}
