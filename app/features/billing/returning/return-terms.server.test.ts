import { describe, expect, it } from 'vitest';
import { goodwillLeft, returnableUntil, returnTerms } from './return-terms.server';

/** 100 credits for 10.00 and a fee of 0.50, with 21 % in it. */
const ORDER = {
  state: 'completed' as const,
  credits: 100,
  amount_minor: 1000,
  total_minor: 1050,
  returned_minor: 0,
  vat_rate: 2100,
  completed_at: 0,
};
const refund = (
  kind: 'return' | 'operator' | 'duplicate' | 'chargeback',
  state: 'done' | 'failed',
  credits: number,
) => ({
  kind,
  state,
  credits,
  amount_minor: credits * 10,
});

describe('what an order gives back', () => {
  it('is the whole total of one with nothing spent, else the share of the price', () => {
    expect(returnTerms(ORDER, { remaining: 100 }, [])).toEqual({ credits: 100, amount: 1050, vat: 182, whole: true });
    expect(returnTerms(ORDER, { remaining: 40 }, [])).toEqual({ credits: 40, amount: 400, vat: 69, whole: false });
    expect(returnTerms(ORDER, { remaining: 0 }, [])).toBeUndefined();
    expect(returnTerms({ ...ORDER, state: 'pending' as never }, { remaining: 40 }, [])).toBeUndefined();
  });

  it.each([
    ['an earlier return', refund('return', 'done', 30), { amount: 400, whole: false }],
    // Still owed by other means.
    ['a return that the provider refused', refund('return', 'failed', 30), { amount: 400, whole: false }],
    ['a chargeback', refund('chargeback', 'done', 60), { amount: 450, whole: true }],
    ['a chargeback that was won', { ...refund('chargeback', 'failed', 60) }, { amount: 400, whole: false }],
    ['a second payment that went back', { ...refund('duplicate', 'done', 60) }, { amount: 400, whole: false }],
    ['goodwill', { ...refund('operator', 'done', 0), amount_minor: 200 }, { amount: 400, whole: false }],
  ])('of 40 credits that are left is right after %s', (_what, earlier, expected) => {
    expect(returnTerms(ORDER, { remaining: 40 }, [earlier])).toMatchObject({ credits: 40, ...expected });
  });

  it('can be had until the last moment of the days of the brand, from the moment it was completed', () => {
    expect(returnableUntil({ completed_at: 1_000 }, 14)).toBe(1_000 + 1_209_600_000);
    expect(returnableUntil({ completed_at: null }, 14)).toBe(1_209_600_000);
  });

  it('is never more than what has not gone back, and goodwill leaves the price of what can be returned', () => {
    const nearly = { ...ORDER, returned_minor: 900 };
    expect(returnTerms(nearly, { remaining: 40 }, [])).toMatchObject({ amount: 150 });
    expect(goodwillLeft(ORDER, { remaining: 40 }, [])).toBe(650);
    expect(goodwillLeft(ORDER, { remaining: 40 }, [refund('chargeback', 'failed', 60)])).toBe(650);
  });
});
