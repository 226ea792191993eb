import { Misconfigured } from '../../provider-errors';
import type { PaymentPort } from '../payment-port';
import { checkRefund, checkStart } from '../payment-start-schema';
import type { StripeOptions } from './stripe-client';
import { PROVIDER, stripeMethods, stripeSaves } from './stripe-methods';

/**
 * Payments through Stripe's hosted checkout page: no card number reaches our pages or our server. Throws Misconfigured
 * if the key or the secrets cannot be Stripe's.
 */
export function stripePayments(options: StripeOptions): PaymentPort {
  const { account, apiKey, webhookSecrets } = options;
  if (!/^(?:sk|rk)_(?:test|live)_\w+$/.test(apiKey)) {
    throw new Misconfigured(PROVIDER, 'the API key must be a secret or restricted key, sk_… or rk_…');
  }
  if (webhookSecrets.length === 0 || !webhookSecrets.every((secret) => /^whsec_\S{8,}$/.test(secret))) {
    throw new Misconfigured(PROVIDER, 'each secret of the webhook must start with whsec_');
  }
  // The client takes 19 MB, so a server without an account at Stripe does not load it.
  const loaded = import('./stripe-calls').then(({ stripeCalls }) => stripeCalls(options));
  // Anyone who calls learns why it could not be loaded.
  loaded.catch(() => {});
  const once = shareRequests();
  return {
    name: account,
    methods: stripeMethods,
    saves: stripeSaves,
    async start(payment) {
      const order = checkStart(PROVIDER, payment);
      const { start } = await loaded;
      return once(order, () => start(order));
    },
    readWebhook: async (call) => (await loaded).readWebhook(call),
    status: async (providerReference) => (await loaded).status(providerReference),
    find: async (sought) => (await loaded).find(sought),
    async refund(request) {
      const order = checkRefund(PROVIDER, request);
      const { refund } = await loaded;
      return once(order, () => refund(order));
    },
    endMandate: async (saved) => (await loaded).endMandate(saved),
    checkoutOrigins: () => ['https://checkout.stripe.com', 'https://hooks.stripe.com'],
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
    const pending = run().finally(() => running.delete(key));
    running.set(key, pending);
    return pending;
  };
}
