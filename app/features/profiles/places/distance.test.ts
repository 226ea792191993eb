import { expect, it } from 'vitest';
import { testTexts } from '~/testing/context';
import { boundWords, distanceWords, knownBounds, offeredBounds, toKilometres } from './distance';

it('is in words: a bare “m” or “mi” would be read as metres or minutes', () => {
  const text = (locale: 'en' | 'nl', unit: 'km' | 'mile') => distanceWords({ value: 1250, unit }, testTexts(locale));
  expect([text('en', 'mile'), text('nl', 'mile'), text('en', 'km'), text('nl', 'km')]).toEqual([
    '1,250 miles',
    '1.250 mijl',
    '1,250 km',
    '1.250 km',
  ]);
});

it('bounds are whole kilometres in the URL, and round numbers in the form', () => {
  const texts = (unit: 'km' | 'mile') => offeredBounds(unit, null).map((km) => boundWords(km, unit, testTexts('en')));
  expect(offeredBounds('mile', null)).toEqual([16, 24, 40, 80, 161]);
  expect(texts('mile')).toEqual([10, 15, 25, 50, 100].map((miles) => `Within ${miles} miles`));
  expect(texts('km')).toEqual([10, 25, 50, 100, 200].map((km) => `Within ${km} km`));
});

it('a bound from a link of another country can be chosen, too, in its place', () => {
  expect(offeredBounds('mile', 25)).toEqual([16, 24, 25, 40, 80, 161]);
  expect(offeredBounds('km', 25)).toEqual([10, 25, 50, 100, 200]);
  expect(knownBounds).toEqual(expect.arrayContaining([25, 40]));
});

it('a mile is 1,609 metres', () => {
  expect(toKilometres({ value: 10, unit: 'mile' })).toBeCloseTo(16.09, 2);
  expect(toKilometres({ value: 10, unit: 'km' })).toBe(10);
});
