import { expect, it } from 'vitest';
import { readLikeCursor, writeLikeCursor } from './like-cursor.server';

it('is read as it was written', () => {
  for (const cursor of [
    { isNew: true, at: 1_763_720_000_000, memberId: 'a'.repeat(26) },
    { isNew: false, at: 0, memberId: '0z' },
  ])
    expect(readLikeCursor(writeLikeCursor(cursor))).toEqual(cursor);
});

it.each([
  null,
  '',
  '1',
  '2.5.a',
  '1.x.a',
  '1.5.A',
  '1.5.',
  "1.5.a' or 1=1",
  '1.1234567890123456.a',
  `1.5.${'a'.repeat(27)}`,
])('starts at the beginning for %j', (text) => {
  expect(readLikeCursor(text)).toBeUndefined();
});
