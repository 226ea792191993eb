import { expect, it } from 'vitest';
import { readLikeDelay, withoutLikeDelay } from './like-delay';

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

it.each([
  ['?t=5', '', '/members'],
  ['?gender=male&t=5&min_age=30', '#list', '/members?gender=male&min_age=30#list'],
  ['?t=5&t=6&name=%20a+b', '', '/members?name=%20a+b'],
  ['?trait=1&t', '', '/members?trait=1'],
])('leaves the rest of %s%s alone', (search, hash, rest) => {
  expect(withoutLikeDelay({ pathname: '/members', search, hash })).toBe(rest);
});
