import { describe, expect, it } from 'vitest';
import { parseRange } from './byte-range';

describe('parseRange', () => {
  it.each([
    ['bytes=0-', { first: 0, last: 99 }],
    ['bytes=0-0', { first: 0, last: 0 }],
    ['bytes=10-19', { first: 10, last: 19 }],
    ['bytes=90-500', { first: 90, last: 99 }],
    ['bytes=-10', { first: 90, last: 99 }],
    ['bytes=-500', { first: 0, last: 99 }],
    [' bytes=5-6 ', { first: 5, last: 6 }],
  ])('%s of a hundred bytes', (header, range) => {
    expect(parseRange(header, 100)).toEqual(range);
  });

  it.each(['bytes=100-', 'bytes=100-200', 'bytes=-0'])('%s asks for what is not there', (header) => {
    expect(parseRange(header, 100)).toBe('outside');
  });

  it.each([undefined, '', 'bytes=-', 'bytes=9-3', 'bytes=0-1,5-6', 'lines=0-1', 'bytes=a-b', 'bytes=1.5-2'])(
    '%s is no range',
    (header) => {
      expect(parseRange(header, 100)).toBeUndefined();
    },
  );

  it('finds nothing in an empty file', () => {
    expect(parseRange('bytes=0-', 0)).toBe('outside');
    expect(parseRange('bytes=-5', 0)).toBe('outside');
  });
});
