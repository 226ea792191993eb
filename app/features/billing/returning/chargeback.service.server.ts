import type { Tx } from '~db/database';
import { accountOf } from '~db/queries/credit-account';
import { countTakenBack, listLotsOfOrder, listShares } from '~db/queries/credit-lot';
import { addReturned } from '~db/queries/order';
import { insertReceivable, listReceivablesOf, patchReceivable } from '~db/queries/receivable';
import { advanceRefund, findRefundByRequest, insertRefund } from '~db/queries/refund';
import type { OrderRow } from '~db/schema/order';
import type { PaymentRow } from '~db/schema/payment';
import type { RefundRow } from '~db/schema/refund';
import type { BrandContext } from '~/server/context/context.server';
import { vatContained } from '../shop/vat-rates';
import { issueCreditNoteIn, reverseCreditNoteIn } from '../documents/document.service.server';
import { giveAgainIn, takeCreditsBackIn } from '../ledger/take-back.server';
import { noteSpendingChangeIn } from '../limits/own-limits.service.server';
import { shareOf } from './return-terms.server';
import { settlePremiumIn } from './return.service.server';
import { auditRefundIn } from '../orders/audit-order.server';
import { settleOpenAmountIn } from './settle-open.service.server';

/** A chargeback as the provider reports it: the bank took this amount back. */
export interface Chargeback {
  order: OrderRow;
  payment: PaymentRow;
  /** The provider's id of the dispute; each counts once. */
  reference: string;
  amountMinor: number;
}

const keyOf = ({ payment, reference }: Pick<Chargeback, 'payment' | 'reference'>) =>
  `chargeback:${payment.id}:${reference}`.slice(0, 90);

/**
 * Books a chargeback, once. The order's unspent credits are taken back; the price of its spent ones, as far as the
 * member got their money back, becomes an open amount. The member and the order are locked by the caller. Returns false
 * if it was booked before.
 */
export async function chargeBackIn(tx: Tx, context: BrandContext, chargeback: Chargeback): Promise<boolean> {
  const { order, payment, reference, amountMinor } = chargeback;
  if (await findRefundByRequest(tx, keyOf(chargeback))) return false;
  const [id, now] = [context.ids.ulid(), context.clock.now()];
  const [lot] = await listLotsOfOrder(tx, order.id);
  const unspent = lot?.remaining ?? 0;
  const spent = lot ? lot.credits - unspent - (await countTakenBack(tx, lot.id)) : 0;
  const gotBack = order.returned_minor + amountMinor;
  const paidFor =
    gotBack >= order.total_minor ? unspent : Math.floor((order.credits * amountMinor) / order.total_minor);
  const reclaimed = Math.min(unspent, paidFor);
  // What the member keeps is worth its price; what the bank and earlier refunds gave back beyond the rest is owed, but
  // no more than the bank took now, and nothing twice.
  const worth = shareOf(order, spent + unspent - reclaimed);
  const before = await owedBefore(tx, order.id);
  const tooMuch = gotBack - (order.total_minor - worth) - before.amount;
  const owedMinor = Math.max(0, Math.min(tooMuch, amountMinor));
  const owed = Math.max(
    0,
    Math.min(spent - before.credits, Math.ceil((order.credits * owedMinor) / order.amount_minor)),
  );
  const refund: RefundRow = {
    tenant_id: tx.tenantId,
    id,
    purchase_id: order.id,
    payment_id: payment.id,
    member_id: order.member_id,
    kind: 'chargeback',
    state: 'done',
    provider_reference: reference,
    credits: reclaimed,
    amount_minor: amountMinor,
    vat_minor: vatContained(amountMinor, order.vat_rate),
    currency: order.currency,
    reason: null,
    actor_kind: 'system',
    actor_id: null,
    request_key: keyOf(chargeback),
    created_at: now,
    updated_at: now,
  };
  await takeCreditsBackIn(tx, context, {
    id,
    memberId: order.member_id,
    orderId: order.id,
    kind: 'chargeback',
    shares: lot && reclaimed > 0 ? [{ lotId: lot.id, credits: reclaimed }] : [],
    owed,
  });
  const { tenant_id: _, ...row } = refund;
  await insertRefund(tx, row);
  await addReturned(tx, order.id, amountMinor, now);
  await noteSpendingChangeIn(tx, context, order, -amountMinor);
  if (owedMinor > 0) {
    await insertReceivable(tx, {
      id,
      member_id: order.member_id,
      purchase_id: order.id,
      credits: owed,
      amount_minor: owedMinor,
      currency: order.currency,
      state: 'open',
      refund_id: id,
      paid_by: null,
      created_at: now,
      updated_at: now,
    });
  }
  await settleOpenAmountIn(tx, context, order.id);
  await settlePremiumIn(tx, order.member_id, now);
  await auditRefundIn(tx, context, 'purchase.charged_back', refund);
  await issueCreditNoteIn(tx, context, order, refund);
  return true;
}

/** The amount owed for the order so far, paid or not. */
async function owedBefore(tx: Tx, orderId: string): Promise<{ credits: number; amount: number }> {
  const rows = (await listReceivablesOf(tx, orderId)).filter(({ state }) => state !== 'cancelled');
  return {
    credits: rows.reduce((sum, { credits }) => sum + credits, 0),
    amount: rows.reduce((sum, { amount_minor }) => sum + amount_minor, 0),
  };
}

/** Reverses a chargeback that was won: the money stays, and the member has the unspent credits again. */
export async function chargebackWonIn(tx: Tx, context: BrandContext, chargeback: Chargeback): Promise<boolean> {
  const { order } = chargeback;
  const refund = await findRefundByRequest(tx, keyOf(chargeback));
  if (!refund) return noteWonFirstIn(tx, context, chargeback);
  const now = context.clock.now();
  if (!(await advanceRefund(tx, refund.id, ['done'], { state: 'failed', updated_at: now }))) return false;
  const owed = await cancelIn(tx, refund.id, order.id, now);
  await giveAgainIn(tx, context, {
    id: context.ids.ulid(),
    memberId: order.member_id,
    orderId: order.id,
    kind: 'adjustment',
    shares: await listShares(tx, refund.id, accountOf(order.member_id, 'spendable')),
    owed: owed.credits,
  });
  await addReturned(tx, order.id, -refund.amount_minor, now);
  await noteSpendingChangeIn(tx, context, order, refund.amount_minor);
  // What was paid of it goes back, and an order of an open amount pays again what it had paid.
  for (const id of [order.id, ...owed.paidBy]) await settleOpenAmountIn(tx, context, id);
  await settlePremiumIn(tx, order.member_id, now);
  await auditRefundIn(tx, context, 'chargeback.won', refund);
  await reverseCreditNoteIn(tx, context, order, refund);
  return true;
}

/** Nothing is owed for the chargeback any more. Returns the credits that were open, and the orders that paid the rest. */
async function cancelIn(
  tx: Tx,
  refundId: string,
  orderId: string,
  now: number,
): Promise<{ credits: number; paidBy: string[] }> {
  const rows = await listReceivablesOf(tx, orderId);
  const ended = rows.filter((row) => (row.refund_id ?? row.id) === refundId && row.state !== 'cancelled');
  for (const { id } of ended) await patchReceivable(tx, id, { state: 'cancelled', updated_at: now });
  return {
    credits: ended.reduce((sum, { state, credits }) => sum + (state === 'open' ? credits : 0), 0),
    paidBy: [...new Set(ended.flatMap(({ state, paid_by }) => (state === 'paid' && paid_by ? [paid_by] : [])))],
  };
}

/** The event of a won dispute may overtake that of its beginning, which must then book nothing. */
async function noteWonFirstIn(tx: Tx, context: BrandContext, chargeback: Chargeback): Promise<boolean> {
  const { order, payment, reference, amountMinor } = chargeback;
  const now = context.clock.now();
  return insertRefund(tx, {
    id: context.ids.ulid(),
    purchase_id: order.id,
    payment_id: payment.id,
    member_id: order.member_id,
    kind: 'chargeback',
    state: 'failed',
    provider_reference: reference,
    credits: 0,
    amount_minor: amountMinor,
    vat_minor: vatContained(amountMinor, order.vat_rate),
    currency: order.currency,
    reason: null,
    actor_kind: 'system',
    actor_id: null,
    request_key: keyOf(chargeback),
    created_at: now,
    updated_at: now,
  });
}
