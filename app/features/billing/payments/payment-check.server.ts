import { claimStatusQuestion, findPayment } from '~db/queries/payment';
import { findPurchase } from '~db/queries/purchase';
import { insertOutbox } from '~db/queries/outbox';
import type { PaymentRow } from '~db/schema/payment';
import type { PaymentPort, PaymentStatus } from '~/providers/payment/payment-port';
import { ProviderError, Rejected } from '~/providers/provider-errors';
import type { ServiceContext } from '~/server/context/context.server';
import { expireOrder, recordPaymentEvent } from './payment-events.server';
import { isFinal } from './order-state';

export const CHECK_TOPIC = 'billing.check-payment';
export interface CheckPayload {
  payment_id: string;
  round: number;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export const FIRST_CHECK_MS = 10 * MINUTE;
/** How long after each answer the next question follows. A transfer between banks may take days. */
const LATER_CHECKS_MS = [HOUR, 6 * HOUR, 17 * HOUR, ...Array.from({ length: 13 }, () => DAY)];
/** A provider that gave no answer is asked the same again after this. */
const SILENCE_MS = HOUR;
/** Afterwards what became of a payment is a person's question. */
const FORTNIGHT_MS = 14 * DAY;
/** Nobody comes back to a payment page after a day. */
const ABANDONED_MS = DAY;
/** However many pages of however many tabs wait for one payment. */
const ASK_EVERY_MS = 4000;

/**
 * For a page that waits: asks the provider where nothing is known yet, at most every few seconds. A provider that does
 * not answer is no problem of the page, which asks again.
 */
export async function askAboutPayment(context: ServiceContext, payment: PaymentRow): Promise<void> {
  const port = portOf(context, payment);
  if (!port || payment.provider_reference === null) return;
  if (!(await claimStatusQuestion(context.db, payment.id, context.clock.now(), ASK_EVERY_MS))) return;
  try {
    await recordStatus(context, port, await port.status(payment.provider_reference));
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    context.log.warn({ err: error, payment: payment.id }, 'a payment provider did not answer');
  }
}

/**
 * The job behind every order: asks until the order has ended, whether or not webhooks or browsers ever came, and however
 * long the provider is out of reach meanwhile. An order that nobody paid within a day is cancelled; one still on its way
 * after a fortnight is left to a person.
 */
export async function checkPayment(context: ServiceContext, { payment_id, round }: CheckPayload): Promise<void> {
  const payment = await findPayment(context.db, payment_id);
  const purchase = payment && (await findPurchase(context.db, payment.purchase_id));
  if (!payment || !purchase || isFinal(purchase.state)) return;
  const status = await findStatus(context, payment);
  const age = context.clock.now() - purchase.created_at;
  if (status === 'silence') {
    const wait = age < FORTNIGHT_MS ? SILENCE_MS : undefined;
    return planCheck(context, payment, { payment_id, round }, wait);
  }
  if (status && status.state !== 'open' && status.state !== 'pending') return;
  const unpaid = !status || status.state === 'open';
  if (unpaid && age >= ABANDONED_MS && (await expireOrder(context, purchase.id, payment.id))) return;
  await planCheck(context, payment, { payment_id, round: round + 1 }, LATER_CHECKS_MS[round]);
}

/** Without `wait` a person has to look. */
async function planCheck(
  context: ServiceContext,
  payment: PaymentRow,
  payload: CheckPayload,
  wait: number | undefined,
): Promise<void> {
  if (wait === undefined) {
    const ids = { payment: payment.id, purchase: payment.purchase_id };
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

/** What the provider says, taken in. Undefined where nobody knows of the payment, `silence` where no answer came. */
async function findStatus(
  context: ServiceContext,
  payment: PaymentRow,
): Promise<PaymentStatus | 'silence' | undefined> {
  if (payment.provider_reference === null) return undefined;
  const port = portOf(context, payment);
  if (!port) {
    context.log.warn({ payment: payment.id, provider: payment.provider }, 'the provider of a payment is ours no more');
    return undefined;
  }
  try {
    const status = await port.status(payment.provider_reference);
    await recordStatus(context, port, status);
    return status;
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    const unknown = error instanceof Rejected;
    const message = unknown ? 'a payment provider does not know our payment' : 'a payment provider did not answer';
    context.log.error({ err: error, payment: payment.id }, message);
    return unknown ? undefined : 'silence';
  }
}

async function recordStatus(context: ServiceContext, port: PaymentPort, status: PaymentStatus): Promise<void> {
  const { state, changedAt, ...facts } = status;
  if (state === 'open') return;
  // The same answer is the same event, however often it is asked for.
  const eventId = `status:${status.providerReference}:${state}:${changedAt}`;
  await recordPaymentEvent(context, port.name, { ...facts, state, eventId, occurredAt: changedAt });
}

/** The provider this payment was opened with, if it is still ours. */
function portOf(context: ServiceContext, payment: PaymentRow): PaymentPort | null {
  return context.ports.payment?.name === payment.provider ? context.ports.payment : null;
}
