import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bestPercentage, discountOn, normalCode, smallestChargeIn } from './discount.server';

const terms = (value_percentage: number, methods: object[] = [], minimum_order_value: number | null = null) => ({
  value_percentage,
  minimum_order_value,
  paymentmethods: JSON.stringify(methods),
});
const order = (price: number, fee = 0, smallestCharge = 50) => ({ methodId: 'ideal', price, fee, smallestCharge });

describe('a typed code', () => {
  it.each([
    [' timebonus25 ', 'TIMEBONUS25'],
    ['Spring-10', 'SPRING-10'],
    ['', undefined],
    ['ab', undefined],
    ["x' or 1=1", undefined],
    ['ＴＩＭＥ', undefined],
    ['A'.repeat(41), undefined],
  ])('%j is compared as %j', (typed, code) => expect(normalCode(typed)).toBe(code));
});

describe('the discount', () => {
  // covers S3-070
  it('is a share of the price, rounded in the favour of the member', () => {
    expect(discountOn(terms(2500), order(1000))).toEqual({ ok: true, discount: 250 });
    expect(discountOn(terms(2500), order(2250))).toEqual({ ok: true, discount: 563 });
    expect(discountOn(terms(1), order(999))).toEqual({ ok: true, discount: 1 });
  });

  // covers S3-072
  it('needs the minimum of the code', () => {
    expect(discountOn(terms(1000, [], 1001), order(1000))).toEqual({ ok: false, why: 'minimum', minimum: 1001 });
    expect(discountOn(terms(1000, [], 1000), order(1000))).toEqual({ ok: true, discount: 100 });
  });

  // covers S3-076 S3-077 S3-078
  it('may have another percentage and minimum for each payment method, and none for other methods', () => {
    const paypal = { paymentmethod: 'paypal', percentage: null, minimum: null };
    expect(discountOn(terms(1000, [paypal]), order(1000))).toEqual({ ok: false, why: 'other-method' });
    const ideal = { paymentmethod: 'ideal', percentage: 2000, minimum: 1500 };
    expect(discountOn(terms(1000, [paypal, ideal]), order(1000))).toMatchObject({ why: 'minimum', minimum: 1500 });
    expect(discountOn(terms(1000, [paypal, ideal]), order(1500))).toEqual({ ok: true, discount: 300 });
    expect(bestPercentage(terms(1000, [paypal, ideal]))).toBe(2000);
    expect(bestPercentage(terms(1000, [paypal]))).toBe(1000);
  });

  it('is whole, favours the member by less than one unit, and leaves what a provider can collect', () => {
    const amount = fc.integer({ min: 50, max: 10_000_000 });
    fc.assert(
      fc.property(
        amount,
        fc.integer({ min: 0, max: 10_000 }),
        fc.integer({ min: 0, max: 500 }),
        (price, share, fee) => {
          const result = discountOn(terms(share), order(price, fee));
          if (!result.ok) throw new Error(result.why);
          const exact = (price * share) / 10_000;
          const left = price - result.discount + fee;
          expect(Number.isInteger(result.discount)).toBe(true);
          expect(result.discount).toBeLessThan(exact + 1);
          expect(left).toBeGreaterThanOrEqual(50);
          expect(left === 50 || result.discount >= exact).toBe(true);
        },
      ),
    );
  });
});

it('the smallest charge knows currencies without decimals and with three', () => {
  expect(smallestChargeIn('EUR')).toBe(50);
  expect(smallestChargeIn('DKK')).toBe(250);
  expect(smallestChargeIn('JPY')).toBe(1);
  expect(smallestChargeIn('KWD')).toBe(500);
});
