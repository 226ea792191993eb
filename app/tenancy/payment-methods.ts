import type { CountryCode, CurrencyCode } from './tenant-choices';

/** The smallest and the largest payment, in minor units of a currency. */
export interface AmountLimits {
  min?: number;
  max?: number;
}

/**
 * Every payment method the platform has ever had: those of spec section 9 and Wero. The key is the value in the API and
 * the path segment of /credits/{id}/{paymentmethod}. `surcharge: false`: EU consumer law (PSD2, article 62) forbids a
 * surcharge, so a fee causes a warning there.
 */
interface MethodFacts {
  name: string;
  /** Where people have it; absent: anywhere. */
  countries?: readonly CountryCode[];
  /** What it collects in; absent: any currency. */
  currencies?: readonly CurrencyCode[];
  /** As published by the method or by those who collect with it; left out where no bundle can be so dear. */
  limits?: { [currency in CurrencyCode]?: AmountLimits };
  /** Offered only in browsers that can pay with it. */
  device?: 'apple';
  surcharge?: false;
  /** The ISO date of the last day on which it could be used. Such methods exist only for old orders. */
  retired?: string;
}

// prettier-ignore
const sepaArea: readonly CountryCode[] = [
  'NL', 'BE', 'FR', 'IT', 'ES', 'DE', 'AT', 'IE', 'GB', 'PL', 'CH', 'DK', 'FI', 'NO', 'SE',
];

/** Not in the United States. */
// prettier-ignore
const paysafecardArea: readonly CountryCode[] = [
  'NL', 'BE', 'FR', 'IT', 'ES', 'DE', 'AT', 'IE', 'GB', 'CA', 'PL', 'AU', 'NZ', 'CH', 'DK', 'FI', 'NO', 'SE',
];

/** About a thousand euros, which is the most that one payment with Paysafecard can be. */
const paysafecardLimits = {
  EUR: { max: 1_000_00 },
  GBP: { min: 1_00, max: 850_00 },
  CHF: { max: 950_00 },
  PLN: { max: 4_200_00 },
  DKK: { max: 7_400_00 },
  NOK: { max: 11_000_00 },
  SEK: { max: 11_000_00 },
};

export const paymentMethods = {
  directdebit: {
    name: 'SEPA direct debit',
    countries: sepaArea,
    currencies: ['EUR'],
    limits: { EUR: { max: 1_000_00 } },
    surcharge: false,
  },
  przelewy24: {
    name: 'Przelewy24',
    countries: ['PL'],
    currencies: ['PLN', 'EUR'],
    limits: { PLN: { min: 1_00 } },
  },
  blik: { name: 'Blik', countries: ['PL'], currencies: ['PLN'], limits: { PLN: { min: 1_00 } } },
  wiretransfer: { name: 'Wire transfer', surcharge: false },
  giropay: { name: 'Giropay', countries: ['DE'], currencies: ['EUR'], retired: '2024-12-31' },
  mastercard: { name: 'Mastercard', surcharge: false },
  visa: { name: 'Visa', surcharge: false },
  creditcard: { name: 'Credit card', surcharge: false },
  dankort: { name: 'Dankort', countries: ['DK'], currencies: ['DKK'], surcharge: false },
  mobilepay: { name: 'MobilePay', countries: ['DK', 'FI'], currencies: ['DKK', 'EUR'] },
  swish: { name: 'Swish', countries: ['SE'], currencies: ['SEK'] },
  twint: { name: 'Twint', countries: ['CH'], currencies: ['CHF'], limits: { CHF: { max: 5_000_00 } } },
  satispay: {
    name: 'Satispay',
    countries: ['IT', 'FR', 'DE', 'BE', 'NL', 'AT', 'ES', 'IE', 'FI'],
    currencies: ['EUR'],
  },
  vipps: { name: 'Vipps', countries: ['NO', 'SE'], currencies: ['NOK', 'SEK'] },
  cartebancaire: { name: 'Carte bancaire', countries: ['FR'], currencies: ['EUR'], surcharge: false },
  nexi: {
    name: 'Nexi',
    countries: ['IT', 'DE', 'AT', 'DK', 'FI', 'NO', 'SE'],
    currencies: ['EUR', 'DKK', 'NOK', 'SEK'],
  },
  // The scheme's rule since 31 March 2026: this name wherever members choose it, until Wero replaces it.
  ideal: {
    name: 'iDEAL | Wero',
    countries: ['NL'],
    currencies: ['EUR'],
    surcharge: false,
  },
  bancontact: {
    name: 'Bancontact',
    countries: ['BE'],
    currencies: ['EUR'],
    surcharge: false,
  },
  applepay: { name: 'Apple Pay', device: 'apple', surcharge: false },
  paysafecard: {
    name: 'Paysafecard',
    countries: paysafecardArea,
    currencies: ['EUR', 'GBP', 'CHF', 'PLN', 'DKK', 'NOK', 'SEK'],
    limits: paysafecardLimits,
  },
  maestro: { name: 'Maestro', retired: '2023-06-30' },
  paypal: { name: 'PayPal' },
  sofort: { name: 'Sofort', currencies: ['EUR'], retired: '2025-03-31' },
  eps: { name: 'EPS', countries: ['AT'], currencies: ['EUR'], limits: { EUR: { min: 1_00 } }, surcharge: false },
  wero: { name: 'Wero', countries: ['DE', 'FR', 'BE', 'NL'], currencies: ['EUR'], surcharge: false },
} as const satisfies Record<string, MethodFacts>;

export type PaymentMethodCode = keyof typeof paymentMethods;
export type RetiredPaymentMethod = 'giropay' | 'maestro' | 'sofort';
/** A method a brand may enable today. */
export type LivePaymentMethod = Exclude<PaymentMethodCode, RetiredPaymentMethod>;

export const paymentMethodCodes = Object.keys(paymentMethods) as PaymentMethodCode[];

export function methodFacts(code: PaymentMethodCode): MethodFacts {
  return paymentMethods[code];
}

export function isLiveMethod(code: PaymentMethodCode): code is LivePaymentMethod {
  return methodFacts(code).retired === undefined;
}
