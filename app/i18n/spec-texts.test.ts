// covers S5-001 S5-002 S5-003 S5-004 S5-006 S5-007 S5-009 S5-010 S5-012 S5-014 S5-016 S6-008 S6-010 S8-001 S8-002
// covers S8-003 S8-005 S8-007 S8-009 S8-011 S8-012 S8-013 S8-014 S8-018 S8-020 S8-025 S8-031

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
