import { onCommit, transaction } from '~db/database';
import { findMember } from '~db/queries/member';
import { findOrder } from '~db/queries/order';
import { insertOutbox } from '~db/queries/outbox';
import { consumeToken, findTokenEverIssued, insertToken } from '~db/queries/token';
import type { OrderRow } from '~db/schema/order';
import type { TokenRow } from '~db/schema/token';
import { hashSecret, isSecret } from '~/features/account/secret.service.server';
import { sendBrandMail } from '~/features/account/mail/brand-mail.service.server';
import type { RequestContext, BrandContext } from '~/server/context/context.server';
import { notFound, withdrawalLinkEnded } from '../billing.errors';
import { findReturnable, returnOrder } from './return.service.server';
import { describeWithdrawal, type Confirmation } from './withdrawal.service.server';
import { withdrawalMail } from './withdrawal-mail';
import type { ShownWithdrawal } from './withdrawal-view';

/** The outbox topic of a form that asked for a link; its handler looks whether there is such an order. */
export const WITHDRAWAL_TOPIC = 'billing.withdrawal-asked';
export interface WithdrawalPayload {
  order_id: string;
  /** A hash, because what strangers type is no business of the outbox. */
  email_hash: string;
  /** The withdrawal counts from this moment, however late the mail arrives. */
  asked_at: number;
  mail_id: string;
}

export const LINK_MS = 24 * 60 * 60 * 1000;

/**
 * Notes that someone without a login wants to withdraw from an order. What they typed is compared by a job, so that
 * neither the response nor its time says whether there is such an order.
 */
export async function askForWithdrawal(
  context: RequestContext,
  request: { order: string; email: string },
): Promise<void> {
  await context.limits.withdrawal.take(`${context.tenant.id}|${context.ipKey()}`);
  const [now, mailId] = [context.clock.now(), context.ids.ulid()];
  // Beyond its limit an order is sent no more links, and the response is the same.
  if ((await context.limits.withdrawalLink.tryTake(`${context.tenant.id}|${request.order}`)) > 0) return;
  const payload: WithdrawalPayload = {
    order_id: request.order,
    email_hash: emailHash(request.email),
    asked_at: now,
    mail_id: mailId,
  };
  await transaction(context.db, async (tx) => {
    const row = { id: mailId, topic: WITHDRAWAL_TOPIC, payload: JSON.stringify(payload), created_at: now, due_at: now };
    await insertOutbox(tx, row);
    onCommit(tx, context.kickOutbox);
  });
}

/** Sends the link if order and e-mail address belong together and something can be returned. */
export async function sendWithdrawalLink(context: BrandContext, payload: WithdrawalPayload): Promise<void> {
  const order = await findOrder(context.db, payload.order_id);
  const member = order && (await findMember(context.db, order.member_id));
  if (!order || !member?.email || emailHash(member.email) !== payload.email_hash) return;
  const possible = (await findReturnable(context, order, payload.asked_at)) !== undefined;
  const url = possible ? await issueLink(context, order, payload.asked_at) : null;
  const to = { memberId: member.id, mailId: payload.mail_id, category: 'service' } as const;
  await sendBrandMail(context, to, (intl, { name }) =>
    withdrawalMail(context.tenant, intl, { name, orderId: order.id, url }),
  );
}

/** Each attempt to send makes a new link, because only its hash is stored. */
async function issueLink(context: BrandContext, order: OrderRow, askedAt: number): Promise<string> {
  const token = context.ids.token();
  await insertToken(context.db, {
    token_hash: hashSecret(token),
    purpose: 'withdrawal',
    member_id: order.member_id,
    payload: JSON.stringify({ order_id: order.id }),
    created_at: askedAt,
    expires_at: context.clock.now() + LINK_MS,
  });
  return `${context.origin}/withdrawal/${token}`;
}

/** The order of a link. Without `open`, if the link was used. Throws 404 for an unknown link, 410 for an expired one. */
export async function openWithdrawalLink(context: RequestContext, secret: string): Promise<ShownWithdrawal> {
  const { token, order } = await findLink(context, secret);
  const shown = await describeWithdrawal(context, order, token.created_at);
  return token.consumed_at === null ? shown : { ...shown, open: null };
}

/** Confirms by a link. It is used up in the transaction of the return, so that it performs exactly one. */
export async function withdrawByLink(context: RequestContext, secret: string, seen: Confirmation): Promise<void> {
  const { token, order } = await findLink(context, secret);
  await returnOrder(context, {
    orderId: order.id,
    requestKey: seen.requestKey,
    seen: seen.amount,
    kind: 'return',
    actor: { actor_kind: 'member', actor_id: order.member_id },
    askedAt: token.created_at,
    alsoIn: async (tx) => {
      const consumed = await consumeToken(tx, token.token_hash, 'withdrawal', context.clock.now());
      if (!consumed) throw withdrawalLinkEnded();
    },
  });
}

async function findLink(context: RequestContext, secret: string): Promise<{ token: TokenRow; order: OrderRow }> {
  const token = isSecret(secret) ? await findTokenEverIssued(context.db, hashSecret(secret)) : undefined;
  if (token?.purpose !== 'withdrawal') {
    await context.limits.token.take(context.network);
    throw notFound();
  }
  if (token.expires_at <= context.clock.now() || token.payload === null) throw withdrawalLinkEnded();
  const { order_id } = JSON.parse(token.payload) as { order_id: string };
  const order = await findOrder(context.db, order_id);
  if (!order) throw notFound();
  return { token, order };
}

function emailHash(email: string): string {
  return hashSecret(email.toLowerCase());
}
