import { expect, it } from 'vitest';
import { sameReviewer } from './same-reviewer';

it.each([
  ['Anna', 'anna'],
  ['Anna', ' ANNA '],
  ['Anna de Vos', 'anna  de\u00A0vos'],
  ['Zoë', 'Zoe\u0308'],
  ['Eva', 'E\u200Bva'],
  ['Weiß', 'WEISS'],
])('%j and %j are one person', (a, b) => {
  expect(sameReviewer(a, b)).toBe(true);
});

it.each([
  ['Anna', 'Anne'],
  ['Zoë', 'Zoe'],
  ['Anna', 'Anna V'],
])('%j and %j are two people', (a, b) => {
  expect(sameReviewer(a, b)).toBe(false);
});
