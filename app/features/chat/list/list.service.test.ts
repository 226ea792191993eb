import { expect, it } from 'vitest';
import { messagePreview } from './list.service.server';

it('shows a short message as it is, on one line', () => {
  expect(messagePreview('Sunday?\n\n  At ten.')).toBe('Sunday? At ten.');
  expect(messagePreview('a'.repeat(120))).toBe('a'.repeat(120));
  expect(messagePreview('')).toBe('');
});

it('cuts a long one after 120 characters, without splitting a character', () => {
  expect(messagePreview('a'.repeat(121))).toBe(`${'a'.repeat(120)}…`);
  expect(messagePreview('💛'.repeat(120))).toBe('💛'.repeat(120));
  expect(messagePreview('💛'.repeat(1000))).toBe(`${'💛'.repeat(120)}…`);
  expect(messagePreview(`a${'💛'.repeat(1000)}`)).toBe(`a${'💛'.repeat(119)}…`);
});

it('counts the characters that are shown, not the spaces that were typed', () => {
  expect(messagePreview(`${'a b'.padEnd(2000)}end`)).toBe('a b end');
});
