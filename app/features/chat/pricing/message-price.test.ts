import fc from 'fast-check';
import { expect, it } from 'vitest';
import { priceAt, type MessagePrice } from './message-price';

const next = { credits: 100, amount: 1000, currency: 'EUR', basis: 'own' as const };
const lot = (left: number, amount: number, currency: string | null = 'EUR', credits = 100) => ({
  left,
  amount,
  credits,
  currency,
});
const price = (credits: number, ...lots: MessagePrice['lots']): MessagePrice => ({ credits, lots, next });

it('is that of the lots it spends, and follows the balance', () => {
  const shown = price(10, lot(15, 0, null), lot(20, 500), lot(100, 1000));
  expect(priceAt(shown, 135)).toEqual({ money: [], basis: 'free' });
  expect(priceAt(shown, 125)).toEqual({ money: [{ amount: 25, currency: 'EUR' }], basis: 'own' });
  expect(priceAt(shown, 115)).toEqual({ money: [{ amount: 50, currency: 'EUR' }], basis: 'own' });
  expect(priceAt(shown, 105)).toEqual({ money: [{ amount: 75, currency: 'EUR' }], basis: 'own' });
  expect(priceAt(shown, 5)).toEqual({ money: [{ amount: 100, currency: 'EUR' }], basis: 'own' });
});

it('names each currency of the lots, and the least for somebody who never bought', () => {
  expect(priceAt(price(10, lot(4, 1000), lot(50, 900, 'GBP')), 54).money).toEqual([
    { amount: 40, currency: 'EUR' },
    { amount: 54, currency: 'GBP' },
  ]);
  expect(priceAt({ credits: 3, lots: [], next: { ...next, amount: 999, basis: 'from' } }, 0)).toEqual({
    money: [{ amount: 30, currency: 'EUR' }],
    basis: 'from',
  });
});

it('never understates: it is the sum of its credits one by one, less than one minor unit more', () => {
  const anyLot = fc.record({
    left: fc.integer({ min: 0, max: 60 }),
    amount: fc.integer({ min: 1, max: 5000 }),
    credits: fc.integer({ min: 60, max: 900 }),
    currency: fc.constant('EUR'),
  });
  fc.assert(
    fc.property(
      fc.array(anyLot, { maxLength: 5 }),
      fc.integer({ min: 1, max: 50 }),
      fc.nat(80),
      (lots, credits, used) => {
        const units = lots.flatMap(({ left, amount, credits: of }) => Array<number>(left).fill(amount / of));
        const balance = Math.max(0, units.length - used);
        const ahead = units.slice(units.length - balance, units.length - balance + credits);
        while (ahead.length < credits) ahead.push(next.amount / next.credits);
        const exact = ahead.reduce((sum, unit) => sum + unit, 0);
        const { amount } = priceAt({ credits, lots, next }, balance).money[0]!;
        expect(amount).toBeGreaterThanOrEqual(exact - 1e-6);
        expect(amount).toBeLessThan(exact + 1);
      },
    ),
    { numRuns: 1000, seed: 20261122 },
  );
});
