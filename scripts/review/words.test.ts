import { expect, it } from 'vitest';
import { facts, moment, personWords, theirs } from './words';

it('writes a time in UTC and aligns names in one column, also where what people wrote goes on in another line', () => {
  expect(moment(Date.UTC(2026, 10, 21, 9, 5))).toBe('2026-11-21 09:05 UTC');
  expect(facts({ a: '1', long: '2' })).toBe('a     1\nlong  2');
  expect(facts({ a: theirs('b\nc'), long: '2' })).toBe('a     b\n    | c\nlong  2');
  const [first, ...further] = facts({ about: theirs(' '.repeat(500)) }).split('\n');
  expect([first!.startsWith('about  '), further.every((line) => line.startsWith('    | '))]).toEqual([true, true]);
  expect(further.length).toBeGreaterThan(0);
});

it('shows a name on one line', () => {
  expect([personWords('An\nna', 'fictional'), personWords('Anna', 'member')]).toEqual(['An na (fictional)', 'Anna']);
});
