import { expect, it } from 'vitest';
import { LatestKeys } from './latest-keys';

it('drops the oldest key beyond the maximum and reports it; a key that is set or read becomes the latest', () => {
  const evicted: string[] = [];
  const keys = new LatestKeys<number>((key) => evicted.push(key), 3);
  for (const [at, key] of ['a', 'b', 'c'].entries()) keys.set(key, at);
  expect(keys.get('a')).toBe(0);
  keys.set('b', 9);
  keys.set('d', 3);
  keys.set('e', 4);
  expect(evicted).toEqual(['c', 'a']);
  expect(['a', 'b', 'c', 'd', 'e'].map((key) => keys.get(key))).toEqual([undefined, 9, undefined, 3, 4]);
});

it('does not report a deleted key, which makes room', () => {
  const evicted: string[] = [];
  const keys = new LatestKeys<true>((key) => evicted.push(key), 2);
  keys.set('a', true);
  keys.set('b', true);
  keys.delete('a');
  keys.set('c', true);
  expect(evicted).toEqual([]);
  expect(keys.get('a')).toBeUndefined();
});
