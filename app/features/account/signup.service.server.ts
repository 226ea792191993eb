import { transaction, type Tx } from '~db/database';
import { openCreditAccounts } from '~db/queries/credit-account';
import { emailKeyOf, findMemberByEmail, patchMember } from '~db/queries/member';
import { insertMemberUnlessTaken } from '~db/queries/member-signup';
import { insertSignupLikes } from '~db/queries/signup-like';
import type { MemberRow } from '~db/schema/member';
import { grantIn } from '~/features/billing/ledger.service.server';
import { queueFirstMessageIn } from '~/features/chat/first-message.service.server';
import type { RequestContext } from '~/server/context.server';
import { auditAccount } from './account-audit.server';
import { enqueueMail } from './account-outbox.server';
import { accountDeleted, inviteOnly } from './account.errors';
import type { KeptChoices } from './kept-choices';
import { hashPassword, verifyPassword } from './password.server';
import { startSessionIn } from './session.service.server';
import { signupAllowed } from './signup-access.server';
import type { Signup } from './signup.schema.server';

export interface SignupInput extends Signup {
  /** The member that the signup came from; the message goes to them. */
  targetId: string | null;
  /** What the visitor chose on a landing page before. */
  kept?: KeptChoices;
}

export type SignupOutcome =
  /** A new account (or the same request once more): logged in with these cookies. */
  | { kind: 'member'; memberId: string; cookies: string[] }
  /** The address has an account. */
  | { kind: 'existing' }
  /** A brand that says nothing about accounts: the mail says how to go on. */
  | { kind: 'check-mail' };

const DAY = 24 * 60 * 60 * 1000;
/** Spec section 9: a deleted account can be reactivated for 14 days; afterwards its address is free again. */
export const REACTIVATION_MS = 14 * DAY;
/** So long an identical signup is the same one sent twice (double press, lost answer), not a stranger's guess. */
const REPEAT_MS = 60 * 60 * 1000;

export async function signUp(context: RequestContext, input: SignupInput): Promise<SignupOutcome> {
  if (!signupAllowed(context)) throw inviteOnly();
  await context.limits.signup.take(`${context.tenant.id}|${context.network}`);
  // Before looking anybody up: known and unknown addresses take the same time.
  const passwordHash = await hashPassword(input.password);
  const existing = await findMemberByEmail(context.db, input.email);
  if (existing && !isGone(context, existing)) return meetExisting(context, existing, input);
  const created = await createAccount(context, input, passwordHash, existing);
  if (created) return created;
  // Somebody took the address between the question and the insert: two signups at once make one account.
  const winner = await findMemberByEmail(context.db, input.email);
  if (!winner) throw new Error('an e-mail address is taken by nobody');
  return meetExisting(context, winner, input);
}

function isGone(context: RequestContext, member: MemberRow): boolean {
  return member.status === 'deleted' && (member.deleted_at ?? 0) + REACTIVATION_MS <= context.clock.now();
}

/** One transaction: account, credits, first message, session, audit and the mail that must go out. */
async function createAccount(
  context: RequestContext,
  input: SignupInput,
  passwordHash: string,
  gone: MemberRow | undefined,
): Promise<SignupOutcome | undefined> {
  const { tenant, ids } = context;
  const made = { memberId: ids.random(), mailId: ids.ulid(), sessionId: ids.ulid(), token: ids.token() };
  const neutral = tenant.neutral_account_answers;
  return transaction(context.db, async (tx): Promise<SignupOutcome | undefined> => {
    if (gone) await patchMember(tx, gone.id, { email: null, email_key: null });
    const member = newMember(context, input, made.memberId, passwordHash);
    if (!(await insertMemberUnlessTaken(tx, member))) return undefined;
    await grantSignupCredits(tx, context, made.memberId);
    const liked = (input.kept?.likes ?? []).map(({ id }) => id);
    await insertSignupLikes(tx, made.memberId, liked, context.clock.now());
    const waiting = await queueFirstMessage(tx, context, made.memberId, input);
    await enqueueMail(tx, context, 'account.activation-mail', {
      member_id: made.memberId,
      mail_id: made.mailId,
      waiting_for: waiting ? input.targetId : null,
    });
    await auditAccount(tx, context, 'signup', made.memberId, { tracked: context.tracking.network !== null });
    if (neutral) return { kind: 'check-mail' };
    return { kind: 'member', memberId: made.memberId, cookies: await startSessionIn(tx, context, made) };
  });
}

function newMember(context: RequestContext, input: SignupInput, id: string, passwordHash: string) {
  const { tracking, tenant } = context;
  const now = context.clock.now();
  const region = input.kept?.region;
  return {
    id,
    kind: 'member' as const,
    email: input.email,
    email_key: emailKeyOf(input.email),
    password_hash: passwordHash,
    name: input.name,
    status: 'not_confirmed' as const,
    profile_status: 'disabled' as const,
    gender: input.gender,
    birth_date: input.dateOfBirth,
    country: region?.country ?? countryOf(context),
    region_id: region?.id ?? null,
    about: tenant.visible_profile_notes.includes('about_me') ? input.about || null : null,
    language: context.locale,
    signup_date: now,
    last_active_at: now,
    ...tracking,
    signup_from_member_id: input.targetId,
    signup_message: input.targetId && input.signupMessage ? input.signupMessage : null,
    signup_lander: input.kept?.lander ?? null,
  };
}

/** Where the visitor is or said to be, as far as the brand serves it; else its first country, so that search finds them. */
function countryOf({ country, tenant }: RequestContext): string {
  const known = country.selected ?? country.geoip;
  return (tenant.countries as string[]).includes(known) ? known : tenant.countries[0]!;
}

/** Whether a message waits now for the confirmation. */
async function queueFirstMessage(
  tx: Tx,
  context: RequestContext,
  memberId: string,
  input: SignupInput,
): Promise<boolean> {
  if (!input.targetId || input.signupMessage === '') return false;
  const { targetId: toMemberId, signupMessage: text } = input;
  return queueFirstMessageIn(tx, context, { fromMemberId: memberId, toMemberId, text });
}

async function grantSignupCredits(tx: Tx, context: RequestContext, memberId: string): Promise<void> {
  await openCreditAccounts(tx, memberId);
  const credits = context.tenant.signup_credits;
  if (credits === 0) return;
  await grantIn(tx, context, {
    memberId,
    credits,
    kind: 'signup',
    reference: memberId,
    requestKey: `signup:${memberId}`,
  });
}

async function meetExisting(context: RequestContext, existing: MemberRow, input: SignupInput): Promise<SignupOutcome> {
  if (context.tenant.neutral_account_answers) return tellByMail(context, existing);
  if (existing.status === 'deleted') throw accountDeleted();
  if (existing.signup_date + REPEAT_MS > context.clock.now() && (await isSameRequest(context, existing, input))) {
    const made = { memberId: existing.id, sessionId: context.ids.ulid(), token: context.ids.token() };
    const cookies = await transaction(context.db, (tx) => startSessionIn(tx, context, made));
    return { kind: 'member', memberId: existing.id, cookies };
  }
  return { kind: 'existing' };
}

/** The same person sent the form twice. Guesses are bounded like those at the login. */
async function isSameRequest(context: RequestContext, existing: MemberRow, input: SignupInput): Promise<boolean> {
  const key = `${context.tenant.id}|${emailKeyOf(input.email)}|${context.network}`;
  if ((await context.limits.loginAccount.tryTake(key)) > 0) return false;
  const same = await verifyPassword(existing.password_hash, input.password);
  if (same) await context.limits.loginAccount.giveBack(key);
  return same;
}

/** The page answers as for a new account; the owner of the address reads what is so. At most a few such mails an hour. */
async function tellByMail(context: RequestContext, existing: MemberRow): Promise<SignupOutcome> {
  const held = await context.limits.mail.tryTake(`${context.tenant.id}|signup|${existing.id}`);
  const mailId = context.ids.ulid();
  const topic = existing.status === 'not_confirmed' ? 'account.activation-mail' : 'account.exists-mail';
  await transaction(context.db, async (tx) => {
    if (held === 0)
      await enqueueMail(tx, context, topic, { member_id: existing.id, mail_id: mailId, waiting_for: null });
    await auditAccount(tx, context, 'signup', existing.id, { existing: true });
  });
  return { kind: 'check-mail' };
}
