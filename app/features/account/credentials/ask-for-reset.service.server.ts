import { onCommit, transaction } from '~db/database';
import { findMember, findMemberByEmail } from '~db/queries/member';
import { insertOutbox } from '~db/queries/outbox';
import { countTokensSince, findTokenEverIssued, prolongToken } from '~db/queries/token';
import type { RequestContext, BrandContext } from '~/server/context/context.server';
import { DAY } from '~/time/durations';
import { auditByStranger } from '../account-audit.service.server';
import { accountDeleted } from '../account.errors';
import { hashSecret } from '../secret.service.server';
import { sendBrandMail } from '../mail/brand-mail.service.server';
import { isGone } from '../state/reactivation';
import { takeAsking, takeFromMailLimits } from '../links/link-limits.service.server';
import { deletedAccountMail, resetMail } from './reset-mails';
import { issueResetToken, RESET_MS } from '../links/reset-token.server';

export const RESET_TOPIC = 'account.reset-asked';
export interface ResetPayload {
  /** Null if nobody has the address that was typed: a row is written all the same, so that it takes the same time. */
  member_id: string | null;
  mail_id: string;
  /** When it was asked for; jobs of an earlier version have none. */
  asked_at?: number;
  /** On a device that the owner has used before: what others ask for does not count against it. */
  known?: boolean;
}

/** Links of one account in a day for strangers, whatever the servers of the brand have counted each for itself. */
const MOST_LINKS = 25;

/**
 * Notes that someone wants a link to set a new password; a job sends it. 'unknown' if no account has the e-mail
 * address, which a brand with neutral answers does not say: there, everything until the mail is the same.
 */
export async function askForReset(context: RequestContext, email: string): Promise<'sent' | 'unknown'> {
  await takeAsking(context);
  const found = await findMemberByEmail(context.db, email);
  const member = found && !isGone(found, context.clock.now()) ? found : undefined;
  const neutral = context.tenant.neutral_account_answers;
  if (!neutral && !member) return 'unknown';
  if (!neutral && member?.status === 'deleted') throw accountDeleted();
  const known = await takeFromMailLimits(context, email, member);
  const [now, mailId] = [context.clock.now(), context.ids.ulid()];
  const payload: ResetPayload = { member_id: member?.id ?? null, mail_id: mailId, asked_at: now, known };
  await transaction(context.db, async (tx) => {
    const row = { id: mailId, topic: RESET_TOPIC, payload: JSON.stringify(payload), created_at: now, due_at: now };
    await insertOutbox(tx, row);
    onCommit(tx, context.kickOutbox);
  });
  await auditByStranger(context, 'reset.asked', member?.id ?? null);
  return 'sent';
}

/**
 * The job: sends the link, or says that the account was deleted. What was asked for while the mail server was down is
 * not sent after the time of its link: anyone who asked does not expect it any more, and has perhaps asked again.
 */
export async function sendResetLink(
  context: BrandContext,
  { member_id, mail_id, asked_at, known = false }: ResetPayload,
): Promise<void> {
  const { clock, tenant } = context;
  if (asked_at !== undefined && clock.now() - asked_at >= RESET_MS) return;
  const member = member_id === null ? undefined : await findMember(context.db, member_id);
  if (!member?.email || isGone(member, clock.now())) return;
  if (member.status === 'deleted') {
    return sendBrandMail(context, { memberId: member.id, mailId: mail_id }, (intl, { name }) =>
      deletedAccountMail(tenant, intl, name),
    );
  }
  const secret = await issueForMail(context, member.id, { mail_id, known });
  if (secret === undefined) return;
  const url = `${context.origin}/${secret}`;
  const unconfirmed = member.status === 'not_confirmed';
  await sendBrandMail(context, { memberId: member.id, mailId: mail_id }, (intl, { name }) =>
    resetMail(tenant, intl, { name, url, unconfirmed }),
  );
}

/**
 * The secret of the link in this mail. It is computed, so that every attempt to send the mail has the same one: a mail
 * server that is down does not use up the links of the day. Undefined if there were enough, or the link was ended.
 */
async function issueForMail(
  context: BrandContext,
  memberId: string,
  { mail_id, known }: { mail_id: string; known: boolean },
): Promise<string | undefined> {
  const { db, clock, keyedHash, tenant } = context;
  const now = clock.now();
  const secret = keyedHash('a link to set a new password', [tenant.id, memberId, mail_id].join('|'));
  const before = await findTokenEverIssued(db, hashSecret(secret));
  if (before) {
    if (before.consumed_at !== null) return undefined;
    await prolongToken(db, before.token_hash, now + RESET_MS);
    return secret;
  }
  const links = known ? 0 : await countTokensSince(db, memberId, 'reset_password', now - DAY);
  if (links >= MOST_LINKS) return undefined;
  return issueResetToken(db, context, memberId, { secret });
}
