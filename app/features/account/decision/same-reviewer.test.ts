import { expect, it } from 'vitest';
import { sameReviewer } from './same-reviewer';

it.each([
  ['Anna', 'anna'],
  ['Anna', ' ANNA '],
  ['Anna de Vos', 'anna  de\u00A0vos'],
  ['Zoë', 'Zoe\u0308'],
  ['Eva', 'E\u200Bva'],
  ['Weiß', 'WEISS'],
])('%j and %j are one person', (one, other) => {
  expect(sameReviewer(one, other)).toBe(true);
});

it.each([
  ['Anna', 'Anne'],
  ['Zoë', 'Zoe'],
  ['Anna', 'Anna V'],
])('%j and %j are two people', (one, other) => {
  expect(sameReviewer(one, other)).toBe(false);
});
