import { expect, it } from 'vitest';
import { countryCodes } from '~/tenancy/tenant-choices';
import { vatContained, vatRateOf } from './vat-rates';

it('knows every country a brand can serve; only North America states none', () => {
  expect(countryCodes.filter((country) => vatRateOf(country) === 0)).toEqual(['US', 'CA']);
});

it('knows nothing of others', () => {
  for (const country of ['XX', '', 'toString', '__proto__']) expect(vatRateOf(country)).toBe(0);
});

it.each([
  [1210, 2100, 210],
  [1999, 2100, 347],
  [999, 810, 75],
  [1255, 2550, 255],
  [1999, 0, 0],
  [0, 2100, 0],
])('of %i at %i hundredths of a percent %i are tax', (total, rate, vat) => {
  expect(vatContained(total, rate)).toBe(vat);
});
