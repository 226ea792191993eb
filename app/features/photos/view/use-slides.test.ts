import { expect, it } from 'vitest';
import { slideByKey } from './use-slides';

it('moves on and back with the arrows, and stops at the ends', () => {
  expect(['ArrowRight', 'ArrowLeft', 'Home', 'End'].map((key) => slideByKey(key, 1, 4))).toEqual([2, 0, 0, 4]);
  expect(slideByKey('ArrowRight', 4, 4)).toBe(4);
  expect(slideByKey('ArrowLeft', 0, 4)).toBe(0);
});

it('leaves other keys to the browser', () => {
  expect(slideByKey('Tab', 1, 4)).toBeUndefined();
});
