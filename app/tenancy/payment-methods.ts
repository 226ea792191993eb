import type { CountryCode } from './tenant-choices';

/**
 * Every payment method the platform has ever had (spec section 9). The key is the value in the API and the path segment
 * of /credits/{id}/{paymentmethod}. `countries`: where its issuers are; absent means anywhere. `surcharge: false`: EU
 * consumer law (PSD2, article 62) forbids a surcharge, so a fee causes a warning there.
 */
interface MethodFacts {
  name: string;
  countries?: readonly CountryCode[];
  surcharge?: false;
  /** The ISO date of the last day on which it could be used. Such methods exist only for old orders. */
  retired?: string;
}

// prettier-ignore
const sepaArea: readonly CountryCode[] = [
  'NL', 'BE', 'FR', 'IT', 'ES', 'DE', 'AT', 'IE', 'GB', 'PL', 'CH', 'DK', 'FI', 'NO', 'SE',
];

export const paymentMethods = {
  directdebit: { name: 'SEPA direct debit', countries: sepaArea, surcharge: false },
  przelewy24: { name: 'Przelewy24', countries: ['PL'] },
  blik: { name: 'Blik', countries: ['PL'] },
  wiretransfer: { name: 'Wire transfer', surcharge: false },
  giropay: { name: 'Giropay', countries: ['DE'], retired: '2024-12-31' },
  mastercard: { name: 'Mastercard', surcharge: false },
  visa: { name: 'Visa', surcharge: false },
  creditcard: { name: 'Credit card', surcharge: false },
  dankort: { name: 'Dankort', countries: ['DK'], surcharge: false },
  mobilepay: { name: 'MobilePay', countries: ['DK', 'FI', 'NO', 'SE'] },
  swish: { name: 'Swish', countries: ['SE'] },
  twint: { name: 'Twint', countries: ['CH'] },
  satispay: { name: 'Satispay', countries: ['IT', 'FR', 'DE', 'BE', 'NL', 'AT', 'ES', 'IE', 'FI'] },
  vipps: { name: 'Vipps', countries: ['NO', 'SE', 'DK', 'FI'] },
  cartebancaire: { name: 'Carte bancaire', countries: ['FR'], surcharge: false },
  nexi: { name: 'Nexi', countries: ['IT', 'DE', 'AT', 'DK', 'FI', 'NO', 'SE'] },
  ideal: { name: 'iDEAL', countries: ['NL'], surcharge: false },
  bancontact: { name: 'Bancontact', countries: ['BE'], surcharge: false },
  applepay: { name: 'Apple Pay', surcharge: false },
  paysafecard: { name: 'Paysafecard' },
  maestro: { name: 'Maestro', retired: '2023-06-30' },
  paypal: { name: 'PayPal' },
  sofort: { name: 'Sofort', retired: '2025-03-31' },
  eps: { name: 'EPS', countries: ['AT'], surcharge: false },
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
