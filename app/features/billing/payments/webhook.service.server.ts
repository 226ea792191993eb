import type { WebhookCall } from '~/providers/payment/payment-port';
import { Rejected } from '~/providers/provider-errors';
import type { RequestContext } from '~/server/context/context.server';
import { recordPaymentEvent, type PaymentEventOutcome } from './record-payment-event.service.server';

/** `forged`: the signature is not valid. */
export type WebhookOutcome = PaymentEventOutcome | 'forged';

/**
 * Handles a provider's webhook. It is read only if its signature is valid, and the stored order decides what it may
 * change. A payment of another brand is unknown here.
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
    // Logged, but not written to the audit, because strangers could fill the table.
    context.log.warn({ reason: error.message, provider, network: context.network }, 'a payment webhook was refused');
    return 'forged';
  }
}
