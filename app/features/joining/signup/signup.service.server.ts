import { transaction } from '~db/database';
import { emailKeyOf, findMemberByEmail, patchMember } from '~db/queries/member';
import { hasOrder } from '~db/queries/order';
import type { MemberRow } from '~db/schema/member';
import { auditAccount } from '~/features/account/account-audit.service.server';
import { accountDeleted } from '~/features/account/account.errors';
import { rememberDevice } from '~/features/account/known-device.service.server';
import { hashPassword, verifyPassword } from '~/features/account/passwords/password.service.server';
import { isGone } from '~/features/account/state/reactivation';
import { startSessionIn } from '~/features/account/sessions/session.service.server';
import type { RequestContext } from '~/server/context/context.server';
import { enqueueMail, hashOfEmail } from './signup-outbox.server';
import { inviteOnly, signupLater } from '../joining.errors';
import { insertAccountIn, newAccount, NO_EMAIL, type NewAccount, type SignupInput } from './new-account.server';
import { signupAllowed } from './signup-access.server';

export type SignupOutcome =
  /** A new account, or a repetition of the same request: logged in with these cookies. */
  | { kind: 'member'; memberId: string; cookies: string[] }
  /** The e-mail address has an account. */
  | { kind: 'existing' }
  /** The brand does not reveal whether there is an account: the mail says how to continue, in this browser. */
  | { kind: 'check-mail'; cookies: string[] };

/** For this time an identical signup is a repetition (double click, lost response), not a guess by a stranger. */
const REPEAT_MS = 60 * 60 * 1000;

export async function signUp(context: RequestContext, input: SignupInput): Promise<SignupOutcome> {
  if (!signupAllowed(context)) throw inviteOnly();
  await takePlace(context);
  // Done before the account is looked up, so that known and unknown e-mail addresses take the same time.
  const passwordHash = await hashPassword(input.password);
  const existing = await findMemberByEmail(context.db, input.email);
  if (existing && !isGone(existing, context.clock.now())) return meetExisting(context, existing, input, passwordHash);
  const created = await createAccount(context, input, passwordHash, existing);
  if (created) return created;
  // Another signup took the e-mail address since the lookup: two simultaneous signups make one account.
  const winner = await findMemberByEmail(context.db, input.email);
  if (!winner) throw new Error('an e-mail address is taken, but no account has it');
  return meetExisting(context, winner, input, passwordHash);
}

/**
 * Throws signupLater after too many new accounts of an IP address or network. Others there wait, but are not shut out.
 */
async function takePlace({ limits, tenant, network, ipKey }: RequestContext): Promise<void> {
  const key = `${tenant.id}|${ipKey()}`;
  let wait = await limits.signup.tryTake(key);
  if (wait === 0) {
    wait = await limits.signupNetwork.tryTake(`${tenant.id}|${network}`);
    if (wait === 0) return;
    await limits.signup.giveBack(key);
  }
  throw signupLater({ minutes: Math.ceil(wait / 60_000), retry_after: Math.ceil(wait / 1000) });
}

/**
 * In one transaction: account, credits, first message, session, audit, mail. Undefined if the e-mail address is taken.
 */
async function createAccount(
  context: RequestContext,
  input: SignupInput,
  passwordHash: string,
  deleted: MemberRow | undefined,
): Promise<SignupOutcome | undefined> {
  const { tenant, ids } = context;
  const created = { memberId: ids.random(), mailId: ids.ulid(), sessionId: ids.ulid(), token: ids.token() };
  const account = newAccount(context, input, created.memberId, passwordHash);
  const email = { email: input.email, email_key: emailKeyOf(input.email) };
  const neutral = tenant.neutral_account_answers;
  return transaction(context.db, async (tx): Promise<SignupOutcome | undefined> => {
    if (deleted) await patchMember(tx, deleted.id, NO_EMAIL);
    if (!(await insertAccountIn(tx, context, account, email))) return undefined;
    await enqueueMail(tx, context, 'account.activation-mail', {
      member_id: created.memberId,
      mail_id: created.mailId,
    });
    await auditAccount(tx, context, 'signup', created.memberId, { tracked: context.tracking.network !== null });
    if (neutral) return checkMail(context, created.memberId);
    return { kind: 'member', memberId: created.memberId, cookies: await startSessionIn(tx, context, created) };
  });
}

async function meetExisting(
  context: RequestContext,
  existing: MemberRow,
  input: SignupInput,
  passwordHash: string,
): Promise<SignupOutcome> {
  if (context.tenant.neutral_account_answers) {
    return notifyByMail(context, existing, newAccount(context, input, context.ids.random(), passwordHash));
  }
  if (existing.status === 'deleted') throw accountDeleted();
  if (existing.signup_date + REPEAT_MS > context.clock.now() && (await isSameRequest(context, existing, input))) {
    const created = { memberId: existing.id, sessionId: context.ids.ulid(), token: context.ids.token() };
    const cookies = await transaction(context.db, (tx) => startSessionIn(tx, context, created));
    return { kind: 'member', memberId: existing.id, cookies };
  }
  return { kind: 'existing' };
}

/** Whether the same person sent the form twice. Attempts count for the limit of the login. */
async function isSameRequest(context: RequestContext, existing: MemberRow, input: SignupInput): Promise<boolean> {
  const key = `${context.tenant.id}|${emailKeyOf(input.email)}|${context.network}`;
  if ((await context.limits.loginAccount.tryTake(key)) > 0) return false;
  const giveBack = () => context.limits.loginAccount.giveBack(key);
  const same = await verifyPassword(existing.password_hash, input.password).catch(async (error: unknown) => {
    await giveBack();
    throw error;
  });
  if (same) await giveBack();
  return same;
}

/**
 * Responds as for a new account; the owner of the e-mail address learns the truth by mail. If the address was never
 * confirmed, either signup may be the owner's, so each has a link of its own, unless the account has an order. At most
 * a few such mails an hour.
 */
async function notifyByMail(context: RequestContext, existing: MemberRow, request: NewAccount): Promise<SignupOutcome> {
  const wait = await context.limits.mail.tryTake(`${context.tenant.id}|signup|${existing.id}`);
  const mail = { member_id: existing.id, mail_id: context.ids.ulid() };
  await transaction(context.db, async (tx) => {
    if (wait === 0 && existing.status === 'not_confirmed') {
      const instead = (await hasOrder(tx, existing.id))
        ? {}
        : { instead: request, typed_for: hashOfEmail(context, existing.email_key!) };
      await enqueueMail(tx, context, 'account.activation-mail', { ...mail, ...instead });
    } else if (wait === 0) await enqueueMail(tx, context, 'account.exists-mail', mail);
    await auditAccount(tx, context, 'signup', existing.id, { existing: true });
  });
  return checkMail(context, request.member.id);
}

/** The browser is marked as that of the signup, whether or not it makes an account, so that the responses look the same. */
const checkMail = (context: RequestContext, memberId: string): SignupOutcome => ({
  kind: 'check-mail',
  cookies: [rememberDevice(context, memberId)],
});
