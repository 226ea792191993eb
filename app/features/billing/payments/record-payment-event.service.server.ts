import { onCommit, transaction, type Tx } from '~db/database';
import { insertAudit } from '~db/queries/audit';
import { touchMandate } from '~db/queries/mandate';
import { isErased } from '~db/queries/member';
import { makePremium } from '~db/queries/member-premium';
import { insertOutbox } from '~db/queries/outbox';
import { advancePayment, findPayment, insertPaymentEvent, listPayments, patchPayment } from '~db/queries/payment';
import { advanceOrder, lockOrder } from '~db/queries/order';
import type { PaymentRow, PaymentState } from '~db/schema/payment';
import type { OrderRow } from '~db/schema/order';
import type { MoneyBackEvent, PaymentEvent, StatusEvent } from '~/providers/payment/payment-port';
import type { ServiceContext } from '~/server/context/context.server';
import { settleCode } from '../discounts/redemption.server';
import { issueReceiptIn } from '../documents/document.service.server';
import { grantIn } from '../ledger/ledger.service.server';
import { followOrderIn } from '../limits/follow-order.server';
import { applyMoneyBackIn } from '../returning/money-back.service.server';
import { settleOpenAmountIn } from '../returning/settle-open.server';
import { sendBackDuplicateIn } from './duplicate-payment.server';
import { saveMandateIn } from '../saved/mandate.server';
import { failureText, savedFailure, type SavedFailure } from '../saved/saved-failure.server';
import { ORDER_MOVES, type ProviderStatus } from './order-state.server';

/** The outbox topic of a completed order; its handler sends the receipt. */
export const COMPLETED_TOPIC = 'purchase.completed';
export interface CompletedPayload {
  purchase_id: string;
  /** The id of the outbox row and of the mail, the same at every attempt. */
  mail_id: string;
  /** For attribution, exact to the minor unit: the price after discount, the fee, and both. */
  amount_minor: number;
  fee_minor: number;
  total_minor: number;
  vat_minor: number;
  currency: string;
  country: string;
  method: string;
  discount_code: string | null;
}

/** The outbox topic of an order that was paid after its member had been erased; its handler returns the money. */
export const PAID_AFTER_ERASURE_TOPIC = 'billing.paid-after-erasure';
export interface PaidAfterErasurePayload {
  purchase_id: string;
  member_id: string;
}

/**
 * `counted`: recorded now. `repeated`: recorded before. `foreign`: of no payment of this brand. `unknown`: of a payment
 * that another provider has. `refused`: it contradicts the order.
 */
export type PaymentEventOutcome = 'counted' | 'repeated' | 'foreign' | 'unknown' | 'refused';

/**
 * Records a payment event from a webhook or a status request. Its origin is verified already, but it is not yet
 * compared with the order. Each event counts once; credits, premium and the receipt are written in the same transaction
 * as the state of the order.
 */
export async function recordPaymentEvent(
  context: ServiceContext,
  provider: string,
  event: PaymentEvent,
  /** Runs in the same transaction if the event counts now. */
  alsoIn?: (tx: Tx) => Promise<void>,
): Promise<PaymentEventOutcome> {
  const known = await findPayment(context.db, event.paymentId);
  if (!known) return 'foreign';
  if (known.provider !== provider) return 'unknown';
  return transaction(context.db, async (tx): Promise<PaymentEventOutcome> => {
    // The lock makes simultaneous events of one order wait for each other.
    const order = await lockOrder(tx, known.purchase_id);
    const payment = await findPayment(tx, known.id);
    if (!order || !payment) throw new Error(`Payment ${known.id} has lost its order`);
    const refusal = contradiction(payment, event);
    // After the erasure of the member nothing comes back but what the books need.
    const erased = await isErased(tx, order.member_id);
    const isNew = await insertPaymentEvent(tx, {
      provider,
      event_id: event.eventId,
      payment_id: payment.id,
      kind: refusal ? 'refused' : event.kind === 'status' ? event.state : `${event.kind} ${event.state}`,
      payload: erased ? null : JSON.stringify(event),
      received_at: context.clock.now(),
    });
    if (refusal) {
      if (isNew) await refuse(tx, context, order, { ...event, refusal });
      return 'refused';
    }
    if (isNew && event.kind === 'status') await applyProviderStatus(tx, context, { order, payment, event });
    if (isNew && event.kind !== 'status') {
      if (event.state !== 'failed') await notePaidFirstIn(tx, context, { order, payment, event });
      await applyMoneyBackIn(tx, context, { order, payment, event });
    }
    if (isNew) await alsoIn?.(tx);
    return isNew ? 'counted' : 'repeated';
  });
}

/**
 * The field that contradicts the payment, or undefined: an amount other than that of the order is never turned into
 * credits.
 */
function contradiction(payment: PaymentRow, event: PaymentEvent): string | undefined {
  if (payment.provider_reference !== null && payment.provider_reference !== event.providerReference) return 'reference';
  if (payment.currency !== event.currency) return 'currency';
  if (event.kind === 'status') return payment.amount_minor === event.amountMinor ? undefined : 'amount';
  return event.amountMinor > 0 && event.amountMinor <= payment.amount_minor ? undefined : 'amount';
}

/** Writes the refusal to the audit and the log, because money may be involved and somebody has to look into it. */
async function refuse(
  tx: Tx,
  context: ServiceContext,
  order: OrderRow,
  detail: PaymentEvent & { refusal: string },
): Promise<void> {
  await auditOrder(tx, context, 'payment.refused', order, detail);
  const { paymentId, eventId, refusal } = detail;
  onCommit(tx, () =>
    context.log.error({ payment: paymentId, event: eventId, refusal }, 'a payment event contradicts its order'),
  );
}

/** Ends an order whose payment the provider refused to open, unless it was paid after all. */
export async function failOrder(
  context: ServiceContext,
  { paymentId, orderId, why }: { paymentId: string; orderId: string; why?: SavedFailure | undefined },
): Promise<void> {
  await transaction(context.db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    const payment = await findPayment(tx, paymentId);
    if (order && payment) await moveOrder(tx, context, { order, payment, status: 'failed', why });
  });
}

/**
 * Cancels an order that nobody paid in time. Returns false if a payment has begun, perhaps just now: such an order
 * stays, because the member would read that they bought nothing.
 */
export async function expireOrder(context: ServiceContext, orderId: string, paymentId: string): Promise<boolean> {
  return transaction(context.db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    const payment = await findPayment(tx, paymentId);
    if (order?.state !== 'pending' || !payment) return false;
    await moveOrder(tx, context, { order, payment, status: 'cancelled' });
    return true;
  });
}

async function applyProviderStatus(
  tx: Tx,
  context: ServiceContext,
  { order, payment, event }: { order: OrderRow; payment: PaymentRow; event: StatusEvent },
): Promise<void> {
  await patchPayment(tx, payment.id, {
    // A webhook may arrive before the response to the start of the payment.
    provider_reference: event.providerReference,
    last_event_at: Math.max(payment.last_event_at ?? 0, event.occurredAt),
    updated_at: context.clock.now(),
  });
  if (event.state === 'paid' && (await isPaidByAnother(tx, order, payment))) {
    await sendBackDuplicateIn(tx, context, { order, payment });
  } else {
    await moveOrder(tx, context, { order, payment, status: event.state, why: savedFailure(order, event) });
  }
  if (event.state !== 'paid') return;
  if (event.mandate) await saveMandateIn(tx, context, { order, payment, mandate: event.mandate });
  if (order.mandate_id !== null) await touchMandate(tx, order.mandate_id, context.clock.now());
}

/**
 * Only money that was paid goes back, so its news stands for that of the payment when it overtakes it. Otherwise the
 * credits would be given after they had been taken back.
 */
async function notePaidFirstIn(
  tx: Tx,
  context: ServiceContext,
  { order, payment, event }: { order: OrderRow; payment: PaymentRow; event: MoneyBackEvent },
): Promise<void> {
  if (order.state === 'completed') return;
  const paid: StatusEvent = { ...event, kind: 'status', state: 'paid', amountMinor: payment.amount_minor };
  await applyProviderStatus(tx, context, { order, payment, event: paid });
}

/** Whether another payment than this one has completed the order. */
async function isPaidByAnother(tx: Tx, order: OrderRow, payment: PaymentRow): Promise<boolean> {
  if (order.state !== 'completed') return false;
  const payments = await listPayments(tx, order.id);
  return payments.some(({ id, state }) => id !== payment.id && isCollected(state)) && !isCollected(payment.state);
}

const isCollected = (state: PaymentState) => state === 'paid' || state === 'refunded' || state === 'charged_back';

const PAYMENT_FROM: Record<ProviderStatus, readonly PaymentState[]> = {
  pending: ['created'],
  failed: ['created', 'pending'],
  cancelled: ['created', 'pending'],
  paid: ['created', 'pending', 'failed', 'cancelled'],
};

async function moveOrder(
  tx: Tx,
  context: ServiceContext,
  {
    order,
    payment,
    status,
    why,
  }: { order: OrderRow; payment: PaymentRow; status: ProviderStatus; why?: SavedFailure | undefined },
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
  await settleCode(tx, order, to, now);
  await followOrderIn(tx, context, order, to);
  if (to === 'completed') await completeOrder(tx, context, order);
  await auditOrder(tx, context, `purchase.${to}`, order, { was: order.state });
}

/** Gives what was ordered: premium first, because everywhere a member's row is locked before their accounts. */
async function completeOrder(tx: Tx, context: ServiceContext, order: OrderRow): Promise<void> {
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
  await settleOpenAmountIn(tx, context, order.id);
}

async function followIn(
  tx: Tx,
  context: ServiceContext,
  { id, topic, payload }: { id: string; topic: string; payload: object },
): Promise<void> {
  const now = context.clock.now();
  await insertOutbox(tx, { id, topic, payload: JSON.stringify(payload), created_at: now, due_at: now });
  onCommit(tx, context.kickOutbox);
}

async function auditOrder(
  tx: Tx,
  context: ServiceContext,
  action: string,
  order: OrderRow,
  detail: object,
): Promise<void> {
  await insertAudit(tx, {
    id: context.ids.ulid(),
    at: context.clock.now(),
    // The provider or a job, never the member: what a browser says about a payment does not count.
    actor_kind: 'system',
    actor_id: null,
    action,
    subject_id: order.id,
    request_id: null,
    network_address: null,
    detail: JSON.stringify({ member: order.member_id, ...detail }),
  });
}
