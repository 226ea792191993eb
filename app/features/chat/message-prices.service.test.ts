import { expect, it } from 'vitest';
import { marketJson, testTenant } from '~/tenancy/tenant.testing';
import { messagePrices } from './message-prices.service.server';

const bundles = [
  { id: '100', credits: 100, price: 1000 },
  { id: '300', credits: 300, price: 2500 },
];
const tenant = testTenant({
  countries: ['NL', 'GB'],
  markets: {
    NL: marketJson({ bundles }),
    GB: marketJson({ currency: 'GBP', payment_methods: [{ method: 'visa' }], bundles }),
  },
});

it('says what each kind costs in credits and, from the cheapest credits on, in the money of the country', () => {
  expect(messagePrices({ tenant, country: { geoip: 'NL', selected: null } })).toEqual({
    text: { credits: 10, from: { amount: 84, currency: 'EUR' } },
    photo: { credits: 20, from: { amount: 167, currency: 'EUR' } },
    gift: { credits: 25, from: { amount: 209, currency: 'EUR' } },
  });
});

it('takes the country the member chose, and the brand’s first for one it does not serve', () => {
  const of = (geoip: string, selected: string | null) =>
    messagePrices({ tenant, country: { geoip, selected } }).gift.from.currency;
  expect([of('NL', 'GB'), of('XX', null)]).toEqual(['GBP', 'EUR']);
});
