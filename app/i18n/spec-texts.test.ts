import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SPEC_TEXTS } from './spec-texts';

const english = (feature: string) =>
  JSON.parse(readFileSync(new URL(`../../locales/en/${feature}.json`, import.meta.url), 'utf8')) as Record<
    string,
    string
  >;

it.each(Object.entries(SPEC_TEXTS))('%s is, word for word: %s', (id, text) => {
  expect(english(id.split('.')[0]!)[id]).toBe(text);
});

it('keeps the misspellings of the specification', () => {
  const texts = Object.values(SPEC_TEXTS).join('\n');
  for (const word of ['adress', 'occured', 'Login to like']) expect(texts).toContain(word);
});
