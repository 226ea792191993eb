import { transaction } from '~db/database';
import { emailKeyOf, findMemberByEmail } from '~db/queries/member';
import type { MemberRow } from '~db/schema/member';
import { supportedLocale } from '~/i18n/locales';
import type { RequestContext } from '~/server/context.server';
import { LOCALE_COOKIE, LOCALE_SECONDS, setCookie } from '~/server/cookies';
import { auditAccount } from './account-audit.server';
import { accountDeleted, loginBlocked, loginFailed } from './account.errors';
import { parseEmail } from './email-address';
import { verifyPassword } from './password.server';
import { findViewer, startSessionIn } from './session.service.server';
import { wireUser } from './wire-user.service.server';

export interface Credentials {
  email: string;
  password: string;
}

/** Logs in by e-mail and password; answers the Set-Cookie values (session, the member's language). */
export async function logIn(context: RequestContext, credentials: Credentials): Promise<string[]> {
  return (await openSession(context, await authenticate(context, credentials))).cookies;
}

/** The same for clients of the wire: beside the cookies, who is logged in now. */
export async function logInForWire(context: RequestContext, credentials: Credentials) {
  const { cookies, token } = await openSession(context, await authenticate(context, credentials));
  const viewer = await findViewer(context, token);
  if (viewer.kind !== 'member') throw new Error('a session that was just made is gone');
  return { user: wireUser(context, viewer.member), cookies };
}

/** Attempts are counted before the password is looked at, so a hundred at once count as a hundred. */
async function authenticate(context: RequestContext, typed: Credentials): Promise<MemberRow> {
  // As it was kept at signup, whichever letters its domain was written in.
  const credentials = { ...typed, email: parseEmail(typed.email) ?? typed.email };
  const keys = limitKeys(context, credentials.email);
  await refuseWhenBlocked(context, keys);
  const { member, matches } = await look(context, credentials).catch(async (error: unknown) => {
    // Too busy, or no database: nobody has guessed anything.
    await context.limits.loginAccount.giveBack(keys.account);
    await context.limits.loginAddress.giveBack(keys.address);
    throw error;
  });
  if (!member || !matches) {
    await auditAccount(context.db, context, 'login.failed', member?.id ?? null);
    throw loginFailed();
  }
  await context.limits.loginAccount.reset(keys.account);
  await context.limits.loginAddress.giveBack(keys.address);
  if (member.status !== 'deleted') return member;
  // Only who knows the password learns that the account was deleted.
  await auditAccount(context.db, context, 'login.failed', member.id, { deleted: true });
  throw accountDeleted();
}

async function look({ db }: RequestContext, { email, password }: Credentials) {
  const member = await findMemberByEmail(db, email);
  return { member, matches: await verifyPassword(member?.password_hash, password) };
}

async function openSession(context: RequestContext, member: MemberRow): Promise<{ cookies: string[]; token: string }> {
  const made = { memberId: member.id, sessionId: context.ids.ulid(), token: context.ids.token() };
  const cookies = await transaction(context.db, async (tx) => {
    await auditAccount(tx, context, 'login', member.id);
    return startSessionIn(tx, context, made);
  });
  if (supportedLocale(member.language)) {
    cookies.push(setCookie(LOCALE_COOKIE, member.language, context.secure, { maxAge: LOCALE_SECONDS }));
  }
  return { cookies, token: made.token };
}

interface LimitKeys {
  account: string;
  address: string;
}

/** Per account AND network: a stranger elsewhere cannot lock the owner out. Per address: nobody tries many accounts. */
function limitKeys(context: RequestContext, email: string): LimitKeys {
  return { account: `${context.tenant.id}|${emailKeyOf(email)}|${context.network}`, address: context.addressKey() };
}

/** An attempt that one limit refuses counts nowhere else: no password is looked at. */
async function refuseWhenBlocked(context: RequestContext, keys: LimitKeys): Promise<void> {
  const { loginAccount, loginAddress } = context.limits;
  let wait = await loginAccount.tryTake(keys.account);
  if (wait === 0) {
    wait = await loginAddress.tryTake(keys.address);
    if (wait === 0) return;
    await loginAccount.giveBack(keys.account);
  }
  await auditAccount(context.db, context, 'login.blocked', null);
  throw loginBlocked({ minutes: Math.ceil(wait / 60_000), retry_after: Math.ceil(wait / 1000) });
}
