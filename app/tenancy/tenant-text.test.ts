import { expect, it } from 'vitest';
import { textFor } from './tenant-text';

it('returns the one text for everybody', () => {
  expect(textFor('Hello', 'nl')).toBe('Hello');
});

it('returns the text in the language, else English, else the only one there is', () => {
  expect(textFor({ en: 'Hello', nl: 'Hallo' }, 'nl')).toBe('Hallo');
  expect(textFor({ en: 'Hello', nl: 'Hallo' }, 'nl-BE')).toBe('Hallo');
  expect(textFor({ en: 'Hello', nl: 'Hallo' }, 'fi')).toBe('Hello');
  expect(textFor({ nl: 'Hallo' }, 'fi')).toBe('Hallo');
  expect(textFor({}, 'fi')).toBe('');
});
