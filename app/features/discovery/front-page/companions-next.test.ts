import { expect, it } from 'vitest';
import { companionsNext } from './companions-next';

const person = (name: string, gender: string | null, born: number | null) => ({ name, gender, born });
const names = (people: readonly ReturnType<typeof person>[]) =>
  companionsNext(people, (traits) => traits).map(({ name }) => name);

const ada = person('Ada', 'female', 1990);
const bea = person('Bea', 'female', 1988);
const cleo = person('Cleo', 'female', 1958);
const dan = person('Dan', 'male', 1991);
const eli = person('Eli', 'male', 1972);

it('puts another gender and another age beside the lead, and keeps the order of the rest', () => {
  expect(names([ada, bea, cleo, dan, eli])).toEqual(['Ada', 'Eli', 'Cleo', 'Bea', 'Dan']);
  expect(names([dan, eli, bea, cleo])).toEqual(['Dan', 'Cleo', 'Eli', 'Bea']);
});

it('goes by age alone where all are of one gender', () => {
  expect(names([ada, bea, cleo])).toEqual(['Ada', 'Cleo', 'Bea']);
});

it('knows people without a year of birth or a gender, and fewer than three people', () => {
  expect(names([ada, person('Noa', null, null), bea])).toEqual(['Ada', 'Noa', 'Bea']);
  expect(names([ada, bea])).toEqual(['Ada', 'Bea']);
  expect(names([ada])).toEqual(['Ada']);
  expect(names([])).toEqual([]);
});

it('takes nobody twice and loses nobody', () => {
  const many = Array.from({ length: 10 }, (_, at) => person(`P${at}`, at % 3 === 0 ? 'male' : 'female', 1960 + 4 * at));
  expect(names(many).toSorted()).toEqual(many.map(({ name }) => name).toSorted());
});
