import { expect, it } from 'vitest';
import { facts, moment, plain } from './words';

it('removes terminal control characters from what people wrote, and keeps its lines', () => {
  expect(plain('a\u001B[2Jb\nc\u0007')).toBe('a·[2Jb\nc·');
});

it('writes a time in UTC and aligns names in one column', () => {
  expect(moment(Date.UTC(2026, 10, 21, 9, 5))).toBe('2026-11-21 09:05 UTC');
  expect(facts({ a: '1', long: '2' })).toBe('a     1\nlong  2');
});
