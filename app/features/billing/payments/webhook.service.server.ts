import type { WebhookCall } from '~/providers/payment/payment-port';
import { Rejected, Unavailable } from '~/providers/provider-errors';
import type { RequestContext } from '~/server/context/context.server';
import { providerUnavailable } from '../billing.errors';
import { recordPaymentEvent, type PaymentEventOutcome } from './record-payment-event.service.server';

/** `forged`: the call is not the provider's. */
export type WebhookOutcome = PaymentEventOutcome | 'forged';

/** The provider gets one response to a call: what has to be looked into, before what was only counted. */
const GRAVITY: readonly PaymentEventOutcome[] = ['repeated', 'counted', 'foreign', 'unknown', 'refused'];
const worse = (a: PaymentEventOutcome, b: PaymentEventOutcome) => (GRAVITY.indexOf(a) < GRAVITY.indexOf(b) ? b : a);

/**
 * Handles a provider's webhook. It is read only if its signature is valid, and the stored order decides what it may
 * change. Brands may share an account, whose provider sends each event to all of them: what belongs to another brand
 * changes nothing and gets the response of every other event, lest the provider gives up calling.
 */
export async function receiveWebhook(
  context: RequestContext,
  provider: string,
  call: WebhookCall,
): Promise<WebhookOutcome> {
  const port = context.ports.payments.get(provider);
  if (!port) return 'unknown';
  try {
    let outcome: PaymentEventOutcome = 'repeated';
    for (const event of await port.readWebhook({ ...call, from: context.network })) {
      outcome = worse(outcome, await recordPaymentEvent(context, provider, event));
    }
    if (outcome === 'foreign') context.log.info({ provider }, 'a payment webhook is of no payment of this brand');
    return outcome;
  } catch (error) {
    if (error instanceof Unavailable) {
      context.log.warn({ err: error, provider }, 'the state that a payment webhook names could not be fetched');
      // The provider calls again.
      throw providerUnavailable();
    }
    if (!(error instanceof Rejected)) throw error;
    // Logged, but not written to the audit, because strangers could fill the table.
    context.log.warn({ reason: error.message, provider, network: context.network }, 'a payment webhook was refused');
    return 'forged';
  }
}
