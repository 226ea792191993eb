import { describe, expect, it } from 'vitest';
import { fits, limitsOf, whyUnavailable } from './method-availability';
import { isLiveMethod, methodFacts, paymentMethodCodes } from './payment-methods';
import { countryCodes, currencyCodes } from './tenant-choices';

describe('whether a method can be used', () => {
  it.each([
    ['blik', 'PL', 'PLN', undefined],
    ['blik', 'DE', 'EUR', 'country'],
    ['blik', 'PL', 'EUR', 'currency'],
    ['przelewy24', 'PL', 'EUR', undefined],
    ['swish', 'SE', 'SEK', undefined],
    ['swish', 'SE', 'EUR', 'currency'],
    ['twint', 'CH', 'CHF', undefined],
    ['mobilepay', 'FI', 'EUR', undefined],
    ['mobilepay', 'DK', 'DKK', undefined],
    ['vipps', 'NO', 'NOK', undefined],
    ['vipps', 'DK', 'DKK', 'country'],
    ['directdebit', 'CH', 'CHF', 'currency'],
    ['directdebit', 'CH', 'EUR', undefined],
    ['paysafecard', 'US', 'USD', 'country'],
    ['wero', 'DE', 'EUR', undefined],
    ['wero', 'AT', 'EUR', 'country'],
    ['creditcard', 'US', 'USD', undefined],
    ['giropay', 'DE', 'EUR', 'retired'],
    ['maestro', 'NL', 'EUR', 'retired'],
    ['sofort', 'AT', 'EUR', 'retired'],
  ] as const)('%s in %s in %s: %s', (method, country, currency, why) => {
    expect(whyUnavailable(method, { country, currency })).toBe(why);
  });

  it('has a country and a currency for every method that is not retired', () => {
    for (const method of paymentMethodCodes) {
      const places = countryCodes.flatMap((country) => currencyCodes.map((currency) => ({ country, currency })));
      expect(
        places.some((place) => !whyUnavailable(method, place)),
        method,
      ).toBe(isLiveMethod(method));
    }
  });
});

describe('the limits', () => {
  it('are those of the method, narrowed by the brand and never widened', () => {
    expect(limitsOf({ method: 'twint', fee: 0 }, 'CHF')).toEqual({ max: 5_000_00 });
    expect(limitsOf({ method: 'twint', fee: 0, min: 500, max: 100_00 }, 'CHF')).toEqual({ min: 500, max: 100_00 });
    expect(limitsOf({ method: 'twint', fee: 0, max: 9_000_00 }, 'CHF')).toEqual({ max: 5_000_00 });
    expect(limitsOf({ method: 'eps', fee: 0, min: 1 }, 'EUR')).toEqual({ min: 1_00 });
    expect(limitsOf({ method: 'creditcard', fee: 0 }, 'USD')).toEqual({});
  });

  it('are in a currency that the method takes, and the right way round', () => {
    for (const method of paymentMethodCodes) {
      const { currencies, limits = {} } = methodFacts(method);
      for (const [currency, { min = 0, max = Infinity }] of Object.entries(limits)) {
        expect(currencies ?? [currency], method).toContain(currency);
        expect(min, method).toBeLessThan(max);
      }
    }
  });

  it.each([
    [99, false],
    [100, true],
    [200, true],
    [201, false],
  ])('include their ends: %i is within 100 and 200: %s', (total, within) => {
    expect(fits(total, { min: 100, max: 200 })).toBe(within);
    expect(fits(total, {})).toBe(true);
  });
});
