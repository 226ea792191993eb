import { describe, expect, it } from 'vitest';
import { EU_RETURN_DAYS, hasRightToWithdraw, servesRightToWithdraw } from './eu-countries';
import { marketOf, minimumMessageCosts, servesCountry } from './market';
import { countryCodes } from './tenant-choices';
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

describe('the right to withdraw', () => {
  // The law, written out: Directive 2011/83/EU, article 9, and what was adopted or agreed beside it.
  it('consumers of Europe but Switzerland may withdraw for 14 days, those elsewhere only as the brand says', () => {
    expect(EU_RETURN_DAYS).toBe(14);
    const without = countryCodes.filter((country) => !hasRightToWithdraw(country));
    expect(without.toSorted()).toEqual(['AU', 'CA', 'CH', 'NZ', 'US']);
    expect(['IS', 'LI', 'GR', 'toString', ''].map(hasRightToWithdraw)).toEqual([true, true, true, false, false]);
  });

  it('a brand has to offer it if one of its countries has it', () => {
    expect(servesRightToWithdraw({ countries: ['CH', 'NO'] })).toBe(true);
    expect(servesRightToWithdraw({ countries: ['CH', 'US'] })).toBe(false);
  });
});
