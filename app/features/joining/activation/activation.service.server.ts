import { transaction, type Db, type Tx } from '~db/database';
import { activateMember, findMember, findMemberByEmail, getMember, lockMember, patchMember } from '~db/queries/member';
import { consumeToken, endTokens, findTokenEverIssued, listTokenPayloads } from '~db/queries/token';
import { changeEmailUnlessTaken } from '~db/queries/member-signup';
import { deleteWaitingListEmail } from '~db/queries/waiting-list';
import type { MemberRow } from '~db/schema/member';
import type { TokenRow } from '~db/schema/token';
import { isMember } from '~/contract/actor';
import { auditAccount } from '~/features/account/account-audit.service.server';
import { askForPasswordIn, isBrowserOf } from '~/features/account/login/another-browser.service.server';
import { isGone } from '~/features/account/state/reactivation';
import { appearIn } from '~/features/account/state/appear.service.server';
import type { LinkPurpose } from '~/features/account/links/link.service.server';
import { hashSecret, isSecret } from '~/features/account/secret.service.server';
import { endSessionsIn } from '~/features/account/sessions/session.service.server';
import { returnUndeliveredIn } from '~/features/chat/server/chat.service.server';
import { messageId } from '~/i18n/message-id';
import type { MemberContext, RequestContext } from '~/server/context/context.server';
import { enqueueMail } from '../signup/signup-outbox.server';
import { claimsEmailOf, endClaimIn, isClaim, writeToOwner } from '../signup/claim.service.server';
import { NO_EMAIL, takeEmailIn } from '../signup/new-account.server';
import type { ClaimToken } from './activation-link.service.server';

/**
 * The mailed link that confirms an e-mail address: the page names the profile, and pressing the button makes it
 * visible. If someone had signed up with the address before and never confirmed it, the link is that of a claim: the owner
 * of the mailbox gets what they typed themselves, and nothing of a stranger's account. In another browser than that of
 * the signup the password and the sessions go too (decision 0068).
 */
export const activationLink: LinkPurpose = {
  async describe(context, token) {
    const member = await findMember(context.db, token.member_id);
    if (!member?.email || member.status !== 'not_confirmed') return undefined;
    const account = await accountOf(context.db, token, member);
    if (!account) return undefined;
    return {
      meta: messageId('account.activate-meta'),
      title: messageId('account.activate-title'),
      text: messageId('account.activate-text'),
      note: messageId('account.activate-not-you'),
      button: messageId('account.activate-button'),
      values: { name: account.name, email: member.email, brand: context.tenant.name },
    };
  },

  consume(context, token, secret) {
    const link = { token, secret, reset: context.ids.token() };
    return transaction(context.db, (tx) => activateIn(tx, context, link));
  },

  /** If the link was pressed twice or opened again later, the account is confirmed already. */
  async meetUsed(context, token, secret) {
    return pageOfUsed(context, await findMember(context.db, token.member_id), secret);
  },
};

/** Where a link leads that was followed before. Anyone who left before a password was chosen has the way to one sent. */
function pageOfUsed(context: RequestContext, member: MemberRow | undefined, secret: string): string {
  if (member?.status !== 'active') return '/activate/error';
  return member.password_hash === null ? '/reset-password' : donePage(context, member, secret);
}

const isOwn = ({ viewer }: RequestContext, { id }: MemberRow) => isMember(viewer) && viewer.member.id === id;

function donePage(context: RequestContext, member: MemberRow, secret: string): string {
  return isOwn(context, member) ? '/activate/done' : `/activate/done?token=${secret}`;
}

/** One press is enough where the member is logged in: it leads to people, and a banner there says what has happened. */
function pageOfPress(context: RequestContext, member: MemberRow, secret: string): string {
  if (!isOwn(context, member)) return donePage(context, member, secret);
  return `${context.tenant.features.signup_matches ? '/signup-matches' : '/members'}?notice=confirmed`;
}

/** Whether the page after a confirmation has something to say: to a confirmed member, or to the holder of a followed link. */
export async function isConfirmed(context: RequestContext, secret: string): Promise<boolean> {
  const { viewer, db, limits, network } = context;
  if (isMember(viewer)) return viewer.member.status === 'active';
  if (!isSecret(secret)) return false;
  const token = await findTokenEverIssued(db, hashSecret(secret));
  if (!token) await limits.token.take(network);
  if (token?.purpose !== 'activation' || token.consumed_at === null) return false;
  return (await findMember(db, token.member_id))?.status === 'active';
}

interface Followed {
  token: TokenRow;
  secret: string;
  /** The secret of the way to a new password, if one is needed. */
  reset: string;
}

async function activateIn(tx: Tx, context: RequestContext, { token, secret, reset }: Followed): Promise<string> {
  const now = context.clock.now();
  const consumed = await consumeToken(tx, token.token_hash, 'activation', now);
  const memberId = consumed && (await findConfirmed(tx, context, consumed));
  if (!memberId || !(await activateMember(tx, memberId, { activated_at: now, last_active_at: now }))) {
    return pageOfUsed(context, await findHeir(tx, token), secret);
  }
  const claims = await claimsIn(tx, token.member_id);
  await endTokens(tx, token.member_id, 'activation', { now, heir: memberId });
  for (const claimId of claims) await endClaimIn(tx, context, claimId);
  // What the waiting list was for has happened.
  const member = await getMember(tx, memberId);
  if (member.email_key !== null) await deleteWaitingListEmail(tx, member.email_key);
  await appearIn(tx, context, memberId);
  const known = isBrowserOf(context, memberId);
  await auditAccount(tx, context, 'activation', memberId, known ? undefined : { elsewhere: true });
  return known ? pageOfPress(context, member, secret) : askForPasswordIn(tx, context, memberId, reset);
}

/** The id of the account that this link confirms; undefined if the e-mail address is no longer available. */
async function findConfirmed(tx: Tx, context: RequestContext, token: TokenRow): Promise<string | undefined> {
  const claimId = claimOf(token);
  const owner = await findMember(tx, token.member_id);
  // An account that has become a claim since then has no link of its own any more.
  if (claimId === undefined) return owner && isClaim(owner) ? undefined : token.member_id;
  const claim = await lockMember(tx, claimId);
  if (!owner || !claimsEmailOf(claim, owner)) return undefined;
  const key = await takeEmailIn(tx, owner.id, context.clock.now());
  if (key === undefined) return undefined;
  await endSessionsIn(tx, context, owner.id);
  await returnUndeliveredIn(tx, context, owner.id);
  await patchMember(tx, claim.id, { email_key: key });
  return claim.id;
}

/** The account whose name and texts the link confirms; undefined if a claim has ended or is now for another address. */
async function accountOf(db: Db, token: TokenRow, owner: MemberRow): Promise<MemberRow | undefined> {
  const claimId = claimOf(token);
  if (claimId === undefined) return owner;
  const claim = await findMember(db, claimId);
  return claimsEmailOf(claim, owner) ? claim : undefined;
}

/** The claims of an account's e-mail address that got a link. */
async function claimsIn(tx: Tx, ownerId: string): Promise<string[]> {
  const payloads = await listTokenPayloads(tx, ownerId, 'activation');
  return [...new Set(payloads.map((payload) => claimOf({ payload })!))];
}

/** Reads the token again, because a simultaneous press may have given it to another account. */
async function findHeir(tx: Tx, { token_hash }: TokenRow): Promise<MemberRow | undefined> {
  const token = await findTokenEverIssued(tx, token_hash);
  return token && findMember(tx, token.member_id);
}

/** The id of the claim that a link is for; undefined for the account's own link. Before decision 0092 a link said other things. */
const claimOf = ({ payload }: Pick<TokenRow, 'payload'>): string | undefined =>
  payload === null ? undefined : ((JSON.parse(payload) as Partial<ClaimToken>).claim_id ?? 'none');

/** 'wait': too many were sent within the hour; 'none': there is nothing to confirm. */
export type Resent = 'sent' | 'wait' | 'none';

/** Sends the activation mail again, at most a few times an hour. */
export async function resendActivation(context: MemberContext): Promise<Resent> {
  const { db, member, tenant, ids, limits } = context;
  if (member.status !== 'not_confirmed') return 'none';
  if ((await limits.mail.tryTake(`${tenant.id}|activation|${member.id}`)) > 0) return 'wait';
  const row = await getMember(db, member.id);
  const owner = isClaim(row) ? await findMemberByEmail(db, row.email!) : undefined;
  if (owner && !isGone(owner, context.clock.now())) {
    const writeIn = await writeToOwner(context, owner);
    await transaction(db, (tx) => writeIn(tx, member.id));
    return 'sent';
  }
  const payload = { member_id: member.id, mail_id: ids.ulid() };
  await transaction(db, async (tx) => {
    // Nobody has the address any more that this account claimed.
    if (owner) await patchMember(tx, owner.id, NO_EMAIL);
    if (isClaim(row) && !(await changeEmailUnlessTaken(tx, row.id, row.email!))) return;
    await enqueueMail(tx, context, 'account.activation-mail', payload);
  });
  return 'sent';
}
