import { transaction } from '~db/database';
import { emailKeyOf, findMemberByEmail, patchMember } from '~db/queries/member';
import type { MemberRow } from '~db/schema/member';
import { auditAccount } from '~/features/account/account-audit.service.server';
import { accountDeleted } from '~/features/account/account.errors';
import { hashPassword, verifyPassword } from '~/features/account/passwords/password.service.server';
import { isGone } from '~/features/account/state/reactivation';
import { startSessionIn } from '~/features/account/sessions/session.service.server';
import type { RequestContext } from '~/server/context/context.server';
import { endClaimLater, writeToOwner } from './claim.service.server';
import { enqueueMail } from './signup-outbox.server';
import { inviteOnly, signupLater } from '../joining.errors';
import { insertAccountIn, newAccount, NO_EMAIL, type SignupInput } from './new-account.server';
import { signupAllowed } from './signup-access.server';

export type SignupOutcome =
  /** A new account, a claim, or a repetition of the same request: logged in with these cookies. */
  | { kind: 'member'; memberId: string; cookies: string[] }
  /** The e-mail address has an account. */
  | { kind: 'existing' };

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
  const created = { ...newSession(context), mailId: context.ids.ulid() };
  const account = newAccount(context, input, created.memberId, passwordHash);
  const email = { email: input.email, email_key: emailKeyOf(input.email) };
  return transaction(context.db, async (tx): Promise<SignupOutcome | undefined> => {
    if (deleted) await patchMember(tx, deleted.id, NO_EMAIL);
    if (!(await insertAccountIn(tx, context, account, email))) return undefined;
    await enqueueMail(tx, context, 'account.activation-mail', {
      member_id: created.memberId,
      mail_id: created.mailId,
    });
    await auditAccount(tx, context, 'signup', created.memberId, { tracked: context.tracking.network !== null });
    return { kind: 'member', memberId: created.memberId, cookies: await startSessionIn(tx, context, created) };
  });
}

async function meetExisting(
  context: RequestContext,
  existing: MemberRow,
  input: SignupInput,
  passwordHash: string,
): Promise<SignupOutcome> {
  if (context.tenant.neutral_account_answers) return beginClaim(context, existing, input, passwordHash);
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
 * Goes on as for a new account: only the mailbox decides whose the e-mail address is, and until then nothing differs
 * (decision 0092). Its owner learns the truth by mail.
 */
async function beginClaim(
  context: RequestContext,
  existing: MemberRow,
  input: SignupInput,
  passwordHash: string,
): Promise<SignupOutcome> {
  const created = newSession(context);
  const account = newAccount(context, input, created.memberId, passwordHash);
  const writeIn = await writeToOwner(context, existing);
  return transaction(context.db, async (tx): Promise<SignupOutcome> => {
    await insertAccountIn(tx, context, account, { email: input.email, email_key: null });
    await writeIn(tx, created.memberId);
    await endClaimLater(tx, context, created.memberId);
    await auditAccount(tx, context, 'signup', created.memberId, { tracked: context.tracking.network !== null });
    await auditAccount(tx, context, 'signup', existing.id, { existing: true });
    return { kind: 'member', memberId: created.memberId, cookies: await startSessionIn(tx, context, created) };
  });
}

const newSession = ({ ids }: RequestContext) => ({ memberId: ids.random(), sessionId: ids.ulid(), token: ids.token() });
