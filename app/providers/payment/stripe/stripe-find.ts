import type { Stripe } from 'stripe';
import { Rejected } from '../../provider-errors';
import type { PaymentStatus } from '../payment-port';
import { ask } from './stripe-client';
import { PROVIDER } from './stripe-methods';
import { paymentIntentSchema, listOf, sessionSchema, type StripeIntent } from './stripe-shapes';
import { PAYMENT_ID, SAVED_CARD } from './stripe-start';
import { findStatus } from './stripe-status';

/**
 * Finds a payment by our id in the metadata of its intent. A page that nobody has confirmed has none yet, and is not
 * found: anyone who did not get the response of its start has no URL of it either.
 */
export async function findByOurId(stripe: Stripe, paymentId: string): Promise<PaymentStatus | undefined> {
  // It stands in quotes in the language of the search.
  if (!/^[\w-]{1,64}$/.test(paymentId)) throw new Rejected(PROVIDER, 'this is no id of a payment');
  const { data } = await ask('searching for a charge', listOf(paymentIntentSchema), () =>
    stripe.paymentIntents.search({ query: `metadata['${PAYMENT_ID}']:'${paymentId}'`, limit: 100 }),
  );
  const intent = data.find(({ status }) => status === 'succeeded') ?? data[0];
  const reference = intent && (await referenceOf(stripe, intent));
  return reference === undefined ? undefined : findStatus(stripe, reference);
}

/** What `start` would have returned: the checkout page of the intent, or the intent of a saved card. */
async function referenceOf(stripe: Stripe, intent: StripeIntent): Promise<string | undefined> {
  if (intent.metadata[SAVED_CARD]) return intent.id;
  const { data } = await ask('reading the page of a charge', listOf(sessionSchema), () =>
    stripe.checkout.sessions.list({ payment_intent: intent.id, limit: 1 }),
  );
  return data[0]?.id;
}
