import type { Tx } from '~db/database';
import { openCreditAccounts } from '~db/queries/credit-account';
import { lockMember, patchMember } from '~db/queries/member';
import { insertMemberUnlessTaken } from '~db/queries/member-signup';
import { insertOutbox } from '~db/queries/outbox';
import { hasOrder } from '~db/queries/order';
import { insertSignupLikes } from '~db/queries/signup-like';
import type { MemberRow } from '~db/schema/member';
import { recordTermsIn } from '~/features/account/terms/accept-terms.service.server';
import { grantIn } from '~/features/billing/ledger/ledger.service.server';
import { queueFirstMessageIn } from '~/features/chat/server/first-message.service.server';
import type { RequestContext, BrandContext } from '~/server/context/context.server';
import { termsVersion } from '~/tenancy/text-versions';
import { DAY } from '~/time/durations';
import type { RememberedChoices } from './remembered-choices';
import type { Signup } from './signup.schema.server';

/** The payload of the job that deletes a signup's message that could not be sent; see joining.jobs. */
export interface ForgetWordsPayload {
  member_id: string;
}

export interface SignupInput extends Signup {
  /** The id of the member to whom the message is written; null without one. */
  targetId: string | null;
  /** What the visitor chose on a landing page. */
  remembered?: RememberedChoices;
}

/** The rows of a signup without its e-mail address, which may belong to someone else. */
type NewAccount = ReturnType<typeof newAccount>;

/** Makes the rows of the account that this form asks for. Writes nothing. */
export function newAccount(context: RequestContext, input: SignupInput, id: string, passwordHash: string) {
  const { tracking, tenant } = context;
  const now = context.clock.now();
  const region = input.remembered?.region;
  const member = {
    id,
    kind: 'member' as const,
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
    signup_lander: input.remembered?.lander ?? null,
    signup_step: 1,
  };
  const likes = (input.remembered?.likes ?? []).map((liked) => liked.id);
  return { member, likes, terms: termsVersion(tenant) };
}

/** The country of the visitor if the brand serves it; otherwise its first country, so that search finds the member. */
function countryOf({ country, tenant }: RequestContext): string {
  const known = country.selected ?? country.geoip;
  return (tenant.countries as string[]).includes(known) ? known : tenant.countries[0]!;
}

interface AccountEmail {
  email: string;
  /** Null for a claim, whose e-mail address another account has. */
  email_key: string | null;
}

/** False if the e-mail address has an account. */
export async function insertAccountIn(
  tx: Tx,
  context: BrandContext,
  { member, likes, terms }: NewAccount,
  email: AccountEmail,
): Promise<boolean> {
  if (!(await insertMemberUnlessTaken(tx, { ...member, ...email }))) return false;
  await recordTermsIn(tx, context, { memberId: member.id, version: terms, language: member.language });
  await grantSignupCredits(tx, context, member.id);
  await insertSignupLikes(tx, member.id, likes, context.clock.now());
  const { signup_from_member_id: toMemberId, signup_message: text } = member;
  if (toMemberId === null || text === null) return true;
  const queued = await queueFirstMessageIn(tx, context, { fromMemberId: member.id, toMemberId, text });
  // The text is stored only once: as a message it is subject to the brand's retention period.
  if (queued) await patchMember(tx, member.id, { signup_message: null });
  else await forgetWordsLater(tx, context, member.id);
  return true;
}

/** A text that could not be sent stays in the composer for the brand's retention period of messages. */
async function forgetWordsLater(tx: Tx, { ids, clock, tenant }: BrandContext, memberId: string): Promise<void> {
  const now = clock.now();
  await insertOutbox(tx, {
    id: ids.ulid(),
    topic: 'account.forget-words',
    payload: JSON.stringify({ member_id: memberId } satisfies ForgetWordsPayload),
    created_at: now,
    due_at: now + tenant.message_retention_days * DAY,
  });
}

async function grantSignupCredits(tx: Tx, context: BrandContext, memberId: string): Promise<void> {
  await openCreditAccounts(tx, memberId);
  const credits = context.tenant.signup_credits;
  if (credits === 0) return;
  await grantIn(tx, context, {
    memberId,
    credits,
    terms: { origin: 'signup' },
    reference: memberId,
    requestKey: `signup:${memberId}`,
  });
}

/**
 * Takes the e-mail address from an account that was never confirmed and ends that account. Returns its key; undefined if it is
 * confirmed, gone or has an order, which nobody could reach any more.
 */
export async function takeEmailIn(tx: Tx, memberId: string, now: number): Promise<string | undefined> {
  const member = await lockMember(tx, memberId);
  if (member?.status !== 'not_confirmed' || !member.email || !member.email_key) return undefined;
  if (await hasOrder(tx, memberId)) return undefined;
  await patchMember(tx, memberId, { ...NO_EMAIL, status: 'deleted', deleted_at: now });
  return member.email_key;
}

/** The columns of an account whose e-mail address is free again. */
export const NO_EMAIL = { email: null, email_key: null } satisfies Partial<MemberRow>;
