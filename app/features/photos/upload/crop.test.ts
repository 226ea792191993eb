import { expect, it } from 'vitest';
import { cropRectangle, MAX_ZOOM } from './crop';

const wide = { width: 1600, height: 1200 };

it('takes the full height of a wide picture and a part of its width', () => {
  const { x, y, width, height } = cropRectangle(wide, { zoom: 100, left: 50, top: 50 });
  expect([width * wide.width, height * wide.height]).toEqual([900, 1200]);
  expect([x * wide.width, y]).toEqual([350, 0]);
});

it('takes the whole of a portrait picture', () => {
  expect(cropRectangle({ width: 600, height: 800 }, { zoom: 100, left: 0, top: 100 })).toEqual({
    x: 0,
    y: 0,
    width: 1,
    height: 1,
  });
});

it.each([
  [{ zoom: 200, left: 0, top: 0 }],
  [{ zoom: 200, left: 100, top: 100 }],
  [{ zoom: 100_000, left: -50, top: 700 }],
  [{ zoom: -4, left: 100, top: 0 }],
])('stays inside and keeps its aspect ratio: %j', (choice) => {
  const { x, y, width, height } = cropRectangle(wide, choice);
  expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
  expect(Math.max(x + width, y + height)).toBeLessThanOrEqual(1 + 1e-9);
  expect((width * wide.width) / (height * wide.height)).toBeCloseTo(0.75);
  expect(height).toBeGreaterThanOrEqual(100 / MAX_ZOOM - 1e-9);
});
