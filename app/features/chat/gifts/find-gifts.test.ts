import { describe, expect, it } from 'vitest';
import { testTexts } from '~/testing/context';
import { findGifts, readGiftWish } from './find-gifts';
import { gifts, isGift } from './gift-catalogue';
import { giftCategoryNames, giftName, giftNames } from './gift-names';

const found = (words: string, category: 'sweets' | null = null, locale: 'en' | 'nl' = 'en') => [
  ...findGifts({ words, category }, giftNames(testTexts(locale))),
];

describe('finding a gift', () => {
  it('matches its name in the reader’s language, whatever the case', () => {
    expect(found('KITE')).toEqual(['kite']);
    expect(found('vlieg', null, 'nl')).toEqual(['kite', 'paper-plane']);
    expect(found(' ijsje ', null, 'nl')).toEqual(['ice-cream']);
  });

  it('stays within a category, and finds all gifts if nothing is typed', () => {
    expect(found('', 'sweets')).toEqual(gifts.filter(({ category }) => category === 'sweets').map(({ id }) => id));
    expect(found('rose', 'sweets')).toEqual([]);
    expect(found('')).toHaveLength(gifts.length);
  });

  it('reads the search from any URL', () => {
    expect(readGiftWish(new URLSearchParams('q=tea&category=sweets'))).toEqual({ words: 'tea', category: 'sweets' });
    expect(readGiftWish(new URLSearchParams(`q=${'x'.repeat(99)}&category=weapons`))).toEqual({
      words: 'x'.repeat(40),
      category: null,
    });
  });
});

describe('the names', () => {
  it.each(['en', 'nl'] as const)('are each gift’s own in %s', (locale) => {
    const names = Object.values(giftNames(testTexts(locale)));
    expect(new Set(names).size).toBe(gifts.length);
    expect(new Set(Object.values(giftCategoryNames(testTexts(locale)))).size).toBe(5);
  });

  it('falls back to ‘gift’ for one that is no longer in the catalogue', () => {
    expect([giftName(testTexts('en'), 'kite'), giftName(testTexts('en'), 'sedan-chair')]).toEqual(['Kite', 'A gift']);
    expect(isGift('sedan-chair')).toBe(false);
  });
});
