import type { Stripe } from 'stripe';
import { Rejected } from '../../provider-errors';
import type { PaymentStart, StartedPayment } from '../payment-port';
import { ask, WRITE_MS } from './stripe-client';
import { PROVIDER, savesMethod, stripeLocale, stripeMethodType } from './stripe-methods';
import { toStripeAmount } from './stripe-money';
import { createdSchema, startedSessionSchema } from './stripe-shapes';

/** In the metadata of everything that is created, so that an event names its payment. */
export const PAYMENT_ID = 'payment_id';
/** In the metadata of a session whose card is saved, and of an intent that charges a saved card. */
export const SAVES_CARD = 'saves_card';
export const SAVED_CARD = 'saved_card';

/**
 * Stripe forgets a key after a day. An attempt is started no later than this after its beginning, and its page ends
 * then, so that nobody pays a page of an order that has been given up, or twice.
 */
const ATTEMPT_MS = 23 * 3_600_000;

/** Throws `Rejected` for an attempt that Stripe may have forgotten. */
export function checkAge({ startedAt }: PaymentStart, now: number): void {
  if (startedAt !== undefined && now - startedAt > ATTEMPT_MS) {
    throw new Rejected(PROVIDER, 'the attempt is too old to be started again');
  }
}

/**
 * Opens the hosted checkout page. The payment's id is the idempotency key, so Stripe itself refuses a second session
 * for it. Everything that is sent comes from the order, because the same key with another body is refused too.
 */
export async function openCheckout(stripe: Stripe, payment: PaymentStart): Promise<StartedPayment> {
  const type = stripeMethodType(payment.method);
  if (!type) throw new Rejected(PROVIDER, `there is no method ${payment.method}`);
  const savesCard = payment.remember === true && payment.customer !== undefined && savesMethod(payment.method);
  const unitAmount = toStripeAmount(payment.amountMinor, payment.currency);
  const customer = payment.customer?.reference ?? (savesCard ? await createCustomer(stripe, payment) : undefined);
  const metadata = { [PAYMENT_ID]: payment.paymentId, ...(savesCard ? { [SAVES_CARD]: '1' } : {}) };
  const session = await ask('opening a checkout page', startedSessionSchema, () =>
    stripe.checkout.sessions.create(
      {
        mode: 'payment',
        client_reference_id: payment.paymentId,
        // Of these, the page shows those that are switched on in the account.
        allowed_payment_method_types: [type],
        line_items: [
          {
            quantity: 1,
            price_data: {
              currency: payment.currency.toLowerCase(),
              unit_amount: unitAmount,
              product_data: { name: payment.description },
            },
          },
        ],
        // The page charges what our page showed, in its currency.
        adaptive_pricing: { enabled: false },
        branding_settings: { display_name: payment.merchantName ?? payment.tenantSlug },
        locale: stripeLocale(payment.locale),
        ...(payment.startedAt ? { expires_at: Math.floor((payment.startedAt + ATTEMPT_MS) / 1000) } : {}),
        success_url: payment.returnUrl,
        cancel_url: payment.returnUrl,
        metadata,
        payment_intent_data: {
          description: payment.description,
          metadata,
          ...(savesCard ? { setup_future_usage: 'off_session' as const } : {}),
        },
        ...(customer ? { customer } : {}),
      },
      writeOptions(payment.paymentId),
    ),
  );
  return {
    providerReference: session.id,
    redirectUrl: session.url,
    ...(customer ? { customerReference: customer } : {}),
  };
}

/** A card is saved under a customer, of whom Stripe learns nothing but our opaque key. */
async function createCustomer(stripe: Stripe, { customer }: PaymentStart): Promise<string> {
  const { key } = customer!;
  const created = await ask('creating a customer', createdSchema, () =>
    stripe.customers.create({ metadata: { customer_key: key } }, { idempotencyKey: `customer-${key}` }),
  );
  return created.id;
}

export function writeOptions(idempotencyKey: string): Stripe.RequestOptions {
  return { idempotencyKey, timeout: WRITE_MS };
}
