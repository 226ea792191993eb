import { expect, it } from 'vitest';
import { bandsOf, differingBits, HASH_SIDE, isSamePicture, pictureHash } from './picture-hash';

const grey = (at: (x: number, y: number) => number) =>
  Uint8Array.from({ length: HASH_SIDE ** 2 }, (_, i) => at(i % HASH_SIDE, Math.floor(i / HASH_SIDE)));
const hills = grey((x, y) => 128 + 60 * Math.sin(x / 3) + 50 * Math.cos(y / 5 + x / 9));

it('stays the same with a little noise and more light', () => {
  const noisy = hills.map((value, i) => value + (i % 3) - 1);
  const bright = hills.map((value) => value + 12);
  expect(isSamePicture(pictureHash(hills), pictureHash(noisy))).toBe(true);
  expect(isSamePicture(pictureHash(hills), pictureHash(bright))).toBe(true);
});

it('differs for another picture and for the mirrored one', () => {
  const other = grey((x, y) => 128 + 60 * Math.cos(y / 2) + 40 * Math.sin((x * y) / 60));
  const mirrored = grey((x, y) => hills[y * HASH_SIDE + (HASH_SIDE - 1 - x)]!);
  expect(isSamePicture(pictureHash(hills), pictureHash(other))).toBe(false);
  expect(isSamePicture(pictureHash(hills), pictureHash(mirrored))).toBe(false);
});

it('is sixteen digits, whatever the picture', () => {
  expect(pictureHash(hills)).toMatch(/^[0-9a-f]{16}$/);
  expect(pictureHash(grey(() => 0))).toMatch(/^[0-9a-f]{16}$/);
});

it('counts differing bits', () => {
  expect(differingBits('0000000000000000', 'ffffffffffffffff')).toBe(64);
  expect(differingBits('00000000000000f0', '0000000000000070')).toBe(1);
});

it('gives hashes that differ in up to three bits at least one band in common', () => {
  const hash = '0123456789abcdef';
  expect(bandsOf(hash)).toEqual(['00123', '14567', '289ab', '3cdef']);
  const near = 'ff23456789abcdef'.replace('ff', '11');
  expect(bandsOf(near).filter((band) => bandsOf(hash).includes(band))).toHaveLength(3);
});
