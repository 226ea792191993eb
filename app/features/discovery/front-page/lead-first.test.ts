import { expect, it } from 'vitest';
import { DAY } from '~/time/durations';
import { leadFirst } from './lead-first';

const people = ['Ada', 'Bea', 'Cleo', 'Dora', 'Eve'].map((name, at) => ({ name, writes: at !== 0 }));
const NOON = 20_000.5 * DAY;
const names = (now: number, page = 'gallery', from = people) =>
  leadFirst(from, { now, page, suited: ({ writes }) => writes }).map(({ name }) => name);

it('leads with another suited person each day, and keeps the order of the others', () => {
  const days = [0, 1, 2, 3].map((day) => names(NOON + day * DAY));
  expect(new Set(days.map(([lead]) => lead))).toEqual(new Set(['Bea', 'Cleo', 'Dora', 'Eve']));
  for (const [lead, ...others] of days)
    expect(others).toEqual(people.map(({ name }) => name).filter((n) => n !== lead));
});

it('is the same for all visitors of a day, and seldom for two pages', () => {
  expect(names(NOON)).toEqual(names(NOON + DAY / 3));
  expect(names(NOON, 'gallery')[0]).not.toBe(names(NOON, 'tinderswipe')[0]);
});

it('chooses among all where hardly anybody is suited, and among none without people', () => {
  const few = people.map((person, at) => ({ ...person, writes: at < 2 }));
  const leads = [0, 1, 2, 3, 4].map((day) => names(NOON + day * DAY, 'gallery', few)[0]);
  expect(new Set(leads).size).toBe(5);
  expect(names(NOON, 'gallery', [])).toEqual([]);
});
