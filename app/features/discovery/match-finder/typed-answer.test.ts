import { expect, it } from 'vitest';
import { typedAnswer } from './typed-answer';

const ages = { name: 'ages', kind: 'ages', min: 18, max: 99 } as const;
const build = { name: 'build', kind: 'many', options: [], atMost: 3 } as const;
const many = { ...build, options: [{ id: 'slim', name: 'Slim' }] };

it('returns what was typed, for the question in which it was typed', () => {
  expect(typedAnswer(ages, { values: { question: 'ages', from: '12', to: 'old' } })).toEqual({ from: '12', to: 'old' });
  expect(typedAnswer(many, { values: { question: 'build', answer: 'slim,fat' } })).toEqual(['slim', 'fat']);
  expect(typedAnswer(many, { values: { question: 'build', answer: '' } })).toEqual([]);
  expect(typedAnswer(many, { values: { question: 'ages', from: '1' } })).toBeUndefined();
  expect(typedAnswer(many, null)).toBeUndefined();
});
