import { expect, it } from 'vitest';
import fc from 'fast-check';
import { stepsAway } from '~/features/profiles/places/distance';
import { bestScore, type RankingFacts } from './best-score';

const facts: fc.Arbitrary<RankingFacts> = fc.record({
  sought: fc.boolean(),
  seeks: fc.constantFrom('fits', 'unsaid', 'other'),
  kilometres: fc.option(fc.double({ min: 0, max: 20_000, noNaN: true })),
  away: fc.double({ min: 0, max: 1e12, noNaN: true }),
  complete: fc.double({ min: 0, max: 1, noNaN: true }),
  checked: fc.boolean(),
});
/** Facts for which it does not hold; null if it holds for all. */
const exceptionTo = (holds: (a: RankingFacts, b: RankingFacts) => boolean) =>
  fc.check(fc.property(facts, facts, (a, b) => holds(a, b))).counterexample;

it('never puts somebody earlier for being farther away', () => {
  expect(
    exceptionTo((person, { kilometres }) => {
      const [near, far] = [person.kilometres ?? 0, kilometres ?? 0].toSorted((a, b) => a - b);
      return bestScore({ ...person, kilometres: near! }) >= bestScore({ ...person, kilometres: far! });
    }),
  ).toBeNull();
  expect(
    bestScore({ sought: true, seeks: 'fits', kilometres: 10, away: 0, complete: 1, checked: false }),
  ).toBeGreaterThan(bestScore({ sought: true, seeks: 'fits', kilometres: 60, away: 0, complete: 1, checked: false }));
});

it('never puts somebody earlier who lives a step farther away, unless a wish does not fit', () => {
  const fitting = (facts: RankingFacts) => facts.sought && facts.seeks !== 'other';
  expect(
    exceptionTo(
      (a, b) =>
        !fitting(a) || !fitting(b) || stepsAway(a.kilometres) >= stepsAway(b.kilometres) || bestScore(a) > bestScore(b),
    ),
  ).toBeNull();
  expect([null, 0, 50, 51, 100, 101, 200, 201, 400, 401].map(stepsAway)).toEqual([2, 0, 0, 1, 1, 2, 2, 3, 3, 4]);
});

it('never puts somebody earlier with whom a wish does not fit', () => {
  expect(
    exceptionTo(
      (a, b) => !a.sought || a.seeks === 'other' || (b.sought && b.seeks !== 'other') || bestScore(a) > bestScore(b),
    ),
  ).toBeNull();
});

it('never puts somebody earlier for having been away longer', () => {
  expect(
    exceptionTo((person, { away }) => {
      const [short, long] = [person.away, away].toSorted((a, b) => a - b);
      return bestScore({ ...person, away: short! }) >= bestScore({ ...person, away: long! });
    }),
  ).toBeNull();
});

it('never puts somebody later for saying more, or for fitting better', () => {
  expect(
    exceptionTo((person, { complete }) => {
      const [less, more] = [person.complete, complete].toSorted((a, b) => a - b);
      return bestScore({ ...person, complete: more! }) >= bestScore({ ...person, complete: less! });
    }),
  ).toBeNull();
  expect(
    exceptionTo(
      (person) =>
        bestScore({ ...person, seeks: 'fits' }) > bestScore({ ...person, seeks: 'unsaid' }) &&
        bestScore({ ...person, seeks: 'unsaid' }) > bestScore({ ...person, seeks: 'other' }) &&
        bestScore({ ...person, sought: true }) > bestScore({ ...person, sought: false }),
    ),
  ).toBeNull();
});

// covers X17-051
it('puts a checked photo earlier, if all else is the same', () => {
  expect(
    exceptionTo((person) => bestScore({ ...person, checked: true }) > bestScore({ ...person, checked: false })),
  ).toBeNull();
});

// covers X17-003
it('puts two who look for each other before anybody of whom one does not, whatever else is true of them', () => {
  expect(
    exceptionTo((a, b) => {
      const mutual = { ...a, sought: true, seeks: 'fits' } as const;
      return (
        bestScore(mutual) > bestScore({ ...b, seeks: 'other' }) &&
        bestScore(mutual) > bestScore({ ...b, sought: false })
      );
    }),
  ).toBeNull();
});

// covers X17-006
it('depends on nothing else: not on kind, credits, orders or affiliates', () => {
  const bought = { kind: 'fictional', credits: 5000, paid_user: 1, premium_since: 1, network: 'partner', ref: 'a1' };
  expect(exceptionTo((person) => bestScore({ ...person, ...bought } as RankingFacts) === bestScore(person))).toBeNull();
  expect(Object.keys(fc.sample(facts, 1)[0]!).toSorted()).toEqual([
    'away',
    'checked',
    'complete',
    'kilometres',
    'seeks',
    'sought',
  ]);
});

it('counts a place that is not known like 200 km', () => {
  const rest = { sought: true, seeks: 'unsaid', away: 5, complete: 0, checked: false } as const;
  expect(bestScore({ ...rest, kilometres: null })).toBe(bestScore({ ...rest, kilometres: 200 }));
});
