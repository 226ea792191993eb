import { expect, it } from 'vitest';
import { placeAbove } from './use-beside';

const page = { width: 1280, height: 800 };

it('is placed above its anchor, at the same edge', () => {
  expect(placeAbove({ left: 400, top: 740 }, 420, page)).toEqual({ left: 400, bottom: 72 });
});

it('never extends over the edge of the window', () => {
  expect(placeAbove({ left: 1200, top: 740 }, 420, page).left).toBe(1280 - 420 - 16);
  expect(placeAbove({ left: 2, top: 740 }, 420, page).left).toBe(16);
  expect(placeAbove({ left: 2, top: 900 }, 420, page).bottom).toBe(16);
});
