import { Rejected } from '../../provider-errors';
import { PROVIDER } from './stripe-methods';

/** Currencies without cents at Stripe. */
// prettier-ignore
const ZERO_DECIMAL = new Set(['BIF', 'CLP', 'DJF', 'GNF', 'JPY', 'KMF', 'KRW', 'MGA', 'PYG', 'RWF', 'VND', 'VUV', 'XAF', 'XOF', 'XPF']);
/** Their last digit has to be 0 at Stripe. */
const THREE_DECIMAL = new Set(['BHD', 'JOD', 'KWD', 'OMR', 'TND']);
/** Stripe's documentation lists it both with and without cents; an error would be a hundredfold. */
const UNCLEAR = new Set(['UGX']);

/**
 * Our minor units in Stripe's. They differ for a few currencies: the Icelandic króna has no cents, but Stripe wants
 * two zeros. Throws `Rejected` for what Stripe cannot charge to the cent, because nobody is charged another amount than
 * the one that was shown.
 */
export function toStripeAmount(amountMinor: number, currency: string): number {
  const amount = scale(amountMinor, stripeDecimals(currency) - ourDecimals(currency));
  if (!Number.isSafeInteger(amount) || (THREE_DECIMAL.has(currency) && amount % 10 !== 0)) {
    throw new Rejected(PROVIDER, `${amountMinor} ${currency} cannot be charged to the cent`);
  }
  return amount;
}

/** Stripe's minor units in ours. */
export function fromStripeAmount(amount: number, currency: string): number {
  const amountMinor = scale(amount, ourDecimals(currency) - stripeDecimals(currency));
  if (!Number.isSafeInteger(amountMinor)) throw new Rejected(PROVIDER, `${amount} is not an amount of ${currency}`);
  return amountMinor;
}

function stripeDecimals(currency: string): number {
  if (UNCLEAR.has(currency)) throw new Rejected(PROVIDER, `payments in ${currency} are not supported`);
  if (ZERO_DECIMAL.has(currency)) return 0;
  return THREE_DECIMAL.has(currency) ? 3 : 2;
}

function ourDecimals(currency: string): number {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
}

/** Divides and multiplies by integers only: 19.99 * 100 is not 1999. */
function scale(amount: number, decimals: number): number {
  return decimals < 0 ? amount / 10 ** -decimals : amount * 10 ** decimals;
}
