import { expect, it } from 'vitest';
import { showsLander } from './brand-landers';

const manifest = { kind: 'public', niches: ['none', 'she'] } as const;
const brand = { niche: 1, landers: { gallery: 2 }, features: {} };
const shows = (changes: object, kind: 'public' | 'member' = 'public') =>
  showsLander({ ...brand, ...changes }, 'gallery', { ...manifest, niches: [...manifest.niches], kind });

it('a brand shows the landers of its niche that are not switched off', () => {
  expect(shows({})).toBe(true);
  expect(shows({ landers: {} })).toBe(true);
  expect(shows({ niche: 2, landers: undefined, features: undefined })).toBe(true);
  expect(shows({ niche: 3 })).toBe(false);
  expect(shows({ landers: { gallery: 0 } })).toBe(false);
});

it('a brand without member landings shows those to the public alone', () => {
  const without = { features: { member_landings: false } };
  expect(shows({}, 'member')).toBe(true);
  expect(shows(without, 'member')).toBe(false);
  expect(shows(without)).toBe(true);
});
