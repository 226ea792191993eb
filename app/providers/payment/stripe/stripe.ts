import type { Clock } from '~/server/context/clock';
import { Misconfigured } from '../../provider-errors';
import type { PaymentPort } from '../payment-port';
import { checkRefund, checkStart } from '../payment-start-schema';
import { openStripe, PROVIDER, type StripeApi } from './stripe-client';
import { stripeMethods } from './stripe-methods';
import { refundPayment } from './stripe-refund';
import { chargeSavedCard, openCheckout } from './stripe-start';
import { findStatus } from './stripe-status';
import { readStripeWebhook } from './stripe-webhook';

export interface StripeOptions {
  /** The name of this account in the files of brands and in the URL of its webhook. */
  account: string;
  apiKey: string;
  /** The secrets of the webhook endpoint. During a rotation the old and the new one are valid. */
  webhookSecrets: readonly string[];
  clock: Clock;
  api?: StripeApi;
}

/**
 * Payments through Stripe's hosted checkout page: no card number reaches our pages or our server. Throws Misconfigured
 * if the key or the secrets cannot be Stripe's.
 */
export function stripePayments({ account, apiKey, webhookSecrets, clock, api }: StripeOptions): PaymentPort {
  if (!/^(?:sk|rk)_(?:test|live)_\w+$/.test(apiKey)) {
    throw new Misconfigured(PROVIDER, 'the API key must be a secret or restricted key, sk_… or rk_…');
  }
  if (webhookSecrets.length === 0 || !webhookSecrets.every((secret) => /^whsec_\S{8,}$/.test(secret))) {
    throw new Misconfigured(PROVIDER, 'each secret of the webhook must start with whsec_');
  }
  const stripe = openStripe({ apiKey, ...(api ? { api } : {}) });
  const once = shareRequests();
  return {
    name: account,
    methods: stripeMethods,
    async start(payment) {
      const order = checkStart(PROVIDER, payment);
      const { mandate } = order;
      return once(order, () => (mandate ? chargeSavedCard(stripe, order, mandate) : openCheckout(stripe, order)));
    },
    readWebhook: (call) => readStripeWebhook({ stripe, webhookSecrets, clock }, call),
    status: (providerReference) => findStatus(stripe, providerReference),
    async refund(request) {
      const refund = checkRefund(PROVIDER, request);
      return once(refund, () => refundPayment(stripe, refund));
    },
    checkoutOrigins: () => ['https://checkout.stripe.com'],
  };
}

/**
 * The same request twice at a time is one, as for a double click: Stripe refuses the second while it works on the first,
 * which would look like an outage.
 */
function shareRequests() {
  const running = new Map<string, Promise<unknown>>();
  return <T>(request: unknown, run: () => Promise<T>): Promise<T> => {
    const key = JSON.stringify(request);
    const known = running.get(key);
    if (known) return known as Promise<T>;
    const made = run().finally(() => running.delete(key));
    running.set(key, made);
    return made;
  };
}
