import { expect, it } from 'vitest';
import { countryCodes } from './tenant-choices';
import { EU_RETURN_DAYS, hasRightToWithdraw, servesRightToWithdraw } from './eu-countries';

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
