import { expect, it } from 'vitest';
import { facts, moment, plain } from './words';

it('leaves what people wrote without what steers a terminal, its lines kept', () => {
  expect(plain('a\u001B[2Jb\nc\u0007')).toBe('a·[2Jb\nc·');
});

it('names a moment by UTC and puts names into one column', () => {
  expect(moment(Date.UTC(2026, 10, 21, 9, 5))).toBe('2026-11-21 09:05 UTC');
  expect(facts({ a: '1', long: '2' })).toBe('a     1\nlong  2');
});
