import { onCommit, type Tx } from '~db/database';
import { insertOutbox } from '~db/queries/outbox';
import { advancePayment } from '~db/queries/payment';
import { findRefundByRequest, insertRefund } from '~db/queries/refund';
import type { OrderRow } from '~db/schema/order';
import type { PaymentRow } from '~db/schema/payment';
import type { RefundRow } from '~db/schema/refund';
import type { BrandContext } from '~/server/context/context.server';
import { auditRefundIn } from '../orders/audit-order.server';
import { REFUND_TOPIC, type RefundPayload, type ReturnedPayload } from './payment-topics';

/** The outbox topic of the mail about it: the member has returned nothing, so that nothing is attributed. */
export const SENT_BACK_TOPIC = 'billing.sent-back';

const keyOf = (payment: Pick<PaymentRow, 'id'>) => `duplicate:${payment.id}`;

/**
 * Sends back the money of a payment that was not needed, because another payment has completed its order, or another
 * order has used its code, and tells the member: they bought once. The payment never counts as paid, so that no later return takes its money from it.
 */
export async function sendBackDuplicateIn(
  tx: Tx,
  context: BrandContext,
  { order, payment }: { order: OrderRow; payment: PaymentRow },
): Promise<void> {
  const now = context.clock.now();
  const refund: Omit<RefundRow, 'tenant_id'> = {
    id: context.ids.ulid(),
    purchase_id: order.id,
    payment_id: payment.id,
    member_id: order.member_id,
    kind: 'duplicate',
    state: 'pending',
    provider_reference: null,
    credits: 0,
    amount_minor: payment.amount_minor,
    // It was never a sale, so it contains no tax.
    vat_minor: 0,
    currency: payment.currency,
    reason: null,
    actor_kind: 'system',
    actor_id: null,
    request_key: keyOf(payment),
    created_at: now,
    updated_at: now,
  };
  if (!(await insertRefund(tx, refund))) return;
  await advancePayment(tx, payment.id, ['created', 'pending', 'failed', 'cancelled'], { state: 'refunded' });
  await auditRefundIn(tx, context, 'payment.duplicate', { ...refund, tenant_id: tx.tenantId });
  const payload: RefundPayload = { refund_id: refund.id };
  await insertOutbox(tx, {
    id: context.ids.ulid(),
    topic: REFUND_TOPIC,
    payload: JSON.stringify(payload),
    created_at: now,
    due_at: now,
  });
  const mailId = context.ids.ulid();
  const returned: ReturnedPayload = {
    purchase_id: order.id,
    refund_id: refund.id,
    mail_id: mailId,
    amount_minor: refund.amount_minor,
    currency: refund.currency,
  };
  await insertOutbox(tx, {
    id: mailId,
    topic: SENT_BACK_TOPIC,
    payload: JSON.stringify(returned),
    created_at: now,
    due_at: now,
  });
  onCommit(tx, () => {
    context.log.warn({ order: order.id, payment: payment.id }, 'a payment that was not needed goes back');
    context.kickOutbox();
  });
}

/** Whether the payment was a second one of its order. */
export async function isDuplicate(tx: Tx, payment: Pick<PaymentRow, 'id'>): Promise<boolean> {
  return (await findRefundByRequest(tx, keyOf(payment))) !== undefined;
}
