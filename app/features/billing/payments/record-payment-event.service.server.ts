import { onCommit, transaction, type Tx } from '~db/database';
import { touchMandate } from '~db/queries/mandate';
import { isErased } from '~db/queries/member';
import { findPayment, insertPaymentEvent, listPayments, patchPayment } from '~db/queries/payment';
import { lockOrder } from '~db/queries/order';
import type { PaymentRow, PaymentState } from '~db/schema/payment';
import type { OrderRow } from '~db/schema/order';
import type { MoneyBackEvent, PaymentEvent, StatusEvent } from '~/providers/payment/payment-port';
import type { BrandContext } from '~/server/context/context.server';
import { onMoneyBack } from '../billing.hooks.server';
import { redeemCodeIn } from '../orders/redemption.server';
import { auditOrder } from '../orders/audit-order.server';
import { isDuplicate, sendBackDuplicateIn } from './duplicate-payment.server';
import { moveOrder } from './move-order.server';
import { saveMandateIn } from './mandate.server';
import { savedFailure } from '../orders/order-state.server';
import type { SavedFailure } from '../orders/order-status';

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
  context: BrandContext,
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
      if (isNew) await refuse(tx, context, order, event, refusal);
      return 'refused';
    }
    if (isNew && event.kind === 'status') await applyProviderStatus(tx, context, { order, payment, event });
    if (isNew && event.kind !== 'status') {
      if (event.state !== 'failed') await notePaidFirstIn(tx, context, { order, payment, event });
      await context.hooks.run(onMoneyBack, tx, context, { order, payment, event });
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

/** Writes the refusal to the audit and the log, because money may be involved and someone has to look into it. */
async function refuse(
  tx: Tx,
  context: BrandContext,
  order: OrderRow,
  event: PaymentEvent,
  refusal: string,
): Promise<void> {
  const { paymentId, eventId, providerReference, kind, state, amountMinor, currency, occurredAt } = event;
  // Nothing of the payer's: an entry outlives the saved method that the event may name.
  await auditOrder(tx, context, 'payment.refused', order, {
    refusal,
    paymentId,
    eventId,
    providerReference,
    kind,
    state,
    amountMinor,
    currency,
    occurredAt,
  });
  onCommit(tx, () =>
    context.log.error({ payment: paymentId, event: eventId, refusal }, 'a payment event contradicts its order'),
  );
}

/** Ends an order whose payment the provider refused to open, unless it was paid after all. */
export async function failOrder(
  context: BrandContext,
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
export async function expireOrder(context: BrandContext, orderId: string, paymentId: string): Promise<boolean> {
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
  context: BrandContext,
  { order, payment, event }: { order: OrderRow; payment: PaymentRow; event: StatusEvent },
): Promise<void> {
  await patchPayment(tx, payment.id, {
    // A webhook may arrive before the response to the start of the payment.
    provider_reference: event.providerReference,
    last_event_at: Math.max(payment.last_event_at ?? 0, event.occurredAt),
    updated_at: context.clock.now(),
  });
  if (event.state === 'paid' && (await isSpareIn(tx, context, { order, payment }))) {
    await sendBackDuplicateIn(tx, context, { order, payment });
  } else {
    await moveOrder(tx, context, { order, payment, status: event.state, why: savedFailure(order, event) });
  }
  if (event.state !== 'paid') return;
  if (event.mandate) await saveMandateIn(tx, context, { order, payment, mandate: event.mandate });
  if (order.mandate_id !== null) await touchMandate(tx, order.mandate_id, context.clock.now());
}

/**
 * Only money that was paid goes back, so its event stands for that of the payment when it overtakes it. Otherwise the
 * credits would be given after they had been taken back.
 */
async function notePaidFirstIn(
  tx: Tx,
  context: BrandContext,
  { order, payment, event }: { order: OrderRow; payment: PaymentRow; event: MoneyBackEvent },
): Promise<void> {
  if (order.state === 'completed') return;
  const paid: StatusEvent = { ...event, kind: 'status', state: 'paid', amountMinor: payment.amount_minor };
  await applyProviderStatus(tx, context, { order, payment, event: paid });
}

/** Whether the money of a payment is not needed: its order is paid, or another one of the member with the same code. */
async function isSpareIn(
  tx: Tx,
  context: BrandContext,
  { order, payment }: { order: OrderRow; payment: PaymentRow },
): Promise<boolean> {
  if (await isDuplicate(tx, payment)) return true;
  if (order.state === 'completed') return isPaidByAnother(tx, order, payment);
  return !(await redeemCodeIn(tx, context, order));
}

/** Whether another payment than this one has completed the order. */
async function isPaidByAnother(tx: Tx, order: OrderRow, payment: PaymentRow): Promise<boolean> {
  const payments = await listPayments(tx, order.id);
  return payments.some(({ id, state }) => id !== payment.id && isCollected(state)) && !isCollected(payment.state);
}

const isCollected = (state: PaymentState) => state === 'paid' || state === 'refunded' || state === 'charged_back';
