import { onCommit, type Tx } from '~db/database';
import { isErased } from '~db/queries/member';
import { makePremium } from '~db/queries/member-premium';
import { advanceOrder } from '~db/queries/order';
import { insertOutbox } from '~db/queries/outbox';
import { advancePayment } from '~db/queries/payment';
import type { OrderRow } from '~db/schema/order';
import type { PaymentRow, PaymentState } from '~db/schema/payment';
import type { ReportedState } from '~/providers/payment/payment-port';
import type { BrandContext } from '~/server/context/context.server';
import { onOrderCompleted, onOrderMoved } from '../billing.hooks.server';
import { releaseCode } from '../orders/redemption.server';
import { issueReceiptIn } from '../documents/document.service.server';
import { grantIn } from '../ledger/ledger.service.server';
import type { SavedFailure } from '../orders/order-status';
import { auditOrder } from '../orders/audit-order.server';
import { ORDER_MOVES, failureText } from '../orders/order-state.server';
import {
  COMPLETED_TOPIC,
  PAID_AFTER_ERASURE_TOPIC,
  type CompletedPayload,
  type PaidAfterErasurePayload,
} from './payment-topics';

const PAYMENT_FROM: Record<ReportedState, readonly PaymentState[]> = {
  pending: ['created'],
  failed: ['created', 'pending'],
  cancelled: ['created', 'pending'],
  paid: ['created', 'pending', 'failed', 'cancelled'],
};

/** Applies a payment event to the order and its payment. The effects of a state happen once, when it is entered. */
export async function moveOrder(
  tx: Tx,
  context: BrandContext,
  {
    order,
    payment,
    status,
    why,
  }: { order: OrderRow; payment: PaymentRow; status: ReportedState; why?: SavedFailure | undefined },
): Promise<void> {
  const now = context.clock.now();
  const { from, to } = ORDER_MOVES[status];
  await advancePayment(tx, payment.id, PAYMENT_FROM[status], { state: status });
  const moved = await advanceOrder(tx, order.id, from, {
    state: to,
    updated_at: now,
    failure: to === 'failed' || to === 'cancelled' ? failureText(why) : null,
    ...(to === 'completed' ? { completed_at: now } : {}),
  });
  if (!moved || to === 'processing') return;
  if (to === 'failed' || to === 'cancelled') await releaseCode(tx, order);
  await context.hooks.run(onOrderMoved, tx, context, order, to);
  if (to === 'completed') await completeOrder(tx, context, order);
  await auditOrder(tx, context, `purchase.${to}`, order, { was: order.state });
}

/** Gives what was ordered: premium first, because everywhere a member's row is locked before their accounts. */
async function completeOrder(tx: Tx, context: BrandContext, order: OrderRow): Promise<void> {
  const now = context.clock.now();
  await makePremium(tx, order.member_id, now);
  await grantIn(tx, context, {
    memberId: order.member_id,
    credits: order.credits,
    terms: {
      origin: 'bought',
      orderId: order.id,
      amountMinor: order.amount_minor,
      currency: order.currency,
      vatRate: order.vat_rate,
    },
    reference: order.id,
    requestKey: `purchase:${order.id}`,
  });
  if (await isErased(tx, order.member_id)) {
    const payload: PaidAfterErasurePayload = { purchase_id: order.id, member_id: order.member_id };
    await followIn(tx, context, { id: context.ids.ulid(), topic: PAID_AFTER_ERASURE_TOPIC, payload });
  }
  const mailId = context.ids.ulid();
  const { id, amount_minor, fee_minor, total_minor, vat_minor, currency, country, method, discount_code } = order;
  const payload: CompletedPayload = {
    purchase_id: id,
    mail_id: mailId,
    amount_minor,
    fee_minor,
    total_minor,
    vat_minor,
    currency,
    country,
    method,
    discount_code,
  };
  await followIn(tx, context, { id: mailId, topic: COMPLETED_TOPIC, payload });
  await issueReceiptIn(tx, context, order);
  await context.hooks.run(onOrderCompleted, tx, context, order.id);
}

async function followIn(
  tx: Tx,
  context: BrandContext,
  { id, topic, payload }: { id: string; topic: string; payload: object },
): Promise<void> {
  const now = context.clock.now();
  await insertOutbox(tx, { id, topic, payload: JSON.stringify(payload), created_at: now, due_at: now });
  onCommit(tx, context.kickOutbox);
}
