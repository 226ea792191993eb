import { expect, it } from 'vitest';
import { currencyCodes } from '~/tenancy/tenant-choices';
import { minorDigits, toMajor } from './minor-units';

it.each([
  ['EUR', 2, 19.95],
  ['JPY', 0, 1995],
  ['KWD', 3, 1.995],
])('an amount in %s has %i decimals', (currency, digits, amount) => {
  expect(minorDigits(currency)).toBe(digits);
  expect(toMajor(1995, currency)).toBe(amount);
});

it('the currencies of our brands have their decimals in every release of Node: stored amounts depend on them', () => {
  const digits = Object.fromEntries(currencyCodes.map((currency) => [currency, minorDigits(currency)]));
  expect(digits).toEqual(
    // Written out: with CLDR 48 the forint lost its two decimals, and the dinar of Serbia got some.
    { AUD: 2, CAD: 2, CHF: 2, DKK: 2, EUR: 2, GBP: 2, NOK: 2, NZD: 2, PLN: 2, SEK: 2, USD: 2 },
  );
});
