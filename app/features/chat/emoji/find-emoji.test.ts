import { expect, it } from 'vitest';
import { loadEmoji } from './emoji-data';
import { findEmoji } from './find-emoji';

const found = async (language: string, search: string) =>
  findEmoji(await loadEmoji(language), search).map(([glyph]) => glyph);

// covers X17-043
it('finds by the name in the reader’s language', async () => {
  expect((await found('en', 'red heart'))[0]).toBe('❤️');
  expect((await found('nl', 'rood hart'))[0]).toBe('❤️');
  expect(await found('nl', 'strawberry')).toEqual([]);
});

it('finds by the beginning of words, whatever their case, accents and order', async () => {
  expect(await found('en', 'STRAW')).toContain('🍓');
  expect(await found('en', 'heart red')).toContain('❤️');
  expect(await found('en', 'awberry')).not.toContain('🍓');
});

it('shows those first whose name begins with the search', async () => {
  const [first] = await found('en', 'rose');
  expect(first).toBe('🌹');
});

it('finds nothing for nothing, and English names where a language has no file', async () => {
  expect(await found('en', '  ')).toEqual([]);
  expect(await found('pt', 'strawberry')).toContain('🍓');
});
