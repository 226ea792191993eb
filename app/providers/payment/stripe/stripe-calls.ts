import type { PaymentPort } from '../payment-port';
import { findByOurId } from './stripe-find';
import { openStripe, type StripeOptions } from './stripe-client';
import { refundPayment } from './stripe-refund';
import { chargeSavedCard, endSavedCard } from './stripe-saved-card';
import { checkAge, openCheckout } from './stripe-start';
import { findStatus } from './stripe-status';
import { readStripeWebhook } from './stripe-webhook';

type Calls = Pick<PaymentPort, 'start' | 'readWebhook' | 'status' | 'find' | 'refund' | 'endMandate'>;

/** The calls of the port that need Stripe's client; what they are given has been checked. */
export function stripeCalls(options: StripeOptions): Calls {
  const { webhookSecrets, clock } = options;
  const stripe = openStripe(options);
  return {
    async start(payment) {
      checkAge(payment, clock.now());
      return payment.mandate ? chargeSavedCard(stripe, payment, payment.mandate) : openCheckout(stripe, payment);
    },
    readWebhook: (call) => readStripeWebhook({ stripe, webhookSecrets, clock }, call),
    status: (providerReference) => findStatus(stripe, providerReference),
    find: ({ paymentId }) => findByOurId(stripe, paymentId),
    refund: (refund) => refundPayment(stripe, refund),
    endMandate: (saved) => endSavedCard(stripe, saved),
  };
}
