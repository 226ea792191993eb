import { describe, expect, it } from 'vitest';
import { DAY } from '~/time/durations';
import { findUnusual, type PaidOrder } from './unusual-spending.server';

const NOW = 1_800_000_000_000;
const ago = (days: number, amount: number): PaidOrder => ({ completedAt: NOW - days * DAY, amount });
const rule = { days: 7, times_usual: 3, amount: undefined as number | undefined };

describe('unusual spending by amount', () => {
  const amount = { ...rule, times_usual: 0, amount: 10_000 };
  it('counts the days of the rule only, and what went back not at all', () => {
    expect(findUnusual([ago(0, 6000), ago(6.9, 4000)], amount, NOW)).toEqual({ reason: 'amount', spent: 10_000 });
    expect(findUnusual([ago(0, 6000), ago(7, 4000)], amount, NOW)).toBeNull();
    expect(findUnusual([ago(0, 6000), ago(1, 3999)], amount, NOW)).toBeNull();
  });
});

describe('unusual spending by the usual month', () => {
  it('compares the last thirty days with the average of the months before', () => {
    const before = [ago(40, 1000), ago(70, 1000), ago(100, 1000)];
    expect(findUnusual([...before, ago(0, 2999)], rule, NOW)).toBeNull();
    expect(findUnusual([...before, ago(0, 1000), ago(29, 2000)], rule, NOW)).toEqual({ reason: 'usual', spent: 3000 });
  });

  it('counts months without an order', () => {
    // 6 months with 60.00 in the first of them: 10.00 is usual.
    expect(findUnusual([ago(209, 6000), ago(0, 3000)], rule, NOW)).toEqual({ reason: 'usual', spent: 3000 });
    expect(findUnusual([ago(209, 6000), ago(0, 2999)], rule, NOW)).toBeNull();
  });

  it('is silent without a month to compare with, or if the brand turned it off', () => {
    expect(findUnusual([ago(0, 99_999), ago(29, 1)], rule, NOW)).toBeNull();
    expect(findUnusual([ago(40, 1), ago(0, 99_999)], { ...rule, times_usual: 0 }, NOW)).toBeNull();
    expect(findUnusual([ago(40, 0), ago(0, 99_999)], rule, NOW)).toBeNull();
  });
});
