import { expect, it } from 'vitest';
import { ageAndPlace, nameAndAge } from './person-words';

it.each([
  [41, 'Ada, 41'],
  [null, 'Ada'],
])('names a person of age %s', (age, text) => {
  expect(nameAndAge({ name: 'Ada', age })).toBe(text);
});

it.each<[number | null, string | null, string]>([
  [41, 'Delft', '41 · Delft'],
  [null, 'Delft', 'Delft'],
  [41, null, '41'],
  [41, '', '41'],
  [null, null, ''],
])('shows age %s and place %s', (age, place, text) => {
  expect(ageAndPlace({ age, place })).toBe(text);
});
