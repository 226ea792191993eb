import { expect, it } from 'vitest';
import { photoKey } from './photo-files.server';

it('stores the files of a brand under its number, so that no name of another brand can reach them', () => {
  expect(photoKey(1, 'a.webp')).toBe('1/photos/a.webp');
});
