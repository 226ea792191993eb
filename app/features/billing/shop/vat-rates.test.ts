import { expect, it } from 'vitest';
import { countryCodes } from '~/tenancy/tenant-choices';
import { vatContained, vatRateOf } from './vat-rates';

/** The law, written out, so that no change of the product's table goes unseen: standard rates in percent. */
const PERCENT = {
  NL: 21,
  BE: 21,
  FR: 20,
  IT: 22,
  ES: 21,
  DE: 19,
  AT: 20,
  IE: 23,
  GB: 20,
  PL: 23,
  AU: 10,
  NZ: 15,
  CH: 8.1,
  DK: 25,
  FI: 25.5,
  NO: 25,
  SE: 25,
};

it.each(Object.entries(PERCENT))('in %s it is %d percent', (country, percent) => {
  expect(vatRateOf(country)).toBe(Math.round(percent * 100));
});

it('is written out above for every country that a brand can serve; only North America has no rate', () => {
  expect(countryCodes.filter((country) => !(country in PERCENT))).toEqual(['US', 'CA']);
  expect(['US', 'CA'].map(vatRateOf)).toEqual([0, 0]);
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
