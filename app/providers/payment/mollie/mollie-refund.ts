import { Rejected } from '../../provider-errors';
import type { RefundRequest, RefundStatus } from '../payment-port';
import { checkRefund } from '../payment-start-schema';
import { toMollieAmount } from './mollie-amount';
import { PROVIDER, type AskMollie } from './mollie-client';
import { toRefundStatus, toStatus } from './mollie-events';
import { readRefund, type MolliePayment } from './mollie-payment';

/**
 * Sends money back. The payment is fetched first, because an idempotency key is forgotten after a while: a refund that
 * exists already is found by its id in the metadata.
 */
export async function refundPayment(
  ask: AskMollie,
  fetchPayment: (reference: string) => Promise<MolliePayment>,
  request: RefundRequest,
): Promise<RefundStatus> {
  const { refundId, providerReference, paymentId, amountMinor, currency, description } = checkRefund(PROVIDER, request);
  const payment = await fetchPayment(providerReference);
  if (payment.metadata !== paymentId) throw new Rejected(PROVIDER, 'the payment is another one');
  const { refunds, chargebacks } = toStatus(payment, paymentId);
  const known = refunds.find((refund) => refund.refundId === refundId) ?? (await create());
  if (known.amountMinor !== amountMinor || known.currency !== currency) {
    throw new Rejected(PROVIDER, 'this refund id was used with another amount');
  }
  return known;

  async function create(): Promise<RefundStatus> {
    const returned = [...refunds, ...chargebacks].filter(({ state }) => state !== 'failed');
    const left = returned.reduce((rest, refund) => rest - refund.amountMinor, payment.amount.amountMinor);
    // Some methods let a shop refund more than was paid; this platform never does.
    if (amountMinor > left) throw new Rejected(PROVIDER, 'more than is left of the payment');
    const created = {
      paymentId: providerReference,
      amount: toMollieAmount(amountMinor, currency),
      description,
      metadata: { refundId, paymentId },
      idempotencyKey: refundId,
    };
    return toRefundStatus(readRefund(await ask((client) => client.paymentRefunds.create(created))));
  }
}
