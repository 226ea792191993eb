import { expect, it } from 'vitest';
import { placeMenu } from './place-menu';

const menu = { width: 280, height: 200 };
const page = { width: 390, height: 700 };

it('stands on the preferred side, or on the other one if it does not fit there', () => {
  const middle = { left: 16, top: 400, bottom: 440 };
  expect(placeMenu(middle, menu, page, 'above')).toEqual({ left: 16, top: 196 });
  expect(placeMenu(middle, menu, page, 'below')).toEqual({ left: 16, top: 444 });
  expect(placeMenu({ left: 16, top: 70, bottom: 110 }, menu, page, 'above').top).toBe(114);
  expect(placeMenu({ left: 16, top: 620, bottom: 690 }, menu, page, 'below').top).toBe(416);
});

it('never extends over the edge of the window', () => {
  expect(placeMenu({ left: 300, top: 400, bottom: 440 }, menu, page, 'above').left).toBe(390 - 8 - 280);
  const low = { width: 700, height: 240 };
  expect(placeMenu({ left: 2, top: 100, bottom: 140 }, menu, low, 'above')).toEqual({ left: 8, top: 8 });
  expect(placeMenu({ left: 2, top: 100, bottom: 140 }, menu, low, 'below').top).toBe(32);
});
