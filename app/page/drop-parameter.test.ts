import { expect, it } from 'vitest';
import { withoutParameter } from './drop-parameter';

it.each([
  ['?t=5', '', '/members'],
  ['?gender=male&t=5&min_age=30', '#list', '/members?gender=male&min_age=30#list'],
  ['?t=5&t=6&name=%20a+b', '', '/members?name=%20a+b'],
  ['?trait=1&t', '', '/members?trait=1'],
])('keeps the rest of %s%s', (search, hash, rest) => {
  expect(withoutParameter('t', { pathname: '/members', search, hash })).toBe(rest);
});
