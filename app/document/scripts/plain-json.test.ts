import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainJson } from './plain-json';

class Place {
  name = 'Utrecht';
}

describe('data as JSON', () => {
  it('is read again as it was, whatever it holds', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        // JSON has no negative zero, so what holds one is not made.
        const json = plainJson({ value }) ?? JSON.stringify({ value: '-0' });
        expect([{ value }, { value: '-0' }]).toContainEqual(JSON.parse(json));
      }),
    );
    expect(JSON.parse(plainJson({ a: [1, 'é </script>', null, [], {}], b: true })!)).toEqual({
      a: [1, 'é </script>', null, [], {}],
      b: true,
    });
  });

  it('leaves out what is undefined', () => {
    expect(plainJson({ a: undefined, b: 1 })).toBe('{"b":1}');
  });

  it.each<[string, unknown]>([
    ['a promise', Promise.resolve(1)],
    ['a date', new Date(7)],
    ['a set', new Set([1])],
    ['an object of a class', new Place()],
    ['an object that writes itself', { toJSON: () => 'x' }],
    ['an object with a symbol', { [Symbol('x')]: 1 }],
    ['undefined in a list', [undefined]],
    ['a hole', Object.assign([], { 2: 'x' })],
    ['no number', NaN],
    ['an endless number', Infinity],
    ['a negative zero', -0],
    ['a large integer', 1n],
    ['a function', () => 1],
  ])('is not made with %s, at any depth', (_what, value) => {
    expect(plainJson({ value })).toBeUndefined();
    expect(plainJson({ a: [{ b: value }] })).toBeUndefined();
  });
});
