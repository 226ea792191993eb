import { expect, it } from 'vitest';
import { formatPlain } from './plain-format';

it.each([
  ['Send', undefined, 'Send'],
  ['Hello {name}, {name}!', { name: 'Ann' }, 'Hello Ann, Ann!'],
  ["You're blocked by { name }.", { name: 'Bo' }, "You're blocked by Bo."],
  ['Hello {name}', undefined, 'Hello '],
  ['{n, plural, one {# credit} other {# credits}} left', { n: 1 }, '1 credits left'],
  ['{n, number} at {when, time, short}', { n: 3, when: 'noon' }, '3 at noon'],
  ['{who, select, female {her {thing}} other {their {thing}}}', { who: 'x', thing: 'photo' }, 'their photo'],
  ['<b>bold</b> and <i>not', undefined, 'bold and <i>not'],
  ['{open', { open: 1 }, '1'],
  ['# outside', { n: 2 }, '# outside'],
])('%s with %j is %s', (text, values, expected) => {
  expect(formatPlain(text, values)).toBe(expected);
});

it('calls the functions of tags and keeps their results', () => {
  const link = { link: 'element' };
  const values = { name: 'Ann', a: (children: unknown[]) => ({ ...link, children }) };
  expect(formatPlain('See <a>{name}</a>.', values)).toEqual(['See ', { ...link, children: ['Ann'] }, '.']);
});
