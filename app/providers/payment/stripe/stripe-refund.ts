import type { Stripe } from 'stripe';
import { Rejected } from '../../provider-errors';
import type { RefundRequest, RefundStatus } from '../payment-port';
import { ask } from './stripe-client';
import { PROVIDER } from './stripe-methods';
import { toStripeAmount } from './stripe-money';
import { refundSchema } from './stripe-shapes';
import { PAYMENT_ID, writeOptions } from './stripe-start';
import { findPayment, findRefunds, REFUND_ID, toRefundStatus } from './stripe-status';

/** In the metadata of a refund, so that its events are understood without a further request. */
export const PAYMENT_REFERENCE = 'payment_reference';

/**
 * Stripe forgets an idempotency key after a day, and a refund may be asked for again after a week; so the refunds of
 * the payment are read first.
 */
export async function refundPayment(stripe: Stripe, refund: RefundRequest): Promise<RefundStatus> {
  const { refundId, providerReference, paymentId } = refund;
  const amount = toStripeAmount(refund.amountMinor, refund.currency);
  const payment = await findPayment(stripe, providerReference);
  if (payment.paymentId !== paymentId || payment.currency !== refund.currency) {
    throw new Rejected(PROVIDER, 'the refund is of another payment');
  }
  if (payment.intentId === null || payment.state !== 'paid') throw new Rejected(PROVIDER, 'nothing has been paid');
  const { intentId } = payment;
  const known = (await findRefunds(stripe, intentId)).find((refund) => refund.refundId === refundId);
  if (known) return sameAmount(known, refund);
  const created = await ask('a refund', refundSchema, () =>
    stripe.refunds.create(
      {
        payment_intent: intentId,
        amount,
        reason: 'requested_by_customer',
        metadata: { [REFUND_ID]: refundId, [PAYMENT_ID]: paymentId, [PAYMENT_REFERENCE]: providerReference },
      },
      writeOptions(refundId),
    ),
  );
  return toRefundStatus(created);
}

function sameAmount(known: RefundStatus, { amountMinor }: RefundRequest): RefundStatus {
  if (known.amountMinor !== amountMinor) throw new Rejected(PROVIDER, 'this refund was made with another amount');
  return known;
}
