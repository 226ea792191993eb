import type { PaymentEvent, PaymentStatus } from '~/providers/payment/payment-port';
import type { BrandContext } from '~/server/context/context.server';
import { recordPaymentEvent } from './record-payment-event.service.server';

/**
 * Records what a provider says when it is asked, as if it had called the webhook: the state, and all money that went
 * back. What the webhook has reported before changes nothing.
 */
export async function recordStatus(context: BrandContext, provider: string, status: PaymentStatus): Promise<void> {
  for (const event of eventsOfStatus(status)) await recordPaymentEvent(context, provider, event);
}

/** The same status is the same events, however often it is requested. The state comes first: money goes back after it. */
function eventsOfStatus(status: PaymentStatus): PaymentEvent[] {
  const { providerReference, paymentId, state, amountMinor, currency, changedAt, failure, refunds, chargebacks } =
    status;
  const ids = { providerReference, paymentId };
  const reached: PaymentEvent[] =
    state === 'open'
      ? []
      : [
          {
            kind: 'status',
            ...ids,
            eventId: `status:${providerReference}:${state}:${changedAt}`,
            state,
            amountMinor,
            currency,
            occurredAt: changedAt,
            ...(failure && { failure }),
          },
        ];
  const back = (kind: 'refund' | 'chargeback', all: PaymentStatus['refunds']) =>
    all.map(({ changedAt: occurredAt, ...status }): PaymentEvent => {
      return {
        kind,
        ...ids,
        ...status,
        eventId: `status:${status.reference}:${status.state}:${occurredAt}`,
        occurredAt,
      };
    });
  return [...reached, ...back('refund', refunds), ...back('chargeback', chargebacks)];
}
