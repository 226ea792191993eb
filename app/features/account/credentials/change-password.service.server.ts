import { onCommit, transaction, type Tx } from '~db/database';
import { lockMember, patchMember } from '~db/queries/member';
import { insertOutbox } from '~db/queries/outbox';
import { endChallenges } from '~db/queries/passkey-challenge';
import { endTokens } from '~db/queries/token';
import type { MemberRow } from '~db/schema/member';
import { isMember } from '~/contract/actor';
import type { MemberContext } from '~/server/context/context.server';
import { auditAccount } from '../account-audit.service.server';
import { isPersonalPassword } from '../passwords/common-passwords';
import { hashPassword } from '../passwords/password.service.server';
import { endSessionsIn, startSessionIn } from '../sessions/session.service.server';
import { checkOwnPassword } from '../passwords/own-password.service.server';
import { PASSWORD_CHANGED_TOPIC, type PasswordChangedPayload } from './password-changed.server';
import { seedUndoIn } from '../links/undo-seed.server';

export type PasswordOutcome = { kind: 'wrong' | 'same' | 'personal' } | { kind: 'done'; cookies: string[] };

/**
 * Changes the password of a member who knows the old one. All other sessions end, and this one goes on with a new
 * token; so do open resets and changes of the e-mail address. A mail offers an undo for 48 hours.
 */
export async function changePassword(
  context: MemberContext,
  { oldPassword, newPassword }: { oldPassword: string; newPassword: string },
): Promise<PasswordOutcome> {
  const member = await checkOwnPassword(context, oldPassword);
  if (!member) return { kind: 'wrong' };
  if (newPassword.normalize('NFKC') === oldPassword.normalize('NFKC')) return { kind: 'same' };
  if (isPersonalPassword(newPassword, [member.name, member.email ?? ''])) return { kind: 'personal' };
  const hash = await hashPassword(newPassword);
  const created = {
    memberId: member.id,
    sessionId: context.ids.ulid(),
    token: context.ids.token(),
    mailId: context.ids.ulid(),
  };
  return transaction(context.db, (tx) => changeIn(tx, context, { member, hash, created }));
}

interface Change {
  member: MemberRow;
  hash: string;
  created: { memberId: string; sessionId: string; token: string; mailId: string };
}

async function changeIn(tx: Tx, context: MemberContext, { member, hash, created }: Change): Promise<PasswordOutcome> {
  const now = context.clock.now();
  const current = await lockMember(tx, member.id);
  // Another tab was faster: what was checked is no longer the password.
  if (current?.password_hash !== member.password_hash || current?.status === 'deleted') return { kind: 'wrong' };
  await patchMember(tx, member.id, { password_hash: hash });
  for (const purpose of ['reset_password', 'mail_change'] as const)
    await endTokens(tx, member.id, purpose, { now, heir: member.id });
  // Begun with the old password, by anyone who knew it.
  await endChallenges(tx, member.id);
  if (isMember(context.viewer)) await endSessionsIn(tx, context, member.id, context.viewer.sessionId);
  const cookies = await startSessionIn(tx, context, created);
  await auditAccount(tx, context, 'password.changed', member.id);
  // An address that nobody has confirmed may be a stranger's, who must not get a link into the account.
  const undo =
    current.email && current.status === 'active'
      ? await seedUndoIn(tx, context, member.id, { email: current.email })
      : null;
  const payload: PasswordChangedPayload = { member_id: member.id, mail_id: created.mailId, undo };
  const row = { id: created.mailId, topic: PASSWORD_CHANGED_TOPIC, payload: JSON.stringify(payload) };
  await insertOutbox(tx, { ...row, created_at: now, due_at: now });
  onCommit(tx, context.kickOutbox);
  return { kind: 'done', cookies };
}
