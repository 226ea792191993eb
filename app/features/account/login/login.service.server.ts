import { emailKeyOf, findMemberByEmail } from '~db/queries/member';
import type { MemberRow } from '~db/schema/member';
import { isMember } from '~/contract/actor';
import type { BrandContext, RequestContext } from '~/server/context/context.server';
import type { Limit } from '~/server/limits/limit';
import { auditByStranger } from '../account-audit.service.server';
import { loginBlocked, loginFailed, loginFailedNeutral } from '../account.errors';
import { parseEmail } from '../email-address';
import { claimsDevice, findKnownDevice } from '../known-device.service.server';
import { openSession, refuseDeleted } from '../sessions/open-session.server';
import { verifyPassword } from '../passwords/password.service.server';
import { findViewer } from '../sessions/session.service.server';
import { toUserResponse } from '../user-response.service.server';

export interface Credentials {
  email: string;
  password: string;
}

/**
 * Logs in by e-mail address and password; returns the Set-Cookie values (session, device, the member's language).
 * Throws loginFailed, loginFailedNeutral, loginBlocked, accountDeleted or tooBusy.
 */
export async function logIn(context: RequestContext, credentials: Credentials): Promise<string[]> {
  return (await openSession(context, await authenticate(context, credentials))).cookies;
}

export async function logInForApi(context: RequestContext, credentials: Credentials) {
  const { cookies, token } = await openSession(context, await authenticate(context, credentials));
  const viewer = await findViewer(context, token);
  if (!isMember(viewer)) throw new Error('a session that was just made is gone');
  return { user: toUserResponse(context, viewer.member), cookies };
}

/** Counts each attempt before the password is checked, so that a hundred simultaneous ones count as a hundred. */
async function authenticate(context: RequestContext, typed: Credentials): Promise<MemberRow> {
  // Normalised as at signup, whatever the case of the domain.
  const credentials = { ...typed, email: parseEmail(typed.email) ?? typed.email };
  const limits = await loginLimits(context, credentials.email);
  await refuseWhenBlocked(context, limits);
  const { member, matches } = await checkCredentials(context, credentials).catch(async (error: unknown) => {
    // The password was not checked (too busy, or a database error), so the attempt does not count.
    for (const { limit, key } of limits) await limit.giveBack(key);
    throw error;
  });
  if (!member || !matches || wouldReveal(context, member)) {
    await auditByStranger(context, 'login.failed', member?.id ?? null);
    throw context.tenant.neutral_account_answers ? loginFailedNeutral() : loginFailed();
  }
  for (const { limit, key, ofAccount } of limits) await (ofAccount ? limit.reset(key) : limit.giveBack(key));
  await refuseDeleted(context, member);
  return member;
}

/**
 * At a neutral brand a stranger could sign up with an e-mail address and try the password: it is right only if the
 * address had no account. So nobody logs in there before the mailbox has confirmed the account (decision 0016).
 */
const wouldReveal = ({ tenant }: BrandContext, { status }: MemberRow) =>
  tenant.neutral_account_answers && status === 'not_confirmed';

async function checkCredentials({ db }: BrandContext, { email, password }: Credentials) {
  const member = await findMemberByEmail(db, email);
  return { member, matches: await verifyPassword(member?.password_hash, password) };
}

interface LoginLimit {
  limit: Limit;
  key: string;
  /** Whether a right password resets it, because the attempts before were probably the owner's. */
  ofAccount: boolean;
}

/**
 * By account and network, so that a stranger elsewhere cannot lock the owner out, and by IP address, so that nobody
 * tries many accounts. On a device that the owner has used before, a limit of its own replaces both.
 */
async function loginLimits(context: RequestContext, email: string): Promise<LoginLimit[]> {
  const { limits, tenant } = context;
  const account = `${tenant.id}|${emailKeyOf(email)}`;
  const owner = claimsDevice(context) ? await findMemberByEmail(context.db, email) : undefined;
  const device = owner && findKnownDevice(context, owner.id);
  if (device) return [{ limit: limits.loginDevice, key: `${account}|${device}`, ofAccount: true }];
  // The IP address first: once it is blocked, made-up accounts push no other out of the memory of that limit.
  return [
    { limit: limits.loginIp, key: context.ipKey(), ofAccount: false },
    { limit: limits.loginAccount, key: `${account}|${context.network}`, ofAccount: true },
  ];
}

/** An attempt that one limit refuses does not count for the others, because no password is checked. */
async function refuseWhenBlocked(context: RequestContext, limits: readonly LoginLimit[]): Promise<void> {
  const used: LoginLimit[] = [];
  for (const each of limits) {
    const wait = await each.limit.tryTake(each.key);
    if (wait === 0) {
      used.push(each);
      continue;
    }
    for (const { limit, key } of used) await limit.giveBack(key);
    await auditByStranger(context, 'login.blocked', null);
    throw loginBlocked({ minutes: Math.ceil(wait / 60_000), retry_after: Math.ceil(wait / 1000) });
  }
}
