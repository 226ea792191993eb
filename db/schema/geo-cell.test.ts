import { describe, expect, it } from 'vitest';
import { cellOf, cellsWithin, centreOf, distanceBetween, kilometresBetween, type Coordinates } from './geo-cell';

const amsterdam = { latitude: 52.374, longitude: 4.89 };
const utrecht = { latitude: 52.091, longitude: 5.122 };
const fiji = { latitude: -17.8, longitude: 179.95 };

describe('the cell of a place', () => {
  it('hides anything finer: all places in a cell are the same', () => {
    expect(cellOf(amsterdam)).toBe(cellOf({ latitude: 52.301, longitude: 4.899 }));
    expect(cellOf(amsterdam)).not.toBe(cellOf({ latitude: 52.299, longitude: 4.899 }));
    const centre = centreOf(cellOf(amsterdam));
    expect([centre.latitude, centre.longitude].map((n) => n.toFixed(3))).toEqual(['52.350', '4.850']);
  });

  it('exists at the poles and on the date line too', () => {
    const edges: Coordinates[] = [
      { latitude: 90, longitude: 180 },
      { latitude: -90, longitude: -180 },
      { latitude: 0, longitude: 180 },
    ];
    for (const edge of edges) {
      const cell = cellOf(edge);
      expect(kilometresBetween(edge, centreOf(cell))).toBeLessThan(8);
      expect(cellOf(centreOf(cell))).toBe(cell);
    }
  });
});

describe('a distance', () => {
  it('is that between the centres of two cells', () => {
    expect(distanceBetween(cellOf(amsterdam), cellOf(utrecht))).toBeCloseTo(39.3, 0);
    expect(distanceBetween(cellOf(amsterdam), cellOf(amsterdam))).toBe(0);
    expect(distanceBetween(cellOf(fiji), cellOf({ ...fiji, longitude: -179.95 }))).toBeLessThan(11);
  });

  it('is unknown if one of the two has no place', () => {
    expect(distanceBetween(null, cellOf(utrecht))).toBeUndefined();
    expect(distanceBetween(cellOf(utrecht), null)).toBeUndefined();
  });
});

it.each([
  ['in a town', amsterdam, 25],
  ['in a country', amsterdam, 200],
  ['across the date line', fiji, 60],
  ['around the pole', { latitude: 89.4, longitude: 10 }, 100],
  ['nowhere else', amsterdam, 0],
])('the cells within a distance are those that are at most that far away, %s', (_where, place, kilometres) => {
  const cell = cellOf(place);
  const ranges = cellsWithin(cell, kilometres);
  const near = (other: number) => ranges.some(([first, last]) => other >= first && other <= last);
  const row = Math.floor(cell / 3600);
  for (let r = Math.max(0, row - 25); r <= Math.min(1799, row + 25); r++) {
    for (let column = 0; column < 3600; column += 7) {
      const other = r * 3600 + ((column + (cell % 3600)) % 3600);
      if (near(other) !== distanceBetween(cell, other)! <= kilometres) throw new Error(`cell ${other} of ${cell}`);
    }
  }
  expect(near(cell)).toBe(true);
  expect(ranges.every(([first, last]) => first <= last)).toBe(true);
});
