import { expect, it } from 'vitest';
import { toFilters, wider } from './search-filters.server';
import { noFilters } from './search-form';

const request = { now: Date.UTC(2026, 5, 15, 12), today: '2026-06-15', cell: null };
/** Anyone who was born on or before this day is at least `years` old today. */
const bornUntil = (years: number) => toFilters({ ...noFilters, minAge: years }, request).bornUntil;

it.each([
  [18, 18],
  [20, 18],
  [40, 35],
])('widens similar results for ages from %i to %i, never below the minimum age of the brand', (minAge, widened) => {
  const form = { ...noFilters, minAge };
  expect(wider(form, request, 18)(toFilters(form, request)).bornUntil).toBe(bornUntil(widened));
});

it('widens no further than a higher minimum age of the brand', () => {
  const form = { ...noFilters, minAge: 26 };
  expect(wider(form, request, 25)(toFilters(form, request)).bornUntil).toBe(bornUntil(25));
});
