import { describe, expect, it } from 'vitest';
import { describeBundles } from './bundle-offer';

const bundle = (credits: number, price: number) => ({ id: String(credits), credits, price });

describe('describeBundles', () => {
  it('says what each buys and what it costs per credit and per message', () => {
    const [small, large] = describeBundles([bundle(100, 999), bundle(250, 2199)], 12);
    expect(small).toMatchObject({ messages: 8, pricePerCredit: 9.99, pricePerMessage: 120, saving: 0, best: false });
    expect(large).toMatchObject({ messages: 20, pricePerCredit: 8.796, pricePerMessage: 106, saving: 11, best: true });
  });

  it('marks the bundle with the cheapest credits, wherever it stands', () => {
    const offers = describeBundles([bundle(100, 1000), bundle(300, 2100), bundle(500, 4500)], 10);
    expect(offers.map(({ best }) => best)).toEqual([false, true, false]);
    expect(offers.map(({ saving }) => saving)).toEqual([0, 30, 10]);
  });

  it('marks nothing if no bundle is better', () => {
    expect(describeBundles([bundle(100, 1000)], 10).map(({ best }) => best)).toEqual([false]);
    expect(describeBundles([bundle(100, 1000), bundle(200, 2000)], 10).some(({ best }) => best)).toBe(false);
  });

  it('prefers the smaller of two that are equally good', () => {
    const offers = describeBundles([bundle(100, 1100), bundle(200, 2000), bundle(400, 4000)], 10);
    expect(offers.map(({ best }) => best)).toEqual([false, true, false]);
  });

  it('claims no saving if a larger bundle costs more per credit', () => {
    expect(describeBundles([bundle(100, 1000), bundle(200, 2100)], 10)[1]).toMatchObject({ saving: 0, best: false });
  });

  it('counts no messages if they are free', () => {
    expect(describeBundles([bundle(100, 1000)], 0)[0]).toMatchObject({ messages: null, pricePerMessage: null });
  });
});
