import { parseAst } from 'vite';
import { expect, it } from 'vitest';
import { cutDefaults } from './without-defaults';

it.each([
  [`jsx(M, { id: "a.b", defaultMessage: "It's, {here}" })`, `jsx(M, { id: "a.b", })`],
  ['f({ defaultMessage: `two\nlines`, id: "a.b" })', 'f({ id: "a.b" })'],
  [
    'const all = { one: { id: "a.b", defaultMessage: "A" }, other: { id: "a.c", defaultMessage: "B", } };',
    'const all = { one: { id: "a.b", }, other: { id: "a.c", } };',
  ],
  [
    'f({ a: b ? { id: "x", defaultMessage: "A" } : g({ defaultMessage: "B" }) })',
    'f({ a: b ? { id: "x", } : g({ }) })',
  ],
])('cuts the defaults out of %s', (code, expected) => {
  expect(cutDefaults(code, parseAst)?.replace(/\s+/g, ' ')).toBe(expected);
  expect(() => parseAst(expected)).not.toThrow();
});

it('leaves what is no text of the code', () => {
  const code = 'const { defaultMessage } = message; f({ defaultMessage: message.text, defaultMessage });';
  expect(cutDefaults(code, parseAst)).toBe(code);
  expect(cutDefaults('const a = 1;', parseAst)).toBeUndefined();
});
