import { expect, it } from 'vitest';
import { booksEnd, bookYears, reasons } from './reasons';

// What laws ask for, written out, so that no change of the product's table goes unseen.
it.each([
  ['NL', 7],
  ['AT', 7],
  ['SE', 7],
  ['GB', 6],
  ['IE', 6],
  ['DE', 10],
  ['BE', 10],
  ['DK', 10],
  ['CH', 10],
  ['US', 10],
])('a company in %s keeps its books for %i years after the end of their year', (country, years) => {
  expect(bookYears(country)).toBe(years);
  const end = new Date(booksEnd(country, Date.UTC(2026, 5, 15))).toISOString();
  expect(end).toBe(`${2027 + years}-01-01T00:00:00.000Z`);
});

it('a report stays for the six months of a complaint and six days more, consents and audits for three years', () => {
  const days = Object.entries(reasons).flatMap(([name, reason]) => (reason.days === null ? [] : [[name, reason.days]]));
  expect(Object.fromEntries(days)).toEqual({ report: 190, consent: 1095, audit: 1095 });
});
