import { onCommit, transaction } from '~db/database';
import { emailKeyOf, findMember, findMemberByEmail, getMember, lockMember } from '~db/queries/member';
import { insertOutbox } from '~db/queries/outbox';
import { endTokens, findLatestToken, insertToken } from '~db/queries/token';
import type { MemberContext, BrandContext } from '~/server/context/context.server';
import { auditAccount } from '../account-audit.service.server';
import { hashSecret } from '../secret.service.server';
import { sendBrandMail } from '../mail/brand-mail.service.server';
import { isGone } from '../state/reactivation';
import { emailTakenMail, mailChangeMail } from './mail-change-mails';
import { checkOwnPassword } from '../passwords/own-password.service.server';
import { issueFromSeed } from '../links/undo-seed.server';

export const MAIL_CHANGE_TOPIC = 'account.mail-change-asked';
export interface MailChangePayload {
  /** The hash of the row in `token` that holds the new address; the outbox holds none. */
  request: string;
  mail_id: string;
}

export const CHANGE_MS = 24 * 60 * 60 * 1000;

export type EmailOutcome = 'sent' | 'wrong' | 'same' | 'taken';

/**
 * Asks for another e-mail address: it becomes the member's when the link sent there is followed. A later request takes
 * the place of an earlier one. A brand with neutral answers does not say that the address has an account; its owner
 * learns it by mail.
 */
export async function askForEmailChange(
  context: MemberContext,
  { email, password }: { email: string; password: string },
): Promise<EmailOutcome> {
  const member = await checkOwnPassword(context, password);
  if (!member) return 'wrong';
  // A claim (decision 0092) has the address as it was typed, too.
  if (member.email !== null && emailKeyOf(email) === emailKeyOf(member.email)) return 'same';
  const holder = await findMemberByEmail(context.db, email);
  const inUse = holder !== undefined && !isGone(holder, context.clock.now());
  if (inUse && !context.tenant.neutral_account_answers) return 'taken';
  await context.limits.mail.take(`${context.tenant.id}|mail change|${member.id}`);
  const now = context.clock.now();
  const [request, mailId] = [hashSecret(context.ids.token()), context.ids.ulid()];
  const payload: MailChangePayload = { request, mail_id: mailId };
  return transaction(context.db, async (tx): Promise<EmailOutcome> => {
    // A new password has ended the sessions and the open requests of anyone who knew the old one; this came too late.
    const current = await lockMember(tx, member.id);
    if (current?.password_hash !== member.password_hash || current?.status === 'deleted') return 'wrong';
    await endTokens(tx, member.id, 'mail_change', { now, heir: member.id });
    await insertToken(tx, {
      token_hash: request,
      purpose: 'mail_change',
      member_id: member.id,
      payload: JSON.stringify({ email }),
      created_at: now,
      expires_at: now + CHANGE_MS,
    });
    const row = {
      id: mailId,
      topic: MAIL_CHANGE_TOPIC,
      payload: JSON.stringify(payload),
      created_at: now,
      due_at: now,
    };
    await insertOutbox(tx, row);
    onCommit(tx, context.kickOutbox);
    await auditAccount(tx, context, 'email.asked', member.id);
    return 'sent';
  });
}

export interface ShownEmail {
  email: string;
  /** The address that waits for its link to be followed; null if there is none. */
  waiting: string | null;
}

export async function findOwnEmail({ db, member, clock }: MemberContext): Promise<ShownEmail> {
  const { email } = await getMember(db, member.id);
  const token = await findLatestToken(db, member.id, 'mail_change', clock.now());
  return {
    email: email ?? '',
    waiting: token?.payload ? (JSON.parse(token.payload) as { email: string }).email : null,
  };
}

/** The links that were sent no longer work. */
export async function cancelEmailChange({ db, member, clock }: MemberContext): Promise<void> {
  await transaction(db, (tx) => endTokens(tx, member.id, 'mail_change', { now: clock.now(), heir: member.id }));
}

/** The job: sends the link to the new address, or tells an account that has it that someone asked. */
export async function sendMailChange(context: BrandContext, payload: MailChangePayload): Promise<void> {
  const issued = await issueFromSeed(context, payload.request);
  if (!issued?.token.payload) return;
  const { email } = JSON.parse(issued.token.payload) as { email: string };
  const member = await findMember(context.db, issued.token.member_id);
  if (!member || member.status === 'deleted') return;
  const holder = await findMemberByEmail(context.db, email);
  const [mailId, { tenant }] = [payload.mail_id, context];
  if (holder && holder.status !== 'not_confirmed' && !isGone(holder, context.clock.now())) {
    await sendBrandMail(context, { memberId: holder.id, mailId }, (intl, { name }) =>
      emailTakenMail(tenant, intl, name),
    );
    return;
  }
  await sendBrandMail(context, { memberId: member.id, mailId, email }, (intl, { name }) =>
    mailChangeMail(tenant, intl, { name, url: issued.url }),
  );
}
