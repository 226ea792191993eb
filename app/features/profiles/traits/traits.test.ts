import { expect, test } from 'vitest';
import { isTraitValue, traits } from './traits';

test('the values are the specification’s, to the letter', () => {
  expect(traits).toEqual({
    gender: ['male', 'female'],
    sexuality: ['hetero', 'gay', 'lesbian', 'bi'],
    hair_color: 'brunette|blond|brown|white|bald|black|dark blond|dark brown|gray|red|other'.split('|'),
    eye_color: 'blue|green|hazel|brown|gray|other'.split('|'),
    body_type: ['slim', 'normal', 'fat'],
    relationship_status: 'divorced|living together|married|single|widowed|unmarried'.split('|'),
    tattoos: ['yes', 'no'],
  });
});

test('a value of another trait is refused', () => {
  expect(isTraitValue('hair_color', 'gray')).toBe(true);
  expect(isTraitValue('hair_color', 'hazel')).toBe(false);
  expect(isTraitValue('gender', undefined)).toBe(false);
});
