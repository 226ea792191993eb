import { onCommit, transaction, type Tx } from '~db/database';
import { insertDeparture } from '~db/queries/departure';
import { countOpenOrders, countOpenReportsBy, deleteLinksInto } from '~db/queries/leaving';
import { getMember, lockMember, patchMember } from '~db/queries/member';
import { hasOrder } from '~db/queries/order';
import { insertOutbox } from '~db/queries/outbox';
import { countUnread } from '~db/queries/participant';
import { endTokens } from '~db/queries/token';
import { isMember } from '~/contract/actor';
import { auditAccount } from '~/features/account/account-audit.service.server';
import { verifyPassword } from '~/features/account/passwords/password.service.server';
import { hashSecret } from '~/features/account/secret.service.server';
import { endSessionsIn } from '~/features/account/sessions/session.service.server';
import { findOfferToStay, offerToStay } from '~/features/billing/discounts/offers.service.server';
import { listReturnable } from '~/features/billing/returning/return.service.server';
import { returnUndeliveredIn } from '~/features/chat/server/chat.service.server';
import { dropPicturesIn } from '~/features/photos/check/photo-check.service.server';
import type { MemberContext, RequestContext } from '~/server/context/context.server';
import { CLEAR_SITE_DATA } from '~/server/http/clear-site-data';
import { SESSION_COOKIE, setCookie } from '~/server/http/cookies';
import { DAY } from '~/time/durations';
import { noPassword, passwordBlocked, wrongPassword } from '../leaving.errors';
import { LEFT_TOPIC, type LeftPayload } from '../leaving-topics';
import { REACTIVATION_MS } from '~/features/account/state/reactivation';
import type { LeaveReason } from './leave-reasons';
import type { ShownLeave } from './shown-leave';

export interface Why {
  reason: LeaveReason | '';
  words: string;
}

/** What someone should know before they leave. Announces nothing: the offer is made only to those who take it. */
export async function findLeave(context: MemberContext): Promise<ShownLeave> {
  const { db, member, clock } = context;
  const [row, returnable, orders, openPayments, unread, openReports, offer] = await Promise.all([
    getMember(db, member.id),
    listReturnable(context, member.id),
    hasOrder(db, member.id),
    countOpenOrders(db, member.id),
    countUnread(db, member.id),
    countOpenReportsBy(db, member.id),
    findOfferToStay(context, member),
  ]);
  return {
    days: REACTIVATION_MS / DAY,
    erasedFrom: clock.now() + REACTIVATION_MS,
    email: member.email,
    hasPassword: row.password_hash !== null,
    offer: offer && offer.percentage / 100,
    credits: member.credits,
    returnable: returnable.length,
    orders,
    openPayments,
    unread,
    openReports,
  };
}

/** Accepts the offer: from now on the code is the member's. Returns it; null if nothing can be offered any more. */
export async function stay(context: MemberContext): Promise<string | null> {
  return (await offerToStay(context, context.member))?.code ?? null;
}

/** Deletes the account of a member who knows its password. Returns the code of the certificate and Set-Cookie values. */
export async function leaveWithPassword(context: MemberContext, password: string, why: Why) {
  await checkPassword(context, password);
  return leave(context, context.member.id, why);
}

/** Also for the mailed link, whose holder has the mailbox. `code` is null if the account was deleted already. */
export async function leave(
  context: RequestContext,
  memberId: string,
  why: Why,
  alsoIn?: (tx: Tx) => Promise<boolean>,
): Promise<{ code: string | null; cookies: string[] }> {
  const created = { code: context.ids.token(), mailId: context.ids.ulid() };
  const left = await transaction(context.db, async (tx) => {
    const member = await lockMember(tx, memberId);
    // Two tabs at once: the first one has done it, and has the certificate.
    if (!member || member.status === 'deleted') return false;
    if (alsoIn && !(await alsoIn(tx))) return false;
    await leaveIn(tx, context, memberId, why, created);
    return true;
  });
  return { code: left ? created.code : null, cookies: [setCookie(SESSION_COOKIE, '', context.secure, { maxAge: 0 })] };
}

/** What a response needs after a link was followed: the browser is cleared of a member whose account is gone by it. */
export async function clearedBrowser({ db, viewer, secure }: RequestContext): Promise<Headers> {
  const headers = new Headers();
  if (!isMember(viewer) || (await getMember(db, viewer.member.id)).status !== 'deleted') return headers;
  headers.append('Set-Cookie', setCookie(SESSION_COOKIE, '', secure, { maxAge: 0 }));
  headers.append(...CLEAR_SITE_DATA);
  return headers;
}

async function leaveIn(
  tx: Tx,
  context: RequestContext,
  memberId: string,
  why: Why,
  created: { code: string; mailId: string },
): Promise<void> {
  const now = context.clock.now();
  await patchMember(tx, memberId, { status: 'deleted', searchable: 0, deleted_at: now });
  await insertDeparture(tx, {
    code_hash: hashSecret(created.code),
    member_id: memberId,
    reason: why.reason || null,
    words: why.words.trim() || null,
    left_at: now,
    erase_at: now + REACTIVATION_MS,
  });
  await deleteLinksInto(tx, memberId);
  // Another link to delete it, mailed before, does nothing once the account was taken back.
  await endTokens(tx, memberId, 'leave', { now, heir: memberId });
  await returnUndeliveredIn(tx, context, memberId);
  await dropPicturesIn(tx, context, memberId);
  await endSessionsIn(tx, context, memberId);
  const payload: LeftPayload = { member_id: memberId, mail_id: created.mailId, code: created.code };
  await insertOutbox(tx, {
    id: created.mailId,
    topic: LEFT_TOPIC,
    payload: JSON.stringify(payload),
    created_at: now,
    due_at: now,
  });
  await auditAccount(tx, context, 'deleted', memberId);
  onCommit(tx, context.kickOutbox);
}

/** As many attempts as at a login, so that an open page is no way to try passwords; a stranger's do not count here. */
async function checkPassword(context: MemberContext, password: string): Promise<void> {
  const { db, member, limits, tenant } = context;
  const { password_hash: hash } = await getMember(db, member.id);
  if (hash === null) throw noPassword();
  const key = `${tenant.id}|own password|${member.id}`;
  const wait = await limits.loginAccount.tryTake(key);
  if (wait > 0) throw passwordBlocked({ minutes: Math.ceil(wait / 60_000), retry_after: Math.ceil(wait / 1000) });
  const matches = await verifyPassword(hash, password).catch(async (error: unknown) => {
    await limits.loginAccount.giveBack(key);
    throw error;
  });
  if (!matches) throw wrongPassword();
  await limits.loginAccount.reset(key);
}
