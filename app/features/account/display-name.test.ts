import { describe, expect, it } from 'vitest';
import { parseName } from './display-name';

describe('parseName', () => {
  it.each([
    ['  Anna   Vos ', 'Anna Vos'],
    ['Zoe\u0308', 'Zoë'],
    ['山田太郎', '山田太郎'],
    ['محمد', 'محمد'],
    ['J.-P. O’Neil', 'J.-P. O’Neil'],
    ['Sunny \u{1f31e}', 'Sunny \u{1f31e}'],
    ['An\u200bna\u202e', 'Anna'],
  ])('keeps %j as %j', (typed, name) => {
    expect(parseName(typed)).toBe(name);
  });

  it.each([
    '',
    ' ',
    'A',
    'x'.repeat(31),
    'An\u0000na',
    'An\u0007na',
    '\u{1f31e}\u{1f31e}',
    '...',
    '\u3164\u3164',
    `A${'\u0301'.repeat(9)}nna`,
    '\ud800na',
  ])('refuses %j', (typed) => {
    expect(parseName(typed)).toBeUndefined();
  });
});
