import { isLiveMethod, methodFacts, paymentMethodCodes, type LivePaymentMethod } from '~/tenancy/payment-methods';
import type { Market } from '~/tenancy/tenant';
import type { CountryCode, CurrencyCode } from '~/tenancy/tenant-choices';

// prettier-ignore
const currencies: Partial<Record<CountryCode, CurrencyCode>> = {
  US: 'USD', GB: 'GBP', CA: 'CAD', PL: 'PLN', AU: 'AUD', NZ: 'NZD', CH: 'CHF', DK: 'DKK', NO: 'NOK', SE: 'SEK',
};

/** Roughly how many units of a currency feel like one euro: to propose and to doubt prices, never to charge any. */
// prettier-ignore
export const unitsPerEuro: Record<CurrencyCode, number> = {
  AUD: 1.7, CAD: 1.5, CHF: 1, DKK: 7.5, EUR: 1, GBP: 0.9, NOK: 11.5, NZD: 1.8, PLN: 4.3, SEK: 11.5, USD: 1.1,
};

/** Credits and euro cents of a first proposal: the more, the cheaper a credit. */
const proposal = [
  { credits: 100, euroCents: 1100 },
  { credits: 250, euroCents: 2500 },
  { credits: 600, euroCents: 5500 },
  { credits: 1400, euroCents: 11000 },
];

/** Methods most people have, wherever they live; the rest are those of the country. */
const everywhere: LivePaymentMethod[] = ['creditcard', 'applepay', 'paypal'];

/** What a new brand starts with in a country; the operator changes it in the file. */
export function defaultMarket(country: CountryCode): Market {
  const currency = currencies[country] ?? 'EUR';
  const local = paymentMethodCodes
    .filter(isLiveMethod)
    .filter((code) => methodFacts(code).countries?.includes(country));
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

/** 9.90 in small amounts, 119 in large ones: a price that looks like one. */
function roundedPrice(cents: number): number {
  return cents < 100_00 ? Math.round(cents / 100) * 100 - 10 : Math.round(cents / 10_00) * 10_00 - 1_00;
}
