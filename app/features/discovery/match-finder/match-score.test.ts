import { describe, expect, it } from 'vitest';
import type { KnownAnswers } from './match-finder';
import { scoreProfile, type MatchFacts } from './match-score';

const SILENT: MatchFacts = {
  age: null,
  distance: null,
  sameRegion: null,
  interests: new Map(),
  saysInterests: false,
  situation: null,
  build: null,
  tattoos: null,
  seeks: null,
};
const person = (facts: Partial<MatchFacts>): MatchFacts => ({ ...SILENT, ...facts });
const enjoys = (...ids: string[]) => ({
  interests: new Map(ids.map((id) => [id, id.toUpperCase()])),
  saysInterests: true,
});
const km = (value: number) => ({ distance: { value, unit: 'km' as const } });
const miles = (value: number) => ({ distance: { value, unit: 'mile' as const } });
const single = { id: 'single', word: 'Single' };

const all: KnownAnswers = {
  meet: 'female',
  ages: { from: 30, to: 40 },
  near: 'near',
  interests: ['sailing', 'jazz'],
  situation: ['single', 'divorced'],
  build: ['slim'],
  tattoos: 'no',
};

describe('a wish', () => {
  it('that is met is a reason, in words of what is known', () => {
    const facts = person({
      age: 35,
      ...km(15),
      ...enjoys('sailing', 'yoga'),
      situation: single,
      build: { id: 'slim', word: 'Slim' },
      tattoos: 'no',
    });
    expect(scoreProfile(all, facts)).toEqual({
      score: 1.5 + 5 + 2 + 1 + 1,
      met: 6,
      wishes: 6,
      untold: [],
      further: [{ kind: 'distance', ...km(15) }],
      reasons: [
        { kind: 'interests', names: ['SAILING'], both: false },
        { kind: 'distance', ...km(15) },
        { kind: 'situation', word: 'Single' },
        { kind: 'build', word: 'Slim' },
        { kind: 'tattoos', has: false },
        { kind: 'age', age: 35 },
      ],
    });
  });

  it('whose trait is unknown counts neither for nor against, and is listed as unknown', () => {
    expect(scoreProfile(all, SILENT)).toEqual({
      score: 0,
      met: 0,
      wishes: 5,
      reasons: [],
      further: [],
      untold: ['interests', 'near', 'situation', 'build', 'tattoos'],
    });
  });

  it('that is not met is neither a reason nor listed as unknown', () => {
    const facts = person({
      ...km(200),
      ...enjoys('yoga'),
      situation: { id: 'married', word: 'Married' },
      tattoos: 'yes',
    });
    expect(scoreProfile({ ...all, build: [] }, facts)).toMatchObject({ score: 0, reasons: [], untold: [], met: 0 });
  });

  it('that was not given has no effect', () => {
    const nothing: KnownAnswers = { near: 'country', interests: [], situation: [], build: [], tattoos: 'any' };
    expect(scoreProfile(nothing, person({ ...km(5), ...enjoys('jazz') }))).toMatchObject({
      score: 0,
      wishes: 0,
      reasons: [],
    });
  });
});

describe('nearness', () => {
  const near: KnownAnswers = { near: 'near' };
  it('is by distance if both have a place, else by region', () => {
    const scores = [person(km(10)), person(km(45)), person({ sameRegion: 'Utrecht' })].map(
      (facts) => scoreProfile(near, facts).score,
    );
    expect(scores).toEqual([5, 3.75, 2.5]);
    expect(scoreProfile(near, person({ sameRegion: 'Utrecht' })).reasons).toEqual([
      { kind: 'region', region: 'Utrecht' },
    ]);
    expect(scoreProfile(near, person({ ...km(90), sameRegion: 'Utrecht' }))).toMatchObject({ met: 0, untold: [] });
  });

  it('reaches as far where people count in miles', () => {
    expect([10, 30, 35].map((value) => scoreProfile(near, person(miles(value))).score)).toEqual([5, 3.75, 0]);
  });

  it('and looking for each other are true also where nothing was wished', () => {
    expect(scoreProfile({}, person({ seeks: 'both' })).further).toEqual([{ kind: 'seeks', gender: 'both' }]);
    expect(scoreProfile({}, person({ ...miles(60), seeks: 'male' })).further).toEqual([
      { kind: 'distance', ...miles(60) },
      { kind: 'seeks', gender: 'male' },
    ]);
    // Far away is no reason.
    expect(scoreProfile({}, person(miles(65))).further).toEqual([]);
  });
});

it('more shared interests score higher', () => {
  const wish: KnownAnswers = { interests: ['a', 'b', 'c'] };
  const score = (...ids: string[]) => scoreProfile(wish, person(enjoys(...ids))).score;
  expect([score('a'), score('a', 'b'), score('a', 'b', 'c'), score('d')]).toEqual([1, 2, 3, 0]);
});
