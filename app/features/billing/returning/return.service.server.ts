import { onCommit, transaction, type Tx } from '~db/database';
import { listLotsOfOrder } from '~db/queries/credit-lot';
import { lockMember } from '~db/queries/member';
import { endPremium, makePremium } from '~db/queries/member-premium';
import { addReturned, findOrder, hasSettledOrder, listOrders, lockOrder } from '~db/queries/order';
import { insertOutbox } from '~db/queries/outbox';
import { listPayments } from '~db/queries/payment';
import { findRefundByRequest, insertRefund, listRefunds } from '~db/queries/refund';
import type { CreditLotRow } from '~db/schema/credit-lot';
import type { OrderRow } from '~db/schema/order';
import type { RefundRow } from '~db/schema/refund';
import type { BrandContext } from '~/server/context/context.server';
import { notFound, nothingToReturn, returnChanged, returnTooLate } from '../billing.errors';
import { vatContained } from '../shop/vat-rates';
import { issueCreditNoteIn } from '../documents/document.service.server';
import { auditRefundIn } from '../orders/audit-order.server';
import { REFUND_TOPIC, RETURNED_TOPIC, type RefundPayload, type ReturnedPayload } from '../payments/payment-topics';
import { takeCreditsBackIn } from '../ledger/take-back.server';
import { goodwillLeft, returnableUntil, returnTerms, type ReturnTerms } from './return-terms.server';
import { noteSpendingChangeIn } from '../limits/own-limits.service.server';

/** An order whose unspent credits can still be given back. */
export interface ReturnableOrder {
  order: OrderRow;
  terms: ReturnTerms;
  /** Epoch milliseconds. */
  until: number;
}

const ORDERS_AT_MOST = 100;

/** The orders of a member that can be returned now, newest first. */
export async function listReturnable(context: BrandContext, memberId: string): Promise<ReturnableOrder[]> {
  const orders = await listOrders(context.db, memberId, { limit: ORDERS_AT_MOST });
  const found = await Promise.all(orders.map((order) => findReturnable(context, order)));
  return found.filter((order) => order !== undefined);
}

/**
 * Undefined if the order is not completed, has nothing left to return, or its days were over when the member asked,
 * which is now by default.
 */
export async function findReturnable(
  context: BrandContext,
  order: OrderRow,
  askedAt = context.clock.now(),
): Promise<ReturnableOrder | undefined> {
  const until = returnableUntil(order, context.tenant.refund_days);
  if (order.state !== 'completed' || askedAt > until) return undefined;
  const [lot] = await listLotsOfOrder(context.db, order.id);
  const terms = returnTerms(order, lot, await listRefunds(context.db, order.id));
  return terms && { order, terms, until };
}

/** A request to return an order, with the figures shown before it was confirmed. */
export interface ReturnRequest {
  orderId: string;
  /** The idempotency key: repeated requests with the same key are one return. */
  requestKey: string;
  /** The amount shown beside the button, in minor units; another one now is refused. Absent: whatever it is. */
  seen?: number;
  kind: 'return' | 'operator';
  /** The number of unspent credits to return; all of them by default. */
  credits?: number;
  /** Instead of the price of unspent credits: money for spent ones, in minor units, as goodwill of staff. */
  goodwill?: number;
  actor: Pick<RefundRow, 'actor_kind' | 'actor_id'>;
  reason?: string;
  /** The time of the request, for a return by a mailed link; now by default. */
  askedAt?: number;
  /** Runs in the same transaction, once; what it throws prevents the return. */
  alsoIn?: (tx: Tx) => Promise<void>;
}

/**
 * Returns the unspent credits of an order: takes them back, notes the refund and everything that follows in one
 * transaction. The money is sent by a job, so that a provider that does not respond loses nothing.
 */
export async function returnOrder(context: BrandContext, request: ReturnRequest): Promise<RefundRow> {
  const order = await findOrder(context.db, request.orderId);
  if (!order) throw notFound();
  const [id, mailId] = [context.ids.ulid(), context.ids.ulid()];
  return transaction(context.db, async (tx) => {
    // As with payment events: the order first, then its member, then their accounts.
    const locked = (await lockOrder(tx, order.id))!;
    await lockMember(tx, order.member_id);
    const key = `return:${order.id}:${request.requestKey}`;
    const earlier = await findRefundByRequest(tx, key);
    if (earlier) return earlier;
    await request.alsoIn?.(tx);
    const askedAt = request.askedAt ?? context.clock.now();
    const late = askedAt > returnableUntil(locked, context.tenant.refund_days);
    if (late && request.kind === 'return') throw returnTooLate();
    const [lot] = await listLotsOfOrder(tx, order.id);
    const terms = returnTermsOf(locked, lot, await listRefunds(tx, order.id), request);
    if (!terms || !lot) throw nothingToReturn();
    if (request.seen !== undefined && request.seen !== terms.amount) throw returnChanged();
    await takeCreditsBackIn(tx, context, {
      id,
      memberId: order.member_id,
      orderId: order.id,
      kind: 'refund',
      shares: terms.credits > 0 ? [{ lotId: lot.id, credits: terms.credits }] : [],
    });
    const refund = await noteRefundIn(tx, context, {
      id,
      order: locked,
      kind: request.kind,
      amount: terms.amount,
      vat: terms.vat,
      credits: terms.credits,
      requestKey: key,
      reason: request.reason ?? null,
      ...request.actor,
    });
    const returned: ReturnedPayload = {
      purchase_id: order.id,
      refund_id: id,
      mail_id: mailId,
      amount_minor: terms.amount,
      currency: order.currency,
    };
    await follow(tx, context, { id: mailId, topic: RETURNED_TOPIC, payload: returned });
    return refund;
  });
}

/** What this request returns; undefined if that is nothing. Throws if it is more than there is. */
export function returnTermsOf(
  order: OrderRow,
  lot: CreditLotRow | undefined,
  earlier: readonly RefundRow[],
  { credits, goodwill }: Pick<ReturnRequest, 'credits' | 'goodwill'>,
): ReturnTerms | undefined {
  if (goodwill !== undefined) {
    if (goodwill > goodwillLeft(order, lot, earlier)) throw returnChanged();
    return { credits: 0, amount: goodwill, vat: vatContained(goodwill, order.vat_rate), whole: false };
  }
  if (credits === undefined || !lot) return returnTerms(order, lot, earlier);
  if (credits > lot.remaining) throw returnChanged();
  return returnTerms(order, { remaining: credits }, earlier);
}

interface NewRefundNote {
  id: string;
  order: OrderRow;
  kind: RefundRow['kind'];
  amount: number;
  vat: number;
  credits: number;
  requestKey: string;
  reason: string | null;
  actor_kind: RefundRow['actor_kind'];
  actor_id: string | null;
}

/** Writes the refund, what has gone back of the order, the audit and the job that sends the money. */
export async function noteRefundIn(tx: Tx, context: BrandContext, note: NewRefundNote): Promise<RefundRow> {
  const { id, order } = note;
  const now = context.clock.now();
  const payment = (await listPayments(tx, order.id)).find(({ state }) => state === 'paid');
  if (!payment) throw new Error(`Order ${order.id} has no paid payment to refund`);
  const refund = {
    id,
    purchase_id: order.id,
    payment_id: payment.id,
    member_id: order.member_id,
    kind: note.kind,
    state: 'pending' as const,
    provider_reference: null,
    credits: note.credits,
    amount_minor: note.amount,
    vat_minor: note.vat,
    currency: order.currency,
    reason: note.reason,
    actor_kind: note.actor_kind,
    actor_id: note.actor_id,
    request_key: note.requestKey,
    created_at: now,
    updated_at: now,
  };
  await insertRefund(tx, refund);
  await addReturned(tx, order.id, note.amount, now);
  await noteSpendingChangeIn(tx, context, order, -note.amount);
  await settlePremiumIn(tx, order.member_id, now);
  await auditRefundIn(tx, context, 'purchase.returned', { ...refund, tenant_id: tx.tenantId });
  const payload: RefundPayload = { refund_id: id };
  await follow(tx, context, { id: context.ids.ulid(), topic: REFUND_TOPIC, payload });
  await issueCreditNoteIn(tx, context, order, refund);
  return { ...refund, tenant_id: tx.tenantId };
}

/** A member is premium exactly while an order of theirs is settled (design: members and credits). */
export async function settlePremiumIn(tx: Tx, memberId: string, now: number): Promise<void> {
  if (await hasSettledOrder(tx, memberId)) await makePremium(tx, memberId, now);
  else await endPremium(tx, memberId);
}

async function follow(
  tx: Tx,
  context: BrandContext,
  job: { id: string; topic: string; payload: object },
): Promise<void> {
  const now = context.clock.now();
  await insertOutbox(tx, { ...job, payload: JSON.stringify(job.payload), created_at: now, due_at: now });
  onCommit(tx, context.kickOutbox);
}
