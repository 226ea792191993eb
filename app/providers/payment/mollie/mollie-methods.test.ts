import { expect, it } from 'vitest';
import { paymentMethodCodes } from '~/tenancy/payment-methods';
import { Rejected } from '../../provider-errors';
import { fromMollieAmount, toMollieAmount } from './mollie-amount';
import { MOLLIE_METHODS, mollieLocale, mollieMethod } from './mollie-methods';

it.each([
  [1999, 'EUR', '19.99'],
  [5, 'EUR', '0.05'],
  [100, 'EUR', '1.00'],
  [1999, 'JPY', '1999'],
  [7, 'ISK', '7'],
  [1999, 'HUF', '1999.00'],
  [100_000_000, 'SEK', '1000000.00'],
] as const)('writes %i minor units of %s as %s, and reads the same back', (minor, currency, value) => {
  expect(toMollieAmount(minor, currency)).toEqual({ currency, value });
  expect(fromMollieAmount({ currency, value })).toBe(minor);
});

it('writes no amount of a currency with three decimals, which Mollie does not have', () => {
  expect(() => toMollieAmount(1999, 'KWD')).toThrow(Rejected);
});

it.each([
  ['EUR', '19.9'],
  ['EUR', '1999'],
  ['EUR', '1,99'],
  ['EUR', '-1.00'],
  ['EUR', '1e3'],
  ['EUR', ''],
  ['JPY', '19.99'],
  ['HUF', '19.99'],
])('reads no amount of %s in %j', (currency, value) => {
  expect(fromMollieAmount({ currency, value })).toBeUndefined();
});

it.each([
  ['nl', 'nl_NL'],
  ['nl-BE', 'nl_BE'],
  ['en', 'en_US'],
  ['en-IE', 'en_US'],
  ['en-GB', 'en_GB'],
  ['de', 'de_DE'],
  ['de-AT', 'de_AT'],
  ['nb', 'nb_NO'],
  ['sv', 'sv_SE'],
  ['ja', undefined],
])('shows the pages for %s in %s', (tag, locale) => {
  expect(mollieLocale(tag)).toBe(locale);
});

it('knows every method that it declares, and no other', () => {
  const known = paymentMethodCodes.filter((code) => mollieMethod(code) !== undefined);
  expect(new Set(known)).toEqual(MOLLIE_METHODS);
  expect(['giropay', 'sofort', 'maestro', 'constructor'].map(mollieMethod)).toEqual(Array(4).fill(undefined));
});
