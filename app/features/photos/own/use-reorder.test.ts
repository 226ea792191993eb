import { expect, it } from 'vitest';
import { inPlaceOf } from './use-reorder';

it('moves an item to the place of another, forwards and back', () => {
  expect(inPlaceOf(['a', 'b', 'c', 'd'], 'a', 'c')).toEqual(['b', 'c', 'a', 'd']);
  expect(inPlaceOf(['a', 'b', 'c', 'd'], 'd', 'b')).toEqual(['a', 'd', 'b', 'c']);
});

it('leaves the row unchanged for an unknown item', () => {
  expect(inPlaceOf(['a', 'b'], 'a', 'x')).toEqual(['a', 'b']);
  expect(inPlaceOf(['a', 'b'], 'x', 'a')).toEqual(['a', 'b']);
});
