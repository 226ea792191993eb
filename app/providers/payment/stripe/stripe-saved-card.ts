import { Stripe } from 'stripe';
import { MandateEnded, Rejected } from '../../provider-errors';
import type { PaymentStart, SavedMethod, StartedPayment } from '../payment-port';
import { ask, CHARGE_MS, WRITE_MS } from './stripe-client';
import { PROVIDER } from './stripe-methods';
import { toStripeAmount } from './stripe-money';
import { chargedSchema, createdSchema } from './stripe-shapes';
import { PAYMENT_ID, SAVED_CARD } from './stripe-start';

/**
 * Charges a saved card. The member is at their device, so that a bank that wants to see them (3-D Secure) does not refuse
 * but names its page. A refusal of the bank is no error: the payment exists, and its status says that it failed.
 */
export async function chargeSavedCard(
  stripe: Stripe,
  payment: PaymentStart,
  { customerReference, reference }: SavedMethod,
): Promise<StartedPayment> {
  const amount = toStripeAmount(payment.amountMinor, payment.currency);
  const charging = ask('charging a saved card', chargedSchema, async () => {
    try {
      return await stripe.paymentIntents.create(
        {
          amount,
          currency: payment.currency.toLowerCase(),
          customer: customerReference,
          payment_method: reference,
          allowed_payment_method_types: ['card'],
          confirm: true,
          // Where the bank's page ends.
          return_url: payment.returnUrl,
          description: payment.description,
          metadata: { [PAYMENT_ID]: payment.paymentId, [SAVED_CARD]: '1' },
        },
        { idempotencyKey: payment.paymentId, timeout: CHARGE_MS },
      );
    } catch (error) {
      if (error instanceof Stripe.errors.StripeCardError && error.payment_intent) return error.payment_intent;
      throw error;
    }
  });
  const { id, next_action: next } = await charging.catch((error: unknown) => {
    throw isAboutCard(error) ? new MandateEnded(PROVIDER, 'the card is not saved any more', { cause: error }) : error;
  });
  return { providerReference: id, redirectUrl: next?.redirect_to_url?.url ?? null, customerReference };
}

/** Takes the card off its customer, which also ends every right to charge it. */
export async function endSavedCard(stripe: Stripe, { reference }: SavedMethod): Promise<void> {
  try {
    await ask('ending a saved card', createdSchema, () =>
      stripe.paymentMethods.detach(reference, undefined, { timeout: WRITE_MS }),
    );
  } catch (error) {
    // Detached before, or unknown.
    if (!(error instanceof Rejected)) throw error;
  }
}

/** Whether Stripe refuses because the customer no longer has the card. */
function isAboutCard(error: unknown): boolean {
  const cause = error instanceof Rejected ? error.cause : undefined;
  if (!(cause instanceof Stripe.errors.StripeInvalidRequestError)) return false;
  return cause.param === 'payment_method' || cause.param === 'customer';
}
