import type { Tx } from '~db/database';
import { accountOf } from '~db/queries/credit-account';
import { listLotsOfOrder, listShares } from '~db/queries/credit-lot';
import { addReturned } from '~db/queries/order';
import {
  advanceRefund,
  endReceivable,
  findReceivable,
  findRefundByRequest,
  insertReceivable,
  insertRefund,
  listRefunds,
} from '~db/queries/refund';
import type { OrderRow } from '~db/schema/order';
import type { PaymentRow } from '~db/schema/payment';
import type { RefundRow } from '~db/schema/refund';
import type { ServiceContext } from '~/server/context/context.server';
import { vatContained } from '../checkout/vat-rates';
import { issueCreditNoteIn, reverseCreditNoteIn } from '../documents/document.service.server';
import { giveAgainIn, takeBackIn } from '../ledger/take-back.server';
import { noteSpendingChangeIn } from '../limits/own-limits.service.server';
import { shareOf } from './return-terms.server';
import { auditRefundIn, settlePremiumIn } from './return.service.server';

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
export async function chargeBackIn(tx: Tx, context: ServiceContext, chargeback: Chargeback): Promise<boolean> {
  const { order, payment, reference, amountMinor } = chargeback;
  if (await findRefundByRequest(tx, keyOf(chargeback))) return false;
  const [id, now] = [context.ids.ulid(), context.clock.now()];
  const [lot] = await listLotsOfOrder(tx, order.id);
  const earlier = await listRefunds(tx, order.id);
  const returned = sumOf(earlier, ({ credits }) => credits);
  const unspent = lot?.remaining ?? 0;
  const spent = Math.max(0, (lot?.credits ?? 0) - unspent - returned);
  const gotBack = order.returned_minor + amountMinor;
  const paidFor =
    gotBack >= order.total_minor ? unspent : Math.floor((order.credits * amountMinor) / order.total_minor);
  const taken = Math.min(unspent, paidFor);
  // What the member keeps is worth its price; what the bank and earlier refunds gave back beyond the rest is owed.
  const worth = shareOf(order, spent + unspent - taken);
  const owedMinor = Math.max(0, gotBack - (order.total_minor - worth));
  const owed = Math.min(spent, Math.ceil((order.credits * owedMinor) / order.amount_minor));
  const refund: RefundRow = {
    tenant_id: tx.tenantId,
    id,
    purchase_id: order.id,
    payment_id: payment.id,
    member_id: order.member_id,
    kind: 'chargeback',
    state: 'done',
    provider_reference: reference,
    credits: taken,
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
  await takeBackIn(tx, context, {
    id,
    memberId: order.member_id,
    orderId: order.id,
    kind: 'chargeback',
    shares: lot && taken > 0 ? [{ lotId: lot.id, credits: taken }] : [],
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
      created_at: now,
      updated_at: now,
    });
  }
  await settlePremiumIn(tx, order.member_id, now);
  await auditRefundIn(tx, context, 'purchase.charged_back', refund);
  await issueCreditNoteIn(tx, context, order, refund);
  return true;
}

/** Reverses a chargeback that was won: the money stays, and the member has the unspent credits again. */
export async function chargebackWonIn(tx: Tx, context: ServiceContext, chargeback: Chargeback): Promise<boolean> {
  const { order } = chargeback;
  const refund = await findRefundByRequest(tx, keyOf(chargeback));
  if (!refund) return noteWonFirstIn(tx, context, chargeback);
  const now = context.clock.now();
  if (!(await advanceRefund(tx, refund.id, ['done'], { state: 'failed', updated_at: now }))) return false;
  const receivable = await findReceivable(tx, refund.id);
  const open = receivable && (await endReceivable(tx, receivable.id, { state: 'cancelled', updated_at: now }));
  await giveAgainIn(tx, context, {
    id: context.ids.ulid(),
    memberId: order.member_id,
    orderId: order.id,
    kind: 'adjustment',
    shares: await listShares(tx, refund.id, accountOf(order.member_id, 'spendable')),
    owed: open ? receivable.credits : 0,
  });
  await addReturned(tx, order.id, -refund.amount_minor, now);
  await noteSpendingChangeIn(tx, context, order, refund.amount_minor);
  await settlePremiumIn(tx, order.member_id, now);
  await auditRefundIn(tx, context, 'chargeback.won', refund);
  await reverseCreditNoteIn(tx, context, order, refund);
  return true;
}

/** The news of a won dispute may overtake that of its beginning, which must then book nothing. */
async function noteWonFirstIn(tx: Tx, context: ServiceContext, chargeback: Chargeback): Promise<boolean> {
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

function sumOf(refunds: readonly RefundRow[], of: (refund: RefundRow) => number): number {
  return refunds
    .filter(({ kind, state }) => !(kind === 'chargeback' && state === 'failed'))
    .reduce((sum, refund) => sum + of(refund), 0);
}
