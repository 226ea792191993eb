import { expect, it } from 'vitest';
import { cellOf, distanceBetween } from '~db/schema/geo-cell';
import { shownDistance } from './distance.service.server';

const amsterdam = cellOf({ latitude: 52.374, longitude: 4.89 });
const at = (latitude: number, longitude: number) => shownDistance(amsterdam, cellOf({ latitude, longitude }));

it('is rounded, more coarsely with distance, and is never below ten kilometres', () => {
  expect(shownDistance(amsterdam, amsterdam)).toBe(10);
  expect(at(52.381, 4.637)).toBe(15);
  expect(at(52.091, 5.122)).toBe(40);
  expect(at(51.924, 4.478)).toBe(50);
  expect(at(48.857, 2.351)).toBe(450);
});

it('reveals no more than the middle of a cell, so that asking from many places finds nobody', () => {
  const exact = distanceBetween(amsterdam, cellOf({ latitude: 52.091, longitude: 5.122 }))!;
  expect(exact % 5).not.toBe(0);
  expect(at(52.091, 5.122)).toBe(at(52.011, 5.199));
});

it('is unknown if one of the two has no place', () => {
  expect(shownDistance(null, amsterdam)).toBeNull();
  expect(shownDistance(amsterdam, null)).toBeNull();
});
