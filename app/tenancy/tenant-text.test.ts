import { expect, it } from 'vitest';
import { textFor } from './tenant-text';

it('gives the one text to everybody', () => {
  expect(textFor('Hello', 'nl')).toBe('Hello');
});

it('gives the language, else English, else what there is', () => {
  expect(textFor({ en: 'Hello', nl: 'Hallo' }, 'nl')).toBe('Hallo');
  expect(textFor({ en: 'Hello', nl: 'Hallo' }, 'nl-BE')).toBe('Hallo');
  expect(textFor({ en: 'Hello', nl: 'Hallo' }, 'fi')).toBe('Hello');
  expect(textFor({ nl: 'Hallo' }, 'fi')).toBe('Hallo');
  expect(textFor({}, 'fi')).toBe('');
});
