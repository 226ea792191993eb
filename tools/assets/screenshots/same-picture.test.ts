import sharp from 'sharp';
import { expect, it } from 'vitest';
import { difference, isStale } from './same-picture';

/** A page with a bar at the top, lines of text and one box. */
const page = (
  box: { left: number; color: string },
  size: { width: number; height: number } = { width: 640, height: 400 },
) =>
  sharp({ create: { ...size, channels: 3, background: '#fff8ee' } })
    .composite([
      { input: flat(size.width, 40, '#302020'), left: 0, top: 0 },
      { input: flat(120, 6, '#302020'), left: 40, top: 80 },
      { input: flat(260, 160, box.color), left: box.left, top: 160 },
    ])
    .png()
    .toBuffer();
const flat = (width: number, height: number, color: string) => ({
  create: { width, height, channels: 3 as const, background: color },
});
const before = () => page({ left: 40, color: '#d4b65a' });

it('finds no difference between a page and the same page in another format and size', async () => {
  const smaller = await sharp(await before())
    .resize(320)
    .webp({ quality: 72 })
    .toBuffer();
  expect(isStale(await difference(await before(), smaller))).toBe(false);
});

it('does not mind a word that is longer today', async () => {
  const word = { input: flat(40, 6, '#302020'), left: 170, top: 80 };
  const longer = await sharp(await before())
    .composite([word])
    .png()
    .toBuffer();
  expect(isStale(await difference(await before(), longer))).toBe(false);
});

// covers X17-074
it.each([
  ['something has moved', () => page({ left: 330, color: '#d4b65a' })],
  ['something has another colour', () => page({ left: 40, color: '#204060' })],
  ['the page is higher', () => page({ left: 40, color: '#d4b65a' }, { width: 640, height: 500 })],
])('says that a picture is stale if %s', async (_what, after) => {
  expect(isStale(await difference(await before(), await after()))).toBe(true);
});
