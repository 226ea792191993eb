import { advancePayment, claimStatusQuestion, findPayment, listPayments } from '~db/queries/payment';
import { findOrder } from '~db/queries/order';
import { insertOutbox } from '~db/queries/outbox';
import type { OrderRow } from '~db/schema/order';
import type { PaymentRow } from '~db/schema/payment';
import type { PaymentPort, PaymentStatus } from '~/providers/payment/payment-port';
import { ProviderError, Rejected } from '~/providers/provider-errors';
import type { BrandContext } from '~/server/context/context.server';
import { DAY, HOUR, MINUTE } from '~/time/durations';
import { expireOrder } from './record-payment-event.service.server';
import { recordStatus } from './record-status.service.server';
import { isFinal } from '../orders/order-state.server';
import { providerOf } from '~/server/context/payment-providers';

export const CHECK_TOPIC = 'billing.check-payment';
export interface CheckPayload {
  payment_id: string;
  round: number;
}

export const FIRST_CHECK_MS = 10 * MINUTE;
/** The time between a response of the provider and the next check. A transfer between banks may take days. */
const LATER_CHECKS_MS = [HOUR, 6 * HOUR, 17 * HOUR, ...Array.from({ length: 13 }, () => DAY)];
/** The time until the next check if the provider did not respond. */
const SILENCE_MS = HOUR;
/** After this time someone has to look into the payment. */
const FORTNIGHT_MS = 14 * DAY;
/** After this time nobody returns to a payment page. */
const ABANDONED_MS = DAY;
/** The provider is asked at most this often about one payment, however many pages wait for it. */
const ASK_EVERY_MS = 4000;

/**
 * For a waiting page: asks the provider about a payment, at most every few seconds. If the provider does not respond,
 * that is logged, and the page asks again.
 */
export async function askAboutPayment(context: BrandContext, payment: PaymentRow): Promise<void> {
  const port = providerOf(context, payment);
  if (!port || payment.provider_reference === null) return;
  if (!(await claimStatusQuestion(context.db, payment.id, context.clock.now(), ASK_EVERY_MS))) return;
  try {
    await recordStatus(context, port.name, await port.status(payment.provider_reference));
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    context.log.warn({ err: error, payment: payment.id }, 'a payment provider did not respond');
  }
}

/**
 * The job of every order: asks the provider until the order has ended, even without webhooks or browsers, and goes on
 * while the provider is unreachable. An order that nobody paid within a day is cancelled; one still pending after a
 * fortnight is logged for someone to look into, and not checked again.
 */
export async function checkPayment(context: BrandContext, { payment_id, round }: CheckPayload): Promise<void> {
  const payment = await findPayment(context.db, payment_id);
  const order = payment && (await findOrder(context.db, payment.purchase_id));
  if (!payment || !order || !mayBePaid(order, payment)) return;
  const status = await findStatus(context, payment);
  const age = context.clock.now() - order.created_at;
  if (status === 'silence') {
    const wait = age < FORTNIGHT_MS ? SILENCE_MS : undefined;
    return planCheck(context, payment, { payment_id, round }, wait);
  }
  if (status && status.state !== 'open' && status.state !== 'pending') return;
  const unpaid = !status || status.state === 'open';
  if (unpaid && age >= ABANDONED_MS && order.state === 'cancelled') {
    await advancePayment(context.db, payment.id, ['created', 'pending'], {
      state: 'cancelled',
      updated_at: context.clock.now(),
    });
    return;
  }
  if (unpaid && age >= ABANDONED_MS) {
    // Another provider got the payment because this one did not respond: the order is no longer for this one to end.
    const [newest] = await listPayments(context.db, order.id);
    if (newest?.id !== payment.id || (await expireOrder(context, order.id, payment.id))) return;
  }
  await planCheck(context, payment, { payment_id, round: round + 1 }, LATER_CHECKS_MS[round]);
}

/** An order that its member has ended may still be paid: the payment page is open in another tab, or the bank is slow. */
export function mayBePaid(order: Pick<OrderRow, 'state'>, payment: Pick<PaymentRow, 'state'>): boolean {
  if (!isFinal(order.state)) return true;
  return order.state === 'cancelled' && (payment.state === 'created' || payment.state === 'pending');
}

/** Schedules the next check; without `wait` it logs that someone has to look into the payment. */
async function planCheck(
  context: BrandContext,
  payment: PaymentRow,
  payload: CheckPayload,
  wait: number | undefined,
): Promise<void> {
  if (wait === undefined) {
    const ids = { payment: payment.id, order: payment.purchase_id };
    context.log.error(ids, 'a payment is still pending after a fortnight');
    return;
  }
  const now = context.clock.now();
  await insertOutbox(context.db, {
    id: context.ids.ulid(),
    topic: CHECK_TOPIC,
    payload: JSON.stringify(payload),
    created_at: now,
    due_at: now + wait,
  });
}

/**
 * Asks the provider and records its status, also of a payment whose start got no response: a saved method or an account
 * with a mandate may have been charged all the same. Undefined if the payment was never opened, or its provider does not know it
 * or is no longer configured; `silence` if the provider did not respond.
 */
async function findStatus(context: BrandContext, payment: PaymentRow): Promise<PaymentStatus | 'silence' | undefined> {
  const port = providerOf(context, payment);
  if (!port) {
    context.log.warn(
      { payment: payment.id, provider: payment.provider },
      'the provider of a payment is no longer configured',
    );
    return undefined;
  }
  try {
    const status = await statusAt(port, payment, context.tenant.slug);
    if (status) await recordStatus(context, port.name, status);
    return status;
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    const unknown = error instanceof Rejected;
    const message = unknown
      ? 'a payment provider does not know a payment of this platform'
      : 'a payment provider did not respond';
    context.log.error({ err: error, payment: payment.id }, message);
    return unknown ? undefined : 'silence';
  }
}

/** The status of a payment, by our id if the provider's reference was lost; undefined if it was never opened. */
export async function statusAt(
  port: PaymentPort,
  { id, provider_reference, created_at }: PaymentRow,
  tenantSlug: string,
): Promise<PaymentStatus | undefined> {
  if (provider_reference !== null) return port.status(provider_reference);
  return port.find({ paymentId: id, tenantSlug, startedAt: created_at });
}
