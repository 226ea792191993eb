import { expect, it } from 'vitest';
import { debitDay } from './debit-day.server';

const at = (time: string) => Date.parse(time);

it.each([
  ['a Monday', '2026-11-16T12:00:00Z', 2, '2026-11-18'],
  ['a Thursday, over the weekend', '2026-11-19T12:00:00Z', 2, '2026-11-23'],
  ['a Friday', '2026-11-20T12:00:00Z', 1, '2026-11-23'],
  ['a Saturday', '2026-11-21T12:00:00Z', 1, '2026-11-23'],
  ['a Sunday evening that is Monday in the brand’s zone', '2026-11-22T23:30:00Z', 1, '2026-11-24'],
  ['summer time that ends', '2026-10-23T22:30:00Z', 2, '2026-10-27'],
  ['the turn of the year', '2026-12-31T12:00:00Z', 1, '2027-01-01'],
])('counts working days from %s', (_, now, days, day) => {
  expect(debitDay(at(now), 'Europe/Amsterdam', days)).toBe(day);
});
