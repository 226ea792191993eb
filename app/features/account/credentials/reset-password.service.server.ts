import { onCommit, transaction, type Tx } from '~db/database';
import { activateMember, findMember, lockMember, patchMember } from '~db/queries/member';
import { insertOutbox } from '~db/queries/outbox';
import { listPasskeys } from '~db/queries/passkey';
import { endChallenges } from '~db/queries/passkey-challenge';
import { consumeToken, endTokens, findTokenEverIssued, noteOnToken } from '~db/queries/token';
import type { MemberRow } from '~db/schema/member';
import type { TokenRow } from '~db/schema/token';
import type { BrandContext, RequestContext } from '~/server/context/context.server';
import { auditAccount } from '../account-audit.service.server';
import { appearIn } from '../state/appear.service.server';
import type { LinkPurpose } from '../links/link.service.server';
import { isPersonalPassword } from '../passwords/common-passwords';
import { hashPassword } from '../passwords/password.service.server';
import { hashSecret, isSecret } from '../secret.service.server';
import { removePasskeyIn, viewPasskeys } from '../passkeys/passkey-list.service.server';
import type { ShownPasskey } from '../passkeys/passkey-view';
import { endSessionsIn } from '../sessions/session.service.server';
import { linkInvalid } from './credentials.errors';
import { PASSWORD_CHANGED_TOPIC, type PasswordChangedPayload } from './password-changed.server';
import { resetNoteOf, type ResetNote } from '../links/reset-token.server';

/** The page of a reset link. It holds the form, so the link leads there at once. */
export const resetLink: LinkPurpose = { path: '/reset-password/do' };

/** What the page of the link shows: who holds the link reads the mailbox, so it may name the account. */
export interface OpenReset {
  token: string;
  email: string;
  name: string;
  /** The e-mail address was never confirmed: the new password confirms it. */
  unconfirmed: boolean;
  /** The e-mail address was confirmed a moment ago, in another browser than that of the signup. */
  confirmed: boolean;
}

/** The page of a reset link: before the password is set, and after it while there may be passkeys to remove. */
export interface ResetPage {
  reset: OpenReset | null;
  done: { token: string; email: string } | null;
  passkeys: ShownPasskey[];
}

/** Nothing for a link that was used up, has expired, never existed or belongs to another brand. Changes nothing. */
export async function openReset(context: RequestContext, secret: string): Promise<ResetPage> {
  const link = await findHeld(context, secret);
  if (!link) return { reset: null, done: null, passkeys: [] };
  const { email, name, status } = link.member;
  const passkeys = await viewPasskeys(context, link.member.id);
  if (link.note.set) return { reset: null, done: { token: secret, email: email ?? '' }, passkeys };
  const [unconfirmed, confirmed] = [status === 'not_confirmed', link.note.confirmed === true];
  return { reset: { token: secret, email: email ?? '', name, unconfirmed, confirmed }, done: null, passkeys };
}

/**
 * Removes a passkey for anyone who holds the link, before or after its password was set, and ends all sessions. It may be the
 * last one: the mailbox leads back in. Throws linkInvalid.
 */
export async function removePasskeyByReset(
  context: RequestContext,
  { token: secret, passkey }: { token: string; passkey: string },
): Promise<void> {
  const link = await findHeld(context, secret);
  if (!link) throw linkInvalid();
  await transaction(context.db, async (tx) => {
    const member = await lockMember(tx, link.member.id);
    const token = await findTokenEverIssued(tx, link.token.token_hash);
    // Ended meanwhile by a change of the password, which listed the passkeys itself.
    if (!member || !token || !isHeld(context, token)) throw linkInvalid();
    await endChallenges(tx, member.id);
    await removePasskeyIn(tx, context, member, { passkey, here: undefined });
  });
}

/**
 * Sets the new password, once for a link, and ends all sessions, other reset links, and changes of the e-mail address
 * that nobody has confirmed yet: anyone who began them may have known the old password. 'personal' if the password is the
 * member's own name or e-mail address. 'passkeys' if some are left, which the page of the link goes on listing until the
 * link expires. Throws linkInvalid.
 */
export async function resetPassword(
  context: RequestContext,
  { token: secret, password }: { token: string; password: string },
): Promise<ResetOutcome> {
  const open = await findHeld(context, secret);
  if (!open || open.note.set) throw linkInvalid();
  if (isPersonalPassword(password, [open.member.name, open.member.email ?? ''])) return 'personal';
  const hash = await hashPassword(password);
  return transaction(context.db, (tx) => setPasswordIn(tx, context, open, hash));
}

/** 'confirmed': the password of an account whose e-mail address was confirmed a moment ago. */
export type ResetOutcome = 'done' | 'passkeys' | 'confirmed' | 'personal';

async function setPasswordIn(
  tx: Tx,
  context: RequestContext,
  { token, note, member: { id } }: Held,
  hash: string,
): Promise<ResetOutcome> {
  const now = context.clock.now();
  const member = await lockMember(tx, id);
  const consumed = await consumeToken(tx, token.token_hash, 'reset_password', now);
  if (!consumed || !member || member.status === 'deleted') throw linkInvalid();
  await patchMember(tx, id, { password_hash: hash });
  for (const purpose of ['reset_password', 'mail_change'] as const) await endTokens(tx, id, purpose, { now, heir: id });
  // A passkey that was begun with the old password.
  await endChallenges(tx, id);
  await endSessionsIn(tx, context, id);
  await auditAccount(tx, context, 'reset.done', id);
  if (member.status === 'not_confirmed') await confirmIn(tx, context, id);
  const payload: PasswordChangedPayload = { member_id: id, mail_id: context.ids.ulid(), undo: null };
  const row = { id: payload.mail_id, topic: PASSWORD_CHANGED_TOPIC, payload: JSON.stringify(payload) };
  await insertOutbox(tx, { ...row, created_at: now, due_at: now });
  onCommit(tx, context.kickOutbox);
  if (note.confirmed) return 'confirmed';
  if ((await listPasskeys(tx, id)).length === 0) return 'done';
  await noteOnToken(tx, token.token_hash, JSON.stringify({ set: true } satisfies ResetNote));
  return 'passkeys';
}

/** The page named the profile, and the link came to its mailbox: as with the link of the signup (decision 0016). */
async function confirmIn(tx: Tx, context: RequestContext, id: string): Promise<void> {
  const now = context.clock.now();
  if (!(await activateMember(tx, id, { activated_at: now, last_active_at: now }))) return;
  await endTokens(tx, id, 'activation', { now, heir: id });
  await appearIn(tx, context, id);
  await auditAccount(tx, context, 'activation', id, { by: 'reset' });
}

interface Held {
  token: TokenRow;
  note: ResetNote;
  member: MemberRow;
}

/** Still to be used, or used to set the password a moment ago. One that was ended otherwise has lost its note. */
const isHeld = ({ clock }: BrandContext, token: TokenRow) =>
  token.purpose === 'reset_password' &&
  token.expires_at > clock.now() &&
  (token.consumed_at === null || resetNoteOf(token).set === true);

async function findHeld(context: RequestContext, secret: string): Promise<Held | undefined> {
  if (!isSecret(secret)) return undefined;
  const token = await findTokenEverIssued(context.db, hashSecret(secret));
  if (!token) await context.limits.token.take(context.network);
  if (!token || !isHeld(context, token)) return undefined;
  const member = await findMember(context.db, token.member_id);
  return member?.email && member.status !== 'deleted' ? { token, note: resetNoteOf(token), member } : undefined;
}
