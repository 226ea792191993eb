import { expect, it } from 'vitest';
import { withPlainLetters } from './plain-letters';

it.each([
  ['a text', '"Zoë – 愛 🎉"'],
  ['a template', '`Zoë ${1 + 1} –`'],
  ['a letter that is escaped already', String.raw`"\– \\– \\\–"`],
  ['a pattern', String.raw`/^[–—]\–$/.test('––')`],
  ['a pattern of pairs', String.raw`/^[🎉🎂]$/u.test('🎉')`],
  ['a name', '(() => { const größe = 3; return größe; })()'],
  ['a comment', '1 /* – */'],
])('%s means the same without letters outside of ASCII', (_, code) => {
  const plain = withPlainLetters(code);
  expect(plain).toMatch(/^[ -~]*$/);
  const valueOf = (text: string) => new Function(`return ${text}`)() as unknown;
  expect(valueOf(plain)).toEqual(valueOf(code));
});
