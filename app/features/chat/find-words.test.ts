import { expect, it } from 'vitest';
import { excerptOf, fold } from './find-words';

it.each([
  ['José', 'jose'],
  ['STRAßE', 'straße'],
  ['ﬁets', 'fiets'],
  [' a \n b ', 'a b'],
  ['Ｈｅｌｌｏ', 'hello'],
  ['Привет', 'привет'],
])('finds %j by %j', (text, folded) => {
  expect(fold(text)).toBe(folded);
});

it('shows one line of text around the match', () => {
  expect(excerptOf('Short\nand sweet', 'sweet')).toBe('Short and sweet');
  const long = `${'before '.repeat(30)}José comes${' after'.repeat(40)}`;
  expect(excerptOf(long, 'jose')).toMatch(/^….{40}José comes.+…$/);
  expect(excerptOf('nothing of it', 'else')).toBe('nothing of it');
});
