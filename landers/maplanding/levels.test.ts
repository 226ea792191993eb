import { expect, test } from 'vitest';
import { bandsFor, levelOf } from './levels';

test('the fullest region has the strongest colour, an empty one none', () => {
  const bands = bandsFor([0, 4, 40, 12, 25]);
  expect(bands).toEqual([
    { level: 0, from: 0, to: 0 },
    { level: 1, from: 1, to: 4 },
    { level: 2, from: 5, to: 12 },
    { level: 3, from: 13, to: 24 },
    { level: 4, from: 25, to: 40 },
  ]);
  expect([0, 4, 40, 12, 25].map((count) => levelOf(count, bands))).toEqual([0, 1, 4, 2, 4]);
});

test('the bands contain every number once, however few profiles there are', () => {
  for (let most = 0; most < 60; most++) {
    const bands = bandsFor([most]);
    for (let count = 0; count <= most; count++) {
      expect(bands.filter(({ from, to }) => count >= from && count <= to)).toHaveLength(1);
    }
    expect(levelOf(most, bands)).toBe(most === 0 ? 0 : 4);
  }
});

test('a country without regions has an empty legend', () => {
  expect(bandsFor([])).toEqual([{ level: 0, from: 0, to: 0 }]);
});
