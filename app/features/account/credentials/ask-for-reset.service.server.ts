import { onCommit, transaction } from '~db/database';
import { emailKeyOf, findMember, findMemberByEmail } from '~db/queries/member';
import { insertOutbox } from '~db/queries/outbox';
import { countTokensSince } from '~db/queries/token';
import type { MemberRow } from '~db/schema/member';
import { tooManyRequests } from '~/server/response/app-error';
import type { RequestContext, ServiceContext } from '~/server/context/context.server';
import type { Limit } from '~/server/limits/limit';
import { auditByStranger } from '../account-audit.service.server';
import { accountDeleted } from '../account.errors';
import { claimsDevice, findKnownDevice } from '../login/known-device.server';
import { sendBrandMail } from '../mail/brand-mail.service.server';
import { isGone } from '../reactivation';
import { tooManyResets } from './credentials.errors';
import { deletedAccountMail, resetMail } from './reset-mails';
import { issueResetToken } from './reset-token.server';

export const RESET_TOPIC = 'account.reset-asked';
export interface ResetPayload {
  /** Null if nobody has the address that was typed: a row is written all the same, so that it takes the same time. */
  member_id: string | null;
  mail_id: string;
}

const DAY = 24 * 60 * 60 * 1000;
/** Links of one account in a day, whatever the servers of the brand have counted each for itself. */
const MOST_LINKS = 25;

/**
 * Notes that somebody wants a link to set a new password; a job sends it. 'unknown' if no account has the e-mail
 * address, which a brand with neutral answers does not say: there, everything until the mail is the same.
 */
export async function askForReset(context: RequestContext, email: string): Promise<'sent' | 'unknown'> {
  await takePlace(context);
  const found = await findMemberByEmail(context.db, email);
  const member = found && !isGone(found, context.clock.now()) ? found : undefined;
  const neutral = context.tenant.neutral_account_answers;
  if (!neutral && !member) return 'unknown';
  if (!neutral && member?.status === 'deleted') throw accountDeleted();
  await takeMail(context, email, member);
  const [now, mailId] = [context.clock.now(), context.ids.ulid()];
  const payload: ResetPayload = { member_id: member?.id ?? null, mail_id: mailId };
  await transaction(context.db, async (tx) => {
    const row = { id: mailId, topic: RESET_TOPIC, payload: JSON.stringify(payload), created_at: now, due_at: now };
    await insertOutbox(tx, row);
    onCommit(tx, context.kickOutbox);
  });
  await auditByStranger(context, 'reset.asked', member?.id ?? null);
  return 'sent';
}

/** Nobody tries many addresses. Others in the same network wait at most, and are not shut out. */
async function takePlace({ limits, tenant, network, ipKey }: RequestContext): Promise<void> {
  await takeAll(
    [
      [limits.reset, `${tenant.id}|${ipKey()}`],
      [limits.resetNetwork, `${tenant.id}|${network}`],
    ],
    tooManyRequests,
  );
}

/**
 * Few mails for one address and network, and not many for one address. A device that the owner has used before has a
 * limit of its own, so that nobody elsewhere can use up the owner's.
 */
async function takeMail(context: RequestContext, email: string, member: MemberRow | undefined): Promise<void> {
  const { limits, tenant, network } = context;
  const account = `${tenant.id}|${emailKeyOf(email)}`;
  const device = member && claimsDevice(context) ? findKnownDevice(context, member.id) : undefined;
  const places: [Limit, string][] = device
    ? [[limits.resetAccount, `${account}|${device}`]]
    : [
        [limits.resetAccount, `${account}|${network}`],
        [limits.resetMailbox, account],
      ];
  await takeAll(places, tooManyResets);
}

/** Counts one in each limit. What one of them refuses does not count for the others. */
async function takeAll(places: [Limit, string][], refuse: typeof tooManyResets): Promise<void> {
  for (const [at, [limit, key]] of places.entries()) {
    const wait = await limit.tryTake(key);
    if (wait === 0) continue;
    for (const [taken, takenKey] of places.slice(0, at)) await taken.giveBack(takenKey);
    throw refuse({ retry_after: Math.ceil(wait / 1000) });
  }
}

/** The job: sends the link, or says that the account was deleted. */
export async function sendResetLink(context: ServiceContext, { member_id, mail_id }: ResetPayload): Promise<void> {
  const { db, clock, tenant } = context;
  const member = member_id === null ? undefined : await findMember(db, member_id);
  if (!member?.email || isGone(member, clock.now())) return;
  if (member.status === 'deleted') {
    return sendBrandMail(context, { memberId: member.id, mailId: mail_id }, (intl, { name }) =>
      deletedAccountMail(tenant, intl, name),
    );
  }
  if ((await countTokensSince(db, member.id, 'reset_password', clock.now() - DAY)) >= MOST_LINKS) return;
  const url = `${context.origin}/${await issueResetToken(db, context, member.id)}`;
  const unconfirmed = member.status === 'not_confirmed';
  await sendBrandMail(context, { memberId: member.id, mailId: mail_id }, (intl, { name }) =>
    resetMail(tenant, intl, { name, url, unconfirmed }),
  );
}
