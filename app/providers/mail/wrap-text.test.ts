import { expect, it } from 'vitest';
import { wrapText } from './wrap-text';

it('breaks long lines between words, and no URL', () => {
  const url = `https://aurea.example/${'a'.repeat(100)}`;
  const text = `Hello,\n\n${'word '.repeat(60).trim()}\n${url}\n\n-- \nAurea`;
  const lines = wrapText(text).split('\n');
  expect(lines).toContain(url);
  expect(lines.filter((line) => line.length > 78)).toEqual([url]);
  expect(lines.join(' ').split(/\s+/)).toEqual(text.split(/\s+/));
  expect(lines).toContain('-- ');
});
