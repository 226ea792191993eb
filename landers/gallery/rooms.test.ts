import { expect, it } from 'vitest';
import type { LanderPerson } from '~/landing/kit/kit';
import { roomsOf } from './rooms';

const person = (id: string, ...interests: string[]): LanderPerson => ({
  id,
  name: id,
  age: 40,
  place: null,
  photo: '',
  thumb: '',
  fictional: true,
  about: '',
  language: 'en',
  interests,
  interestIds: interests,
});

const hung = (...people: LanderPerson[]) =>
  roomsOf(people).map(({ interest, people: there }) => `${interest}: ${there.map(({ id }) => id).join(' ')}`);

it('shows everybody once, in the room of the interest that most share', () => {
  const people = [person('a', 'jazz', 'tea'), person('b', 'tea'), person('c', 'jazz', 'tea'), person('d', 'jazz')];
  expect(hung(...people)).toEqual(['jazz: a c d', 'null: b']);
});

it('fills a room with four at most, and shows the rest in another', () => {
  const people = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => person(id, 'tea'));
  expect(hung(...people)).toEqual(['tea: a b c d', 'tea: e f']);
});

it('works without people and without interests', () => {
  expect(hung()).toEqual([]);
  expect(hung(person('a'), person('b', 'chess'))).toEqual(['null: a b']);
});
