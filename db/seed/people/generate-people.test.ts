import { describe, expect, it } from 'vitest';
import { placesOf } from '~/features/profiles/places/places.server';
import { kilometresBetween } from '../../schema/geo-cell';
import { ageRange, drawn } from '../casting';
import { pastimes } from '../pastimes';
import { seededRng } from '../rng';
import { generatePeople, NotEnoughParts, type PeopleTools, type PeopleWishes } from './generate-people';

const NOW = Date.UTC(2026, 10, 21, 12);

const toolsOf = (seed: string, change: Partial<PeopleTools> = {}): PeopleTools => ({
  now: NOW,
  rng: seededRng(seed),
  placesOf,
  claims: () => {
    const claimed = new Set<string>();
    return (_, text) => !claimed.has(text) && claimed.add(text).has(text);
  },
  usedFaces: new Set(),
  ...change,
});

const wishes = (change: Partial<PeopleWishes> = {}): PeopleWishes => ({
  niche: 1,
  countries: ['NL', 'FR'],
  count: 40,
  ages: [25, 60],
  genders: ['female', 'male'],
  ...change,
});

const ageOf = (birth: string) => (NOW - Date.parse(birth)) / (365.25 * 86_400_000);

describe('generated people', () => {
  const people = generatePeople(wishes(), toolsOf('one'));

  it('are the same for a seed, and others for another', () => {
    expect(generatePeople(wishes(), toolsOf('one'))).toEqual(people);
    expect(generatePeople(wishes(), toolsOf('two'))).not.toEqual(people);
  });

  it('are balanced over genders, countries and ages, also within each other', () => {
    for (const country of ['NL', 'FR'])
      for (const gender of ['female', 'male'])
        expect(people.filter((person) => person.country === country && person.gender === gender)).toHaveLength(10);
    for (const gender of ['female', 'male']) {
      const ages = people.filter((person) => person.gender === gender).map(({ birth_date }) => ageOf(birth_date));
      const [young, old] = [ages.filter((age) => age < 43).length, ages.filter((age) => age >= 43).length];
      expect(Math.abs(young - old)).toBeLessThanOrEqual(2);
      expect(Math.min(...ages)).toBeGreaterThanOrEqual(25);
      expect(Math.max(...ages)).toBeLessThan(61);
    }
  });

  it('have names without digits, a face each that fits, and live near somebody else', () => {
    expect(people.filter(({ name }) => /\p{N}/u.test(name))).toEqual([]);
    expect(new Set(people.map(({ face }) => face)).size).toBe(people.length);
    for (const { face, gender, birth_date, hair_color } of people) {
      const portrait = drawn[gender].find(({ file }) => file === face)!;
      const [from, to] = ageRange[portrait.age];
      expect(Math.floor(ageOf(birth_date) + 0.01)).toBeGreaterThanOrEqual(from);
      expect(Math.floor(ageOf(birth_date))).toBeLessThanOrEqual(to);
      expect(hair_color).toBe(portrait.hair_color);
    }
    const homes = people.map(({ country, region, town }) =>
      placesOf(country)
        .flatMap(({ cities }) => cities)
        .find(({ name, regionId }) => name === town && regionId === region)!,
    );
    const alone = homes.filter((home, i) => !homes.some((other, j) => i !== j && kilometresBetween(home, other) <= 70));
    expect(alone).toEqual([]);
  });

  it('say nothing twice, in the language of their place or in those that are wished for', () => {
    expect(new Set(people.map(({ texts, language }) => texts[language]!.about_me)).size).toBe(people.length);
    expect(new Set(people.map(({ language }) => language))).toEqual(new Set(['nl', 'fr']));
    const both = generatePeople(wishes({ count: 12, countries: ['NL'], languages: ['en', 'nl'] }), toolsOf('x'));
    expect(both.every(({ texts, language }) => texts.en && texts.nl && language === 'nl')).toBe(true);
  });

  it('state as interests all that their texts mention, and speak in more than one way', () => {
    for (const { texts, language, interests } of people) {
      const mentioned = pastimes.filter(({ words }) => texts[language]!.about_me.includes(words[language]));
      expect(mentioned.filter(({ id, words }) => !interests.includes(id) && words[language].length > 12)).toEqual([]);
    }
    const starts = people.map(({ texts, language }) => texts[language]!.about_me.split(' ').slice(0, 3).join(' '));
    expect(new Set(starts).size).toBeGreaterThan(people.length / 3);
  });

  it('leave out what the brand says and shows already', () => {
    const { face, texts } = people[0]!;
    const start = texts[people[0]!.language]!.about_me.split('. ')[0]!;
    const claims = () => (_: string, text: string) => !text.startsWith(start);
    const others = generatePeople(wishes({ count: 20 }), toolsOf('one', { usedFaces: new Set([face]), claims }));
    expect(others.map((person) => person.face)).not.toContain(face);
  });
});

describe('too many people for the parts', () => {
  const lackOf = (change: Partial<PeopleWishes>, tools: Partial<PeopleTools> = {}) => {
    try {
      return generatePeople(wishes(change), toolsOf('one', tools)).length;
    } catch (error) {
      if (!(error instanceof NotEnoughParts)) throw error;
      expect(generatePeople(wishes({ ...change, count: error.possible }), toolsOf('one', tools))).toHaveLength(
        error.possible,
      );
      return error.lacking;
    }
  };

  it('are refused with the number that is possible, and what would be repeated', () => {
    expect(lackOf({ count: 1_000 })).toMatch(/portrait|first name|sentence/);
    expect(lackOf({ count: 60, genders: ['female'], ages: [25, 30] })).toMatch(/portrait of a woman|first name/);
    expect(lackOf({ count: 40 })).toBe(40);
    expect(() => generatePeople(wishes({ count: 3 }), toolsOf('one', { claims: () => () => false }))).toThrow(
      'There are parts for 0 such people: then there is no further sentence in the language',
    );
  });
});
