import { expect, it } from 'vitest';
import { cardSources, middleFile } from './photo-widths';

it('the middle file is named after the main one', () => {
  expect(middleFile('0abc.webp')).toBe('0abc-middle.webp');
  expect(middleFile('a.b.jpg')).toBe('a.b-middle.jpg');
});

// covers X18-026
it('a card offers three widths, each with its URL', () => {
  expect(cardSources({ thumb: 'a-thumb.webp', photo: 'a.webp' }, (file) => `/photos/${file}`)).toBe(
    '/photos/a-thumb.webp 360w, /photos/a-middle.webp 540w, /photos/a.webp 720w',
  );
});
