import { expect, it } from 'vitest';
import { placeInList } from './list-neighbours';

const people = ['anna', 'bea', 'cleo'];

it.each([
  ['anna', { place: 1, count: 3, previous: null, next: 'bea' }],
  ['bea', { place: 2, count: 3, previous: 'anna', next: 'cleo' }],
  ['cleo', { place: 3, count: 3, previous: 'bea', next: null }],
])('finds the neighbours of %s', (id, place) => {
  expect(placeInList({ people }, id)).toEqual(place);
});

it.each([
  ['no state', null],
  ['another state', 'people'],
  ['a list without them', { people: ['bea', 'cleo'] }],
  ['nobody else', { people: ['anna'] }],
  ['what no list of people is', { people: ['anna', '../login'] }],
  ['something else than ids', { people: ['anna', 7] }],
])('finds no neighbours in %s', (_what, state) => {
  expect(placeInList(state, 'anna')).toBeNull();
});
