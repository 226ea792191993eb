// covers S4-063

import { expect, it } from 'vitest';
import { readLikeDelay } from './use-like-delay';

it.each([
  ['?t=5', 5000],
  ['?a=1&t=0', 0],
  ['?t=3600', 3_600_000],
  ['', undefined],
  ['?t=', undefined],
  ['?t=3601', undefined],
  ['?t=-1', undefined],
  ['?t=1.5', undefined],
  ['?t=1e3', undefined],
  ['?t=0x10', undefined],
  ['?t=99999', undefined],
  ['?t=soon', undefined],
  ['?tt=5', undefined],
])('%s is %s', (search, ms) => {
  expect(readLikeDelay(search)).toBe(ms);
});
