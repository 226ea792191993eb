import { expect, test } from 'vitest';
import { isTraitValue, traits } from './traits';

// covers S3-118 S3-119 S3-120 S3-121 S3-122 S3-123 S3-124 S3-125 S3-126 S3-127 S3-128 S3-129 S3-130 S3-131 S3-132
// covers S3-133 S3-134 S3-135 S3-136 S3-137 S3-138 S3-139 S3-140 S3-141 S3-142 S3-143 S3-144
test('the values are exactly those of the specification', () => {
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
