import { expect, it } from 'vitest';
import { reasons } from '~db/personal-data/reasons';
import { DAY } from '~/time/durations';
import { COMPLAINT_DAYS, COMPLAINT_MONTHS } from './complaint-time';

// Digital Services Act, article 20, written out: at least six months.
it('is six months', () => {
  expect([COMPLAINT_MONTHS, COMPLAINT_DAYS]).toEqual([6, 184]);
});

it('is as long as the longest of its months', () => {
  const lengths = Array.from({ length: 4 * 366 }, (_, day) => {
    const from = Date.UTC(2027, 0, 1 + day);
    const until = new Date(from);
    until.setUTCMonth(until.getUTCMonth() + COMPLAINT_MONTHS);
    return (until.getTime() - from) / DAY;
  });
  expect(Math.max(...lengths)).toBe(COMPLAINT_DAYS);
});

it('ends before anything is deleted that a complaint needs, also of erased members', () => {
  expect(reasons.report.days).toBeGreaterThan(COMPLAINT_DAYS);
});
