import { onCommit, type Tx } from '~db/database';
import { listLotsOfOrder } from '~db/queries/credit-lot';
import { lockMember } from '~db/queries/member';
import { addReturned } from '~db/queries/order';
import { findRefund, findRefundByRequest, insertRefund } from '~db/queries/refund';
import type { RefundRow } from '~db/schema/refund';
import type { BrandContext } from '~/server/context/context.server';
import type { MoneyBack } from '../billing.hooks.server';
import { vatContained } from '../shop/vat-rates';
import { issueCreditNoteIn } from '../documents/document.service.server';
import { isDuplicate } from '../payments/duplicate-payment.server';
import { takeCreditsBackIn } from '../ledger/take-back.server';
import { noteSpendingChangeIn } from '../limits/own-limits.service.server';
import { chargeBackIn, chargebackWonIn } from './chargeback.service.server';
import { announceIn, CHARGEBACK_WON_TOPIC, CHARGED_BACK_TOPIC, REFUNDED_TOPIC } from './money-events.server';
import { noteRefundStateIn } from './refund.service.server';
import { settlePremiumIn } from './return.service.server';
import { auditRefundIn } from '../orders/audit-order.server';
import { settleOpenAmountIn } from './settle-open.service.server';

/**
 * Books what a provider reports about money that goes back. The order is locked by the caller. A dispute that has just
 * begun counts as a chargeback, because the bank takes the money at once.
 */
export async function applyMoneyBackIn(tx: Tx, context: BrandContext, back: MoneyBack): Promise<void> {
  const { order, payment, event } = back;
  // Everywhere a member's row is locked before their accounts.
  await lockMember(tx, order.member_id);
  const { reference, amountMinor } = event;
  const ours = event.refundId === undefined ? undefined : await findRefund(tx, event.refundId);
  if (ours) return noteRefundStateIn(tx, context, ours.id, event);
  if (await isDuplicate(tx, payment)) {
    // No credits came from it: its money goes back in any case, and a person looks whether it went back twice.
    onCommit(tx, () => context.log.error({ ...event }, 'money of a duplicate payment goes back in another way'));
    return;
  }
  if (event.kind === 'chargeback') {
    const chargeback = { order, payment, reference, amountMinor };
    const won = event.state === 'failed';
    const booked = await (won ? chargebackWonIn : chargeBackIn)(tx, context, chargeback);
    if (booked) await announceIn(tx, context, won ? CHARGEBACK_WON_TOPIC : CHARGED_BACK_TOPIC, back);
    return;
  }
  if (event.state === 'done') await bookForeignRefundIn(tx, context, back);
}

/** A refund that someone made at the provider, once: takes back the unspent credits that it paid for. */
async function bookForeignRefundIn(tx: Tx, context: BrandContext, { order, payment, event }: MoneyBack) {
  const requestKey = `provider:${payment.id}:${event.reference}`.slice(0, 90);
  if (await findRefundByRequest(tx, requestKey)) return;
  const [id, now] = [context.ids.ulid(), context.clock.now()];
  const [lot] = await listLotsOfOrder(tx, order.id);
  const paidFor = Math.floor((order.credits * event.amountMinor) / order.total_minor);
  const credits = Math.min(lot?.remaining ?? 0, paidFor);
  const refund: Omit<RefundRow, 'tenant_id'> = {
    id,
    purchase_id: order.id,
    payment_id: payment.id,
    member_id: order.member_id,
    kind: 'provider',
    state: 'done',
    provider_reference: event.reference,
    credits,
    amount_minor: event.amountMinor,
    vat_minor: vatContained(event.amountMinor, order.vat_rate),
    currency: order.currency,
    reason: null,
    actor_kind: 'system',
    actor_id: null,
    request_key: requestKey,
    created_at: now,
    updated_at: now,
  };
  const shares = lot && credits > 0 ? [{ lotId: lot.id, credits }] : [];
  await takeCreditsBackIn(tx, context, { id, memberId: order.member_id, orderId: order.id, kind: 'refund', shares });
  await insertRefund(tx, refund);
  await addReturned(tx, order.id, event.amountMinor, now);
  await noteSpendingChangeIn(tx, context, order, -event.amountMinor);
  await settleOpenAmountIn(tx, context, order.id);
  await settlePremiumIn(tx, order.member_id, now);
  await auditRefundIn(tx, context, 'purchase.refunded', { ...refund, tenant_id: tx.tenantId });
  await issueCreditNoteIn(tx, context, order, refund);
  await announceIn(tx, context, REFUNDED_TOPIC, { order, event });
}
