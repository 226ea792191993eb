import { describe, expect, it } from 'vitest';
import { readAmount, writeAmount } from './amount';

describe('an amount as it is typed', () => {
  it.each([
    ['50', 'EUR', 5000],
    [' 49,90 ', 'EUR', 4990],
    ['49.9', 'EUR', 4990],
    ['0', 'EUR', 0],
    ['500', 'JPY', 500],
    ['1,234', 'KWD', 1234],
    ['', 'EUR', null],
    ['1.500', 'EUR', undefined],
    ['500,5', 'JPY', undefined],
    ['1234567', 'EUR', undefined],
    ['-5', 'EUR', undefined],
    ['€ 5', 'EUR', undefined],
    ['1e3', 'EUR', undefined],
    ['5,', 'EUR', undefined],
  ])('%j in %s is %s', (text, currency, amount) => expect(readAmount(text, currency)).toBe(amount));

  it.each([
    [5000, 'EUR', 'en', '50'],
    [4990, 'EUR', 'nl', '49,90'],
    [150000, 'EUR', 'nl', '1500'],
    [500, 'JPY', 'en', '500'],
    [null, 'EUR', 'en', ''],
  ])('%s of %s is written in %s as %s, and read again', (amount, currency, locale, text) => {
    expect(writeAmount(amount, currency, locale)).toBe(text);
    expect(readAmount(text, currency)).toBe(amount);
  });
});
