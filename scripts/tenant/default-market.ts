import { whyUnavailable } from '~/tenancy/method-availability';
import { isLiveMethod, methodFacts, paymentMethodCodes, type LivePaymentMethod } from '~/tenancy/payment-methods';
import type { Market } from '~/tenancy/tenant';
import type { CountryCode, CurrencyCode } from '~/tenancy/tenant-choices';

// prettier-ignore
const currencies: Partial<Record<CountryCode, CurrencyCode>> = {
  US: 'USD', GB: 'GBP', CA: 'CAD', PL: 'PLN', AU: 'AUD', NZ: 'NZD', CH: 'CHF', DK: 'DKK', NO: 'NOK', SE: 'SEK',
};

/**
 * Rough numbers of units of a currency that feel like one euro. Used to propose and to question prices, never to
 * charge.
 */
// prettier-ignore
export const unitsPerEuro: Record<CurrencyCode, number> = {
  AUD: 1.7, CAD: 1.5, CHF: 1, DKK: 7.5, EUR: 1, GBP: 0.9, NOK: 11.5, NZD: 1.8, PLN: 4.3, SEK: 11.5, USD: 1.1,
};

/** Credits and euro cents of a first proposal. Credits are cheaper in larger bundles. */
const proposal = [
  { credits: 100, euroCents: 1100 },
  { credits: 250, euroCents: 2500 },
  { credits: 600, euroCents: 5500 },
  { credits: 1400, euroCents: 11000 },
];

/** Methods that most people have in any country. The others are specific to the country. */
const everywhere: LivePaymentMethod[] = ['creditcard', 'applepay', 'paypal'];

/** The market of a new brand in a country; the operator edits it in the file. */
export function defaultMarket(country: CountryCode): Market {
  const currency = currencies[country] ?? 'EUR';
  const local = paymentMethodCodes
    .filter(isLiveMethod)
    .filter((code) => methodFacts(code).countries && !whyUnavailable(code, { country, currency }));
  return {
    currency,
    bundles: proposal.map(({ credits, euroCents }) => ({
      id: String(credits),
      credits,
      price: roundedPrice(euroCents * unitsPerEuro[currency]),
    })),
    payment_methods: [...local, ...everywhere].map((method) => ({ method, fee: 0 })),
  };
}

/** Rounds to a customary price: 9.90 for small amounts, 119 for large ones. */
function roundedPrice(cents: number): number {
  return cents < 100_00 ? Math.round(cents / 100) * 100 - 10 : Math.round(cents / 10_00) * 10_00 - 1_00;
}
