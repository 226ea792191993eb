import { transaction, type Tx } from '~db/database';
import { findOrder } from '~db/queries/order';
import { insertOutbox } from '~db/queries/outbox';
import { findPayment } from '~db/queries/payment';
import { advanceRefund, findRefund, lockRefund } from '~db/queries/refund';
import type { RefundRow } from '~db/schema/refund';
import { messageId } from '~/i18n/message-id';
import type { MoneyBackState, PaymentPort, RefundStatus } from '~/providers/payment/payment-port';
import { Rejected } from '~/providers/provider-errors';
import type { BrandContext } from '~/server/context/context.server';
import { providerOf } from '~/server/context/payment-providers';
import { DAY } from '~/time/durations';
import { auditRefundIn } from '../orders/audit-order.server';
import { REFUND_TOPIC, type RefundPayload } from '../payments/payment-topics';

/** The number of checks, a day apart, whether money on its way has arrived. After them someone has to look into it. */
const MOST_ROUNDS = 14;

/**
 * The job of every refund: asks the provider to send the money, and again each day until it has arrived, since the
 * webhook may never come. A provider that does not respond is asked again by the outbox; one that refuses for ever leaves
 * a failed refund, which staff have to pay by other means.
 */
export async function sendRefund(context: BrandContext, { refund_id, round = 0 }: RefundPayload): Promise<void> {
  const refund = await findRefund(context.db, refund_id);
  if (refund?.state !== 'pending') return;
  const payment = await findPayment(context.db, refund.payment_id);
  const port = payment && providerOf(context, payment);
  if (!port || payment?.provider_reference == null) {
    throw new Error(`Refund ${refund_id}: the provider ${payment?.provider} is not configured`);
  }
  const answer = await askFor(context, port, refund, payment.provider_reference);
  await transaction(context.db, async (tx) => {
    await noteRefundStateIn(tx, context, refund.id, answer);
    if (answer.state === 'pending') await planQuestion(tx, context, { refund_id, round: round + 1 });
  });
}

async function planQuestion(tx: Tx, context: BrandContext, payload: Required<RefundPayload>): Promise<void> {
  if (payload.round > MOST_ROUNDS) {
    context.log.error({ refund: payload.refund_id }, 'a refund is still pending after a fortnight');
    return;
  }
  const now = context.clock.now();
  const id = context.ids.ulid();
  await insertOutbox(tx, {
    id,
    topic: REFUND_TOPIC,
    payload: JSON.stringify(payload),
    created_at: now,
    due_at: now + DAY,
  });
}

async function askFor(
  context: BrandContext,
  port: PaymentPort,
  refund: RefundRow,
  providerReference: string,
): Promise<Pick<RefundStatus, 'state'> & { reference: string | null }> {
  const order = await findOrder(context.db, refund.purchase_id);
  const values = { order: refund.purchase_id, credits: order?.credits ?? refund.credits };
  const intl = context.texts('en');
  try {
    return await port.refund({
      refundId: refund.id,
      providerReference,
      paymentId: refund.payment_id,
      amountMinor: refund.amount_minor,
      currency: refund.currency,
      description: intl.formatMessage({ id: messageId('billing.refund-description') }, values),
    });
  } catch (error) {
    if (!(error instanceof Rejected)) throw error;
    context.log.error(
      { err: error, refund: refund.id },
      'a provider refuses a refund; the team has to pay it otherwise',
    );
    return { state: 'failed', reference: null };
  }
}

/** Records the status of one of our refunds as the provider reports it; a late 'pending' changes nothing. */
export async function noteRefundStateIn(
  tx: Tx,
  context: BrandContext,
  refundId: string,
  { state, reference }: { state: MoneyBackState; reference: string | null },
): Promise<void> {
  const refund = await lockRefund(tx, refundId);
  if (!refund) return;
  const reached = { state, updated_at: context.clock.now(), ...(reference ? { provider_reference: reference } : {}) };
  // A refund that was done may still fail: banks send money back from accounts that are closed.
  const from = state === 'failed' ? (['pending', 'done'] as const) : (['pending'] as const);
  const moved = await advanceRefund(tx, refundId, from, reached);
  if (moved && state !== 'pending') await auditRefundIn(tx, context, `refund.${state}`, { ...refund, ...reached });
}
