import { expect, it } from 'vitest';
import { countryCodes } from '~/tenancy/tenant-choices';
import { vatContained, vatRateOf } from './vat-rates';

it('has an entry for every country that a brand can serve; only North America has no rate', () => {
  expect(countryCodes.filter((country) => vatRateOf(country) === 0)).toEqual(['US', 'CA']);
});

it('has no entry for other countries', () => {
  for (const country of ['XX', '', 'toString', '__proto__']) expect(vatRateOf(country)).toBe(0);
});

it.each([
  [1210, 2100, 210],
  [1999, 2100, 347],
  [999, 810, 75],
  [1255, 2550, 255],
  [1999, 0, 0],
  [0, 2100, 0],
])('in %i at %i hundredths of a percent, %i are tax', (total, rate, vat) => {
  expect(vatContained(total, rate)).toBe(vat);
});
