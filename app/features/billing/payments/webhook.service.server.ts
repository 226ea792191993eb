import type { WebhookCall } from '~/providers/payment/payment-port';
import { Rejected } from '~/providers/provider-errors';
import type { RequestContext } from '~/server/context/context.server';
import { recordPaymentEvent, type PaymentEventOutcome } from './payment-events.server';

/** `forged`: nobody we know signed it. */
export type WebhookOutcome = PaymentEventOutcome | 'forged';

/**
 * A provider's call. Only its signature makes it worth reading; only our own order decides what it may change. A payment
 * of another brand is as unknown here as one that never was.
 */
export async function receiveWebhook(
  context: RequestContext,
  provider: string,
  call: WebhookCall,
): Promise<WebhookOutcome> {
  const port = context.ports.payment;
  if (port?.name !== provider) return 'unknown';
  try {
    return await recordPaymentEvent(context, provider, port.readWebhook(call));
  } catch (error) {
    if (!(error instanceof Rejected)) throw error;
    // Logged, not audited: a stranger could fill the table.
    context.log.warn({ reason: error.message, provider, network: context.network }, 'a payment webhook was refused');
    return 'forged';
  }
}
