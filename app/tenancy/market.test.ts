import { describe, expect, it } from 'vitest';
import { marketOf, minimumMessageCosts, servesCountry } from './market';
import { marketJson, testTenant } from './tenant.testing';

const tenant = testTenant({
  countries: ['NL', 'GB'],
  markets: { GB: marketJson({ currency: 'GBP', payment_methods: [{ method: 'visa' }] }), NL: marketJson() },
});

describe('the market of a payment country', () => {
  it('is that of the country', () => {
    expect(marketOf(tenant, 'GB')).toMatchObject({ country: 'GB', currency: 'GBP' });
  });

  it.each([null, 'US', 'xx', '__proto__'])('is that of the first country for %s', (country) => {
    expect(marketOf(tenant, country)).toMatchObject({ country: 'NL', currency: 'EUR' });
  });

  it('knows the countries that are served', () => {
    expect([servesCountry(tenant, 'GB'), servesCountry(tenant, 'US')]).toEqual([true, false]);
  });
});

it('rounds the price of the cheapest message up', () => {
  const bundles = [{ id: 'a', credits: 3, price: 100 }];
  const odd = testTenant({ message_credits: 1, markets: { NL: marketJson({ bundles }) } });
  expect(minimumMessageCosts(odd)).toEqual({ NL: { costs: 34, currency: 'EUR' } });
});
