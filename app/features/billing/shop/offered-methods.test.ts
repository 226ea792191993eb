import { describe, expect, it } from 'vitest';
import { testTexts } from '~/testing/context';
import { whyUnavailable } from '~/tenancy/method-availability';
import { countryCodes, currencyCodes } from '~/tenancy/tenant-choices';
import type { PaymentMethodCode } from '~/tenancy/payment-methods';
import type { Tenant } from '~/tenancy/tenant';
import { testTenant } from '~/tenancy/tenant.testing';
import { findCheckout, methodsFor, quoteOrder } from './offer.service.server';

const brand = testTenant();

/** What the checkout offers for a bundle of 10.00 in a market with these methods, read past the check of the file. */
function offered(payment_methods: object[], country = 'NL', currency = 'EUR') {
  const market = { ...brand.markets.NL!, currency, payment_methods };
  const tenant = { ...brand, countries: [country], markets: { [country]: market } } as unknown as Tenant;
  const checkout = findCheckout({
    tenant,
    country: { geoip: country, selected: null },
    locale: 'en',
    texts: testTexts,
  });
  return { checkout, ids: methodsFor(checkout, checkout.bundles[0]!).map(({ id }) => id) };
}

const NAMES = {
  directdebit: 'SEPA direct debit',
  przelewy24: 'Przelewy24',
  blik: 'Blik',
  wiretransfer: 'Wire transfer',
  mastercard: 'Mastercard',
  visa: 'Visa',
  creditcard: 'Credit card',
  dankort: 'Dankort',
  mobilepay: 'MobilePay',
  swish: 'Swish',
  twint: 'Twint',
  satispay: 'Satispay',
  vipps: 'Vipps',
  cartebancaire: 'Carte bancaire',
  nexi: 'Nexi',
  ideal: 'iDEAL | Wero',
  bancontact: 'Bancontact',
  applepay: 'Apple Pay',
  paysafecard: 'Paysafecard',
  paypal: 'PayPal',
  eps: 'EPS',
  wero: 'Wero',
};

describe('the checkout', () => {
  // covers S9-055 S9-056 S9-057 S9-058 S9-060 S9-061 S9-062 S9-063 S9-064 S9-065 S9-066 S9-067 S9-068 S9-069 S9-070
  // covers S9-071 S9-072 S9-073 S9-074 S9-076 S9-078
  it.each(Object.entries(NAMES))('offers %s where the brand enables it and people have it', (method, name) => {
    for (const country of countryCodes) {
      for (const currency of currencyCodes) {
        const { checkout, ids } = offered([{ method, fee: 0 }], country, currency);
        const available = !whyUnavailable(method as PaymentMethodCode, { country, currency });
        expect(ids, `${country} ${currency}`).toEqual(available ? [method] : []);
        expect(checkout.methods.map((method) => method.name)).toEqual(available ? [name] : []);
      }
    }
  });

  // covers S9-059 S9-075 S9-077
  it.each(['giropay', 'maestro', 'sofort'])('never offers %s, not even to a brand that names it', (method) => {
    for (const country of countryCodes) {
      const { checkout, ids } = offered(
        [
          { method, fee: 0 },
          { method: 'visa', fee: 0 },
        ],
        country,
      );
      expect(ids).toEqual(['visa']);
      expect(() => quoteOrder(checkout, '100', method)).toThrow('errors.page-not-found');
    }
  });

  it('keeps the order of the brand’s file', () => {
    const order = ['paypal', 'ideal', 'visa', 'wero'];
    expect(offered(order.map((method) => ({ method, fee: 0 }))).ids).toEqual(order);
    expect(offered(order.toReversed().map((method) => ({ method, fee: 0 }))).ids).toEqual(order.toReversed());
  });

  it.each([
    ['the fee takes it above the maximum', { fee: 1, max: 1000 }, false],
    ['it is exactly the maximum', { fee: 0, max: 1000 }, true],
    ['the fee takes it to the minimum', { fee: 50, min: 1050 }, true],
    ['it is below the minimum', { fee: 0, min: 1001 }, false],
  ])('offers a method by the total of the bundle: %s', (_why, option, is) => {
    const { checkout, ids } = offered([
      { method: 'paypal', ...option },
      { method: 'ideal', fee: 0 },
    ]);
    expect(ids.includes('paypal')).toBe(is);
    expect(totalOf(() => quoteOrder(checkout, '100', 'paypal'))).toBe(is ? 1000 + option.fee : 'errors.page-not-found');
  });

  it('offers a method for the bundles that it takes, and not for the others', () => {
    const { checkout } = offered([
      { method: 'paypal', fee: 0, max: 2000 },
      { method: 'ideal', fee: 0 },
    ]);
    const byBundle = checkout.bundles.map((bundle) => methodsFor(checkout, bundle).map(({ id }) => id));
    expect(byBundle).toEqual([['paypal', 'ideal'], ['ideal']]);
  });

  it('takes off with a code no more than leaves the minimum of the method', () => {
    const code = { code: 'HALF', value_percentage: 10_000, minimum_order_value: null, paymentmethods: '[]' };
    const { checkout } = offered([
      { method: 'paypal', fee: 0, min: 400 },
      { method: 'ideal', fee: 0 },
    ]);
    expect(quoteOrder(checkout, '100', 'paypal', code)).toMatchObject({ discount: 600, total: 400 });
    expect(quoteOrder(checkout, '100', 'ideal', code)).toMatchObject({ discount: 950, total: 50 });
  });

  it('computes an odd total to the cent', () => {
    const { checkout } = offered([{ method: 'paypal', fee: 33 }]);
    expect(quoteOrder(checkout, '100', 'paypal')).toMatchObject({ amount: 1000, fee: 33, total: 1033, vat: 179 });
  });
});

function totalOf(quote: () => { total: number }): number | string {
  try {
    return quote().total;
  } catch (error) {
    return (error as Error).message;
  }
}
