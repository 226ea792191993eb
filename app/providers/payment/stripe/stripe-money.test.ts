import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencyCodes } from '~/tenancy/tenant-choices';
import { Rejected } from '../../provider-errors';
import { fromStripeAmount, toStripeAmount } from './stripe-money';

describe('amounts in the units of Stripe', () => {
  it.each([
    ['EUR', 1999, 1999],
    ['SEK', 100, 100],
    ['JPY', 500, 500],
    ['KRW', 1, 1],
    // No cents here, two zeros there.
    ['ISK', 500, 50_000],
    ['KWD', 5120, 5120],
  ])('%s %i are %i', (currency, ours, theirs) => {
    expect(toStripeAmount(ours, currency)).toBe(theirs);
    expect(fromStripeAmount(theirs, currency)).toBe(ours);
  });

  it.each([
    // The last digit of three has to be 0: nobody is charged a rounded amount.
    ['KWD', 5124],
    ['UGX', 500],
    ['EUR', 0.5],
  ])('%s %d is refused', (currency, amount) => {
    expect(() => toStripeAmount(amount, currency)).toThrow(Rejected);
  });

  it.each([
    ['ISK', 550],
    ['UGX', 500],
  ])('%s %i of Stripe is no amount of ours', (currency, amount) => {
    expect(() => fromStripeAmount(amount, currency)).toThrow(Rejected);
  });

  it('come back as they went, in every currency of the platform and some more', () => {
    const currency = fc.constantFrom(...currencyCodes, 'JPY', 'ISK', 'HUF', 'TWD', 'CLP');
    fc.assert(
      fc.property(currency, fc.integer({ min: 1, max: 100_000_000 }), (code, amount) => {
        expect(fromStripeAmount(toStripeAmount(amount, code), code)).toBe(amount);
      }),
    );
  });
});
