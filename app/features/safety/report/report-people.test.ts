import { expect, it } from 'vitest';
import { countReporters } from './report-people';

it('counts members one by one and all visitors as one', () => {
  expect(countReporters(['m:a', 'm:b', 'm:a'])).toBe(2);
  expect(countReporters(['v:1', 'v:2', 'm:a'])).toBe(2);
  expect(countReporters([])).toBe(0);
});
