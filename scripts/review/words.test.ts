import { expect, it } from 'vitest';
import { facts, moment, plain, quoted } from './words';

it('removes terminal control characters from what people wrote, and keeps its lines, each marked as theirs', () => {
  expect(plain('a\u001B[2Jb\nc\u0007')).toBe('a·[2Jb\n    | c·');
  expect(plain('a\r\nb\rc\u2028d\u0085e\u202Ef')).toBe('a\n    | b\n    | c·d·e·f');
  expect(quoted('a\n\nb')).toBe('    | a\n    | \n    | b');
  // Emoji that are joined, and marks that belong to letters, stay.
  expect(plain('\u{1F469}\u200D\u{1F680} می\u200Cخواهم')).toBe('\u{1F469}\u200D\u{1F680} می\u200Cخواهم');
});

it('writes a time in UTC and aligns names in one column', () => {
  expect(moment(Date.UTC(2026, 10, 21, 9, 5))).toBe('2026-11-21 09:05 UTC');
  expect(facts({ a: '1', long: '2' })).toBe('a     1\nlong  2');
});
