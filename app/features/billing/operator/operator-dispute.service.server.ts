import { listPayments } from '~db/queries/payment';
import { listRefunds } from '~db/queries/refund';
import type { OrderRow } from '~db/schema/order';
import type { PaymentRow } from '~db/schema/payment';
import type { BrandContext } from '~/server/context/context.server';
import { recordPaymentEvent } from '../payments/record-payment-event.service.server';
import { auditOperatorIn, type Operator } from './operator-audit.server';
import { CannotMoveMoney } from './money-problem.server';
import { getOrder } from './operator-refund.service.server';

/** A chargeback that the provider does not report, such as one that the bank announced by letter. */
export interface NotedDispute {
  order: OrderRow;
  payment: PaymentRow;
  /** The provider's id of the dispute, or the bank's. */
  reference: string;
  amount: number;
  /** Whether the money was returned (the dispute was won). */
  won: boolean;
}

/** What a note of a chargeback would book. Throws `CannotMoveMoney` if it contradicts the order. */
export async function planDispute(
  context: BrandContext,
  orderId: string,
  { reference, amount, won }: { reference: string; amount: number | undefined; won: boolean },
): Promise<NotedDispute> {
  const order = await getOrder(context, orderId);
  const payment = (await listPayments(context.db, order.id)).find(({ state }) => state === 'paid');
  if (order.state !== 'completed' || !payment) throw new CannotMoveMoney({ kind: 'no-paid-payment' });
  const refunds = await listRefunds(context.db, order.id);
  const known = refunds.find(
    ({ kind, provider_reference }) => kind === 'chargeback' && provider_reference === reference,
  );
  if (won) {
    if (!known) throw new CannotMoveMoney({ kind: 'no-chargeback', reference });
    if (known.state === 'failed') throw new CannotMoveMoney({ kind: 'chargeback-won-before', reference });
    return { order, payment, reference, amount: known.amount_minor, won };
  }
  if (known) throw new CannotMoveMoney({ kind: 'chargeback-booked-before', reference });
  const left = order.total_minor - order.returned_minor;
  const charged = amount ?? left;
  if (charged > order.total_minor) {
    throw new CannotMoveMoney({ kind: 'chargeback-above-total', total: order.total_minor, currency: order.currency });
  }
  if (charged === 0) throw new CannotMoveMoney({ kind: 'nothing-left-to-charge-back' });
  return { order, payment, reference, amount: charged, won };
}

/** Books it as the provider's own report is booked. Returns whether it was booked now. */
export async function noteDispute(
  context: BrandContext,
  { order, payment, reference, amount, won }: NotedDispute,
  operator: Operator,
): Promise<boolean> {
  const state = won ? 'failed' : 'done';
  const now = context.clock.now();
  const event = {
    kind: 'chargeback' as const,
    eventId: `operator:${reference}:${state}:${now}`,
    providerReference: payment.provider_reference ?? '',
    paymentId: payment.id,
    reference,
    state: state as 'failed' | 'done',
    amountMinor: amount,
    currency: order.currency,
    occurredAt: now,
  };
  const detail = { member: order.member_id, reference, amount_minor: amount, currency: order.currency };
  const done = { action: won ? 'dispute.noted_won' : 'dispute.noted', orderId: order.id, detail };
  const outcome = await recordPaymentEvent(context, payment.provider, event, (tx) =>
    auditOperatorIn(tx, context, operator, done),
  );
  return outcome === 'counted';
}
