import { expect, it } from 'vitest';
import { debitDay } from './debit-day.server';

const at = (time: string) => Date.parse(time);

// The days of Easter as calendars print them.
it.each([
  ['2024-03-28', '2024-04-02'],
  ['2025-04-17', '2025-04-22'],
  ['2026-04-02', '2026-04-07'],
  ['2027-03-25', '2027-03-30'],
  ['2028-04-13', '2028-04-18'],
  ['2029-03-29', '2029-04-03'],
  ['2030-04-18', '2030-04-23'],
  ['2035-03-22', '2035-03-27'],
  ['2038-04-22', '2038-04-27'],
])('moves no money from Good Friday to Easter Monday: after %s comes %s', (thursday, tuesday) => {
  expect(debitDay(at(`${thursday}T12:00:00Z`), 'Europe/Amsterdam', 1)).toBe(tuesday);
});

it.each([
  ['a Monday', '2026-11-16T12:00:00Z', 2, '2026-11-18'],
  ['a Thursday, over the weekend', '2026-11-19T12:00:00Z', 2, '2026-11-23'],
  ['a Friday', '2026-11-20T12:00:00Z', 1, '2026-11-23'],
  ['a Saturday', '2026-11-21T12:00:00Z', 1, '2026-11-23'],
  ['a Sunday evening that is Monday in the brand’s zone', '2026-11-22T23:30:00Z', 1, '2026-11-24'],
  ['summer time that ends', '2026-10-23T22:30:00Z', 2, '2026-10-27'],
  ['the turn of the year, on whose first day no bank works', '2026-12-31T12:00:00Z', 1, '2027-01-04'],
  ['the day before Christmas, over its two days', '2026-12-24T12:00:00Z', 1, '2026-12-28'],
  ['Christmas in the middle of a week', '2025-12-23T12:00:00Z', 2, '2025-12-29'],
  ['Maundy Thursday, over Easter', '2026-04-02T12:00:00Z', 1, '2026-04-07'],
  ['two days before the first of May', '2026-04-29T12:00:00Z', 2, '2026-05-04'],
  ['a fortnight over Christmas and New Year', '2026-12-18T12:00:00Z', 9, '2027-01-04'],
])('counts the days of the banks from %s', (_, now, days, day) => {
  expect(debitDay(at(now), 'Europe/Amsterdam', days)).toBe(day);
});
