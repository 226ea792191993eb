import { expect, it } from 'vitest';
import { linesOf, topOf } from './chart-lines';

const points = (...values: [string, number | null][]) =>
  values.map(([day, value]) => ({ day: `2026-11-${day}`, value }));

it('draws a line from the first day to the last, with 0 at the bottom', () => {
  expect(linesOf(points(['01', 0], ['02', 5], ['03', 10]), 100, 50)).toEqual([
    [
      [0, 50],
      [50, 25],
      [100, 0],
    ],
  ]);
});

it('leaves gaps where a day has no value or no entry', () => {
  const drawn = linesOf(points(['01', 1], ['02', null], ['03', 1], ['06', 1], ['07', 1]), 60, 10);
  expect(drawn.map((line) => line.map(([x]) => x))).toEqual([[0], [20], [50, 60]]);
});

it('draws zeros at the bottom and nothing without days', () => {
  expect(linesOf(points(['01', 0], ['02', 0]), 10, 10)).toEqual([
    [
      [0, 10],
      [10, 10],
    ],
  ]);
  expect(linesOf([], 10, 10)).toEqual([]);
  expect(topOf([])).toBe(1);
});
