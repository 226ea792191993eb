import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { citiesOf, findRegion } from '~/features/profiles/places/regions.server';
import { placesOf } from '~/features/profiles/places/places.server';
import { isInterest } from '~/features/profiles/traits/interests';
import { isTraitValue } from '~/features/profiles/traits/traits';
import { isPromptId } from '~/features/profiles/prompts/prompt-messages';
import { readPrompts } from '~/features/profiles/prompts/read-prompts';
import { promptAnswers } from './prompts';
import { planDemoMembers, type SeedTenant } from './plan';
import { seededRng } from './rng';

const brand = (niche: number, countries: string[], min_age = 18): SeedTenant => ({
  id: niche,
  slug: `brand-${niche}`,
  niche,
  countries,
  min_age,
});
const brands = [
  brand(1, ['NL', 'BE']),
  brand(2, ['GB', 'IE']),
  brand(3, ['DE', 'AT', 'CH']),
  brand(4, ['BE']),
  brand(5, ['US'], 25),
  brand(6, ['FR', 'IT', 'ES']),
  brand(7, ['SE', 'NO', 'DK', 'FI', 'PL'], 21),
];
const plan = (tenant: SeedTenant) => planDemoMembers(tenant, seededRng(`seed ${tenant.slug}`), placesOf);

test('the same brand gives the same members, another brand others', () => {
  expect(plan(brands[0]!)).toEqual(plan(brands[0]!));
  expect(plan(brands[0]!).map((member) => member.about)).not.toEqual(
    plan({ ...brands[0]!, slug: 'other' }).map((member) => member.about),
  );
});

describe.each(brands)('niche $niche', (tenant) => {
  const members = plan(tenant);

  test('about seventy adults in the brand’s countries, at home in existing places', () => {
    expect(members.length).toBeGreaterThanOrEqual(68);
    for (const member of members) {
      expect(member.age).toBeGreaterThanOrEqual(Math.max(21, tenant.min_age));
      expect(member.age).toBeLessThanOrEqual(70);
      expect(tenant.countries).toContain(member.country);
      expect(findRegion(member.region)?.country).toBe(member.country);
      expect(citiesOf(member.region).map((city) => city.name)).toContain(member.place.name);
    }
  });

  test('every trait and interest is a known one', () => {
    for (const member of members) {
      for (const name of [
        'gender',
        'sexuality',
        'hair_color',
        'eye_color',
        'body_type',
        'relationship_status',
        'tattoos',
      ] as const)
        expect(isTraitValue(name, member[name]), `${name}: ${member[name]}`).toBe(true);
      expect(member.interests.length).toBeGreaterThan(3);
      for (const id of member.interests) expect(isInterest(id), id).toBe(true);
    }
  });

  test('no face, name or text occurs twice, and every face is a file', () => {
    for (const values of [
      members.map((member) => member.portrait.file),
      members.map((member) => member.name.toLowerCase()),
      members.map((member) => member.about),
    ])
      expect(new Set(values).size).toBe(values.length);
    for (const { portrait, gender } of members) {
      expect(portrait.file.startsWith(`${gender}/`)).toBe(true);
      for (const kind of ['.webp', '-thumb.webp', '-match.webp'])
        expect(existsSync(fileURLToPath(new URL(`./portraits/${portrait.file}${kind}`, import.meta.url)))).toBe(true);
    }
  });

  test('texts are complete, and every signup is before the last activity', () => {
    for (const member of members) {
      expect(member.about).not.toMatch(/[{}]|undefined| {2}/);
      expect(member.about.length).toBeGreaterThan(40);
      expect(member.about.length).toBeLessThan(500);
      expect(member.joinedAgo).toBeGreaterThan(member.lastActiveAgo);
    }
  });
});

test('the members fit the niche', () => {
  const [, , , round, older, , gay] = brands.map(plan);
  expect(older!.filter((member) => member.gender === 'female').every((member) => member.age >= 50)).toBe(true);
  expect(gay!.every((member) => member.gender === 'male' && ['gay', 'bi'].includes(member.sexuality))).toBe(true);
  expect(round!.filter((member) => member.gender === 'female' && member.body_type === 'fat').length).toBeGreaterThan(
    25,
  );
});

test('every member answers one to three prompts of the catalogue, in words that fit', () => {
  expect(Object.keys(promptAnswers).every(isPromptId)).toBe(true);
  for (const member of brands.flatMap(plan)) {
    const answers = readPrompts(member.prompts);
    expect(answers.length).toBeGreaterThan(0);
    expect(answers.every(({ answer }) => answer.length <= 200)).toBe(true);
    expect(member.prompts).toBe(JSON.stringify(answers));
  }
});
