import { expect, it } from 'vitest';
import { forgedIn, mislabelledIn, unlabelledIn, unlabelledWords } from './honesty';

const NAMES = ['Fabula'];

it('finds a name without a label, however deep', () => {
  expect(unlabelledIn({ people: [{ name: 'Fabula', fictional: true }] }, NAMES)).toEqual([]);
  expect(unlabelledIn({ person: { name: 'Fabula', fictional: true, picture: { alt: 'Fabula' } } }, NAMES)).toEqual([]);
  expect(unlabelledIn({ people: [{ name: 'Fabula', fictional: false }] }, NAMES)).toEqual(['.people[0].name: Fabula']);
  expect(unlabelledIn({ title: 'Fabula, 30', person: { name: 'Fabula', fictional: true } }, NAMES)).toEqual([
    '.title: Fabula, 30',
  ]);
  // A label applies to its own object, but not to a person inside it who is marked as real.
  expect(unlabelledIn({ fictional: true, fan: { fictional: false, name: 'Fabula' } }, NAMES)).toHaveLength(1);
  expect(unlabelledIn(['Fabula', null, 3], NAMES)).toEqual(['[0]: Fabula']);
});

it('finds a name below the label of somebody else', () => {
  expect(mislabelledIn({ people: [{ name: 'Anna', fictional: true }] }, ['Anna'])).toEqual(['.people[0].name: Anna']);
  expect(mislabelledIn({ fictional: true, fan: { name: 'Anna', fictional: false } }, ['Anna'])).toEqual([]);
  expect(mislabelledIn({ title: 'Anna', person: { name: 'Fabula', fictional: true } }, ['Anna'])).toEqual([]);
});

it('finds a sentence with a name and without the label', () => {
  const text = 'Hello Anna. Your message to Fabula waits.\nFabula (made up) greets you.';
  expect(unlabelledWords(text, NAMES, 'made up')).toEqual(['Your message to Fabula waits.']);
});

it('finds an act shown in a person’s name that is not their own', () => {
  const like = { from: 'anna', to: 'ben', kind: 'like' as const };
  const isMember = (id: string) => id !== 'fabula';
  expect(forgedIn([{ ...like, author: 'member' }], [like], isMember)).toEqual([]);
  expect(forgedIn([{ ...like, author: 'member' }], [{ ...like, kind: 'gift' }], isMember)).toHaveLength(1);
  expect(forgedIn([{ ...like, author: 'automation' }], [like], isMember)).toHaveLength(1);
  expect(forgedIn([{ ...like, from: 'fabula', author: 'automation' }], [], isMember)).toEqual([]);
  expect(forgedIn([{ ...like, from: 'fabula', author: 'member' }], [], isMember)).toHaveLength(1);
});
