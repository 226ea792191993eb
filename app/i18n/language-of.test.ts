import { expect, it } from 'vitest';
import { languageOf } from './language-of';

it.each([
  ['sv', 'sv'],
  ['sv-FI', 'sv'],
  ['EN-gb', 'en'],
  [' zh-Hant-TW ', 'zh'],
  ['nb-NO', 'nb'],
  ['nn', 'nb'],
  ['no', 'nb'],
  ['no-NO', 'nb'],
  // Three letters are another language than the first two of them.
  ['swe', 'swe'],
  ['*', '*'],
  ['', ''],
])('of %j is %j', (tag, language) => {
  expect(languageOf(tag)).toBe(language);
});
