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
    ['爱', '爱'],
    ['진', '진'],
    ['علی\u200cرضا', 'علی\u200cرضا'],
    [
      '\u0DC1\u0DCA\u200D\u0DBB\u0DD3 \u0DBD\u0D82\u0D9A\u0DCF',
      '\u0DC1\u0DCA\u200D\u0DBB\u0DD3 \u0DBD\u0D82\u0D9A\u0DCF',
    ],
    ['അനില്\u200d', 'അനില്\u200d'],
    [
      'Morag 🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}',
      'Morag 🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}',
    ],
    ['Kim 👩\u200d🚒', 'Kim 👩\u200d🚒'],
    ['Jo ❤\uFE0F', 'Jo ❤\uFE0F'],
    // Joiners, tags and selectors that belong to no letter make one name look like another.
    ['An\u200cna\u200d', 'Anna'],
    ['علی\u200c', 'علی'],
    ['Anna\u{E0061}\u{E007F}', 'Anna'],
    ['An\uFE0Fna', 'Anna'],
  ])('keeps %j as %j', (typed, name) => {
    expect(parseName(typed)).toBe(name);
  });

  it.each([
    '',
    ' ',
    'A',
    'я',
    'ع\u200c',
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
