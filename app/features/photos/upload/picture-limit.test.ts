import { expect, it } from 'vitest';
import { megapixelLimit, pixelLimit, type PictureKind } from './picture-limit';

const jpeg: PictureKind = {
  format: 'jpeg',
  channels: 3,
  depth: 'uchar',
  chromaSubsampling: '4:2:0',
  isProgressive: false,
};
const limitOf = (changes: Partial<PictureKind>) => megapixelLimit({ ...jpeg, ...changes });

it('is forty megapixels if a file is decoded line by line', () => {
  expect(limitOf({})).toBe(40);
  expect(limitOf({ chromaSubsampling: '4:4:4' })).toBe(40);
  expect(limitOf({ format: 'png', channels: 4, depth: 'ushort' })).toBe(40);
});

it('is lower if the whole image is held in memory, by the bytes per pixel', () => {
  expect(limitOf({ isProgressive: true })).toBe(26);
  expect(limitOf({ isProgressive: true, chromaSubsampling: '4:4:4' })).toBe(14);
  expect(limitOf({ isProgressive: true, chromaSubsampling: '4:4:4', channels: 4 })).toBe(10);
  expect(limitOf({ format: 'png', isProgressive: true })).toBe(29);
  expect(limitOf({ format: 'png', isProgressive: true, channels: 4, depth: 'ushort' })).toBe(10);
  expect(limitOf({ format: 'gif' })).toBe(20);
  expect(limitOf({ format: 'webp' })).toBe(16);
  expect(limitOf({ format: 'avif' })).toBe(5);
  expect(limitOf({ format: 'avif', bitsPerSample: 12 })).toBe(4);
});

it('is a square of 2048 for an AVIF of 10 or 12 bit, and whole megapixels for all others', () => {
  const deep = { ...jpeg, format: 'avif', bitsPerSample: 12 } as const;
  expect(pixelLimit(deep)).toBe(2048 * 2048);
  expect(pixelLimit({ ...deep, depth: 'ushort', bitsPerSample: 10 })).toBe(2048 * 2048);
  expect(pixelLimit({ ...deep, bitsPerSample: 8 })).toBe(5e6);
  expect(pixelLimit(jpeg)).toBe(40e6);
});
