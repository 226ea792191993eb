import type { Locale, PaymentMethod } from '@mollie/api-client';
import type { LivePaymentMethod } from '~/tenancy/payment-methods';

/** What Mollie calls the methods that it takes. The checkout page of a card accepts every brand of card. */
const METHODS: Partial<Record<LivePaymentMethod, `${PaymentMethod}`>> = {
  applepay: 'applepay',
  bancontact: 'bancontact',
  blik: 'blik',
  cartebancaire: 'creditcard',
  creditcard: 'creditcard',
  directdebit: 'directdebit',
  eps: 'eps',
  ideal: 'ideal',
  mastercard: 'creditcard',
  mobilepay: 'mobilepay',
  paypal: 'paypal',
  paysafecard: 'paysafecard',
  przelewy24: 'przelewy24',
  satispay: 'satispay',
  swish: 'swish',
  twint: 'twint',
  vipps: 'vipps',
  visa: 'creditcard',
  wiretransfer: 'banktransfer',
};

export const MOLLIE_METHODS: ReadonlySet<LivePaymentMethod> = new Set(Object.keys(METHODS) as LivePaymentMethod[]);

export function mollieMethod(method: string): PaymentMethod | undefined {
  return Object.hasOwn(METHODS, method) ? (METHODS[method as LivePaymentMethod] as PaymentMethod) : undefined;
}

/**
 * The methods that can be saved. A first payment by iDEAL, Bancontact or EPS would save a SEPA direct debit, which the
 * member has not chosen and which a bank can return after weeks.
 */
const REUSABLE: ReadonlySet<string> = new Set(['applepay', 'creditcard', 'paypal']);

export const isReusable = (method: PaymentMethod): boolean => REUSABLE.has(method);

export const MOLLIE_SAVES: ReadonlySet<LivePaymentMethod> = new Set(
  [...MOLLIE_METHODS].filter((method) => REUSABLE.has(METHODS[method]!)),
);

/** The locales of Mollie's pages; the first one of a language is its main one. */
const LOCALES = [
  'en_US',
  'en_GB',
  'nl_NL',
  'nl_BE',
  'fr_FR',
  'fr_BE',
  'fr_LU',
  'de_DE',
  'de_AT',
  'de_CH',
  'de_LU',
  'es_ES',
  'ca_ES',
  'pt_PT',
  'it_IT',
  'nb_NO',
  'sv_SE',
  'fi_FI',
  'da_DK',
  'is_IS',
  'hu_HU',
  'pl_PL',
  'lv_LV',
  'lt_LT',
] as const satisfies readonly `${Locale}`[];

/** The locale for a BCP 47 tag; undefined lets Mollie choose by the browser. */
export function mollieLocale(tag: string): Locale | undefined {
  const { language, region } = new Intl.Locale(tag);
  const found =
    LOCALES.find((locale) => locale === `${language}_${region ?? ''}`) ??
    LOCALES.find((locale) => locale.startsWith(`${language}_`));
  return found as Locale | undefined;
}
