import { claimStatusQuestion, findPayment } from '~db/queries/payment';
import { findPurchase } from '~db/queries/purchase';
import { insertOutbox } from '~db/queries/outbox';
import type { PaymentRow } from '~db/schema/payment';
import type { PaymentPort, PaymentStatus } from '~/providers/payment/payment-port';
import { ProviderError, Rejected } from '~/providers/provider-errors';
import type { ServiceContext } from '~/server/context.server';
import { expireOrder, recordNews } from './payment-news.server';
import { isFinal } from './purchase-state';

export const CHECK_TOPIC = 'billing.check-payment';
export interface CheckPayload {
  payment_id: string;
  round: number;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export const FIRST_CHECK_MS = 10 * MINUTE;
/** How long after each question the next one follows. A transfer between banks may take days. */
const LATER_CHECKS_MS = [HOUR, 6 * HOUR, 17 * HOUR, ...Array.from({ length: 13 }, () => DAY)];
/** Nobody comes back to a payment page after a day. */
const ABANDONED_MS = DAY;
/** However many pages of however many tabs wait for one payment. */
const ASK_EVERY_MS = 4000;

/**
 * For a page that waits: asks the provider where nothing is known yet, at most every few seconds. A provider that does
 * not answer is no problem of the page, which asks again.
 */
export async function askAboutPayment(ctx: ServiceContext, payment: PaymentRow): Promise<void> {
  const port = portOf(ctx, payment);
  if (!port || payment.provider_reference === null) return;
  if (!(await claimStatusQuestion(ctx.db, payment.id, ctx.clock.now(), ASK_EVERY_MS))) return;
  try {
    await recordStatus(ctx, port, await port.status(payment.provider_reference));
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    ctx.log.warn({ err: error, payment: payment.id }, 'a payment provider did not answer');
  }
}

/**
 * The job behind every order: asks until the order has ended, whether or not webhooks or browsers ever came. An order
 * that nobody paid within a day is cancelled; one still on its way after a fortnight is left to a person.
 */
export async function checkPayment(ctx: ServiceContext, { payment_id, round }: CheckPayload): Promise<void> {
  const payment = await findPayment(ctx.db, payment_id);
  const purchase = payment && (await findPurchase(ctx.db, payment.purchase_id));
  if (!payment || !purchase || isFinal(purchase.state)) return;
  const port = portOf(ctx, payment);
  const status = port && (await findStatus(ctx, port, payment));
  if (port && status) await recordStatus(ctx, port, status);
  const now = ctx.clock.now();
  if ((!status || status.state === 'open') && now - purchase.created_at >= ABANDONED_MS) {
    await expireOrder(ctx, purchase.id, payment.id);
    return;
  }
  if (status && status.state !== 'open' && status.state !== 'pending') return;
  const wait = LATER_CHECKS_MS[round];
  if (wait === undefined) {
    ctx.log.error({ payment: payment.id, purchase: purchase.id }, 'a payment is still pending after a fortnight');
    return;
  }
  const payload: CheckPayload = { payment_id, round: round + 1 };
  await insertOutbox(ctx.db, {
    id: ctx.ids.ulid(),
    topic: CHECK_TOPIC,
    payload: JSON.stringify(payload),
    created_at: now,
    due_at: now + wait,
  });
}

/** Undefined where the provider never heard of it. One that is out of reach is asked again by the outbox. */
async function findStatus(ctx: ServiceContext, port: PaymentPort, payment: PaymentRow) {
  if (payment.provider_reference === null) return undefined;
  try {
    return await port.status(payment.provider_reference);
  } catch (error) {
    if (!(error instanceof Rejected)) throw error;
    ctx.log.error({ err: error, payment: payment.id }, 'a payment provider does not know our payment');
    return undefined;
  }
}

async function recordStatus(ctx: ServiceContext, port: PaymentPort, status: PaymentStatus): Promise<void> {
  const { state, changedAt, ...facts } = status;
  if (state === 'open') return;
  // The same answer is the same event, however often it is asked for.
  const eventId = `status:${status.providerReference}:${state}:${changedAt}`;
  await recordNews(ctx, port.name, { ...facts, state, eventId, occurredAt: changedAt });
}

/** The provider this payment was opened with, if it is still ours. */
function portOf(ctx: ServiceContext, payment: PaymentRow): PaymentPort | null {
  return ctx.ports.payment?.name === payment.provider ? ctx.ports.payment : null;
}
