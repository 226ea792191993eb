import type { LivePaymentMethod } from '~/tenancy/payment-methods';

export const PROVIDER = 'stripe';

/**
 * How Stripe's hosted checkout names each method that it can collect with. The other methods are left out on purpose:
 * Dankort, Nexi and Paysafecard do not exist there, Vipps is a closed trial, and a bank transfer or a direct debit would
 * ask for the bank account a second time.
 */
const TYPES = {
  mastercard: 'card',
  visa: 'card',
  creditcard: 'card',
  cartebancaire: 'card',
  // The checkout page shows Apple Pay beside the card form where the device can.
  applepay: 'card',
  ideal: 'ideal',
  bancontact: 'bancontact',
  eps: 'eps',
  przelewy24: 'p24',
  blik: 'blik',
  paypal: 'paypal',
  twint: 'twint',
  mobilepay: 'mobilepay',
  swish: 'swish',
  satispay: 'satispay',
} as const satisfies Partial<Record<LivePaymentMethod, string>>;

export type StripeMethodType = (typeof TYPES)[keyof typeof TYPES];

export const stripeMethods: ReadonlySet<LivePaymentMethod> = new Set(Object.keys(TYPES) as (keyof typeof TYPES)[]);

/** A later order without a page works for cards alone; banks and wallets ask for separate consent. */
export const savesMethod = (method: string): boolean => stripeMethodType(method) === 'card';

export const stripeSaves: ReadonlySet<LivePaymentMethod> = new Set([...stripeMethods].filter(savesMethod));

export function stripeMethodType(method: string): StripeMethodType | undefined {
  return Object.hasOwn(TYPES, method) ? TYPES[method as keyof typeof TYPES] : undefined;
}

// prettier-ignore
const LOCALES = [
  'bg', 'cs', 'da', 'de', 'el', 'en', 'en-GB', 'es', 'es-419', 'et', 'fi', 'fil', 'fr', 'fr-CA', 'hr', 'hu', 'id', 'it',
  'ja', 'ko', 'lt', 'lv', 'ms', 'mt', 'nb', 'nl', 'pl', 'pt', 'pt-BR', 'ro', 'ru', 'sk', 'sl', 'sv', 'th', 'tr', 'vi', 'zh',
] as const;
const NORWEGIAN = new Set(['no', 'nn']);

/** The language of the checkout page; the one of the browser if Stripe does not have the member's. */
export function stripeLocale(locale: string): (typeof LOCALES)[number] | 'auto' {
  const { language, baseName } = new Intl.Locale(locale);
  const wanted = NORWEGIAN.has(language) ? 'nb' : language;
  return LOCALES.find((locale) => locale === baseName) ?? LOCALES.find((locale) => locale === wanted) ?? 'auto';
}
