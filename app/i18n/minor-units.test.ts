import { expect, it } from 'vitest';
import { minorDigits, toMajor } from './minor-units';

it.each([
  ['EUR', 2, 19.95],
  ['JPY', 0, 1995],
  ['KWD', 3, 1.995],
])('an amount in %s has %i decimals', (currency, digits, amount) => {
  expect(minorDigits(currency)).toBe(digits);
  expect(toMajor(1995, currency)).toBe(amount);
});
