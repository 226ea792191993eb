// covers S7-009

import { describe, expect, it } from 'vitest';
import { fieldErrorsOf } from '~/server/response/respond.server';
import { interestIds } from '../traits/interests';
import { INTERESTS_MAX, appearanceTraits, personalTraits } from './profile-edit';
import { pointQuery, sectionSchema } from './profile-edit.schema.server';
import { traits, type TraitName } from '../traits/traits';

const rules = { email: 'ann@example.test', brand: 'Aurea', countries: ['NL', 'BE'], hasContact: () => false };
const schema = sectionSchema({ ...rules, sensitive: false });
const errorsOf = (form: Record<string, string>) => {
  const parsed = schema.safeParse(form);
  return parsed.success ? null : fieldErrorsOf(parsed.error);
};

describe('the schema of a profile section', () => {
  const required: Record<string, readonly TraitName[]> = { personal: personalTraits, traits: appearanceTraits };

  it('takes an orientation only with a consent of its own, given before or with it', () => {
    const form = { section: 'traits', sexuality: 'bi' };
    expect(errorsOf(form)).toEqual({ sensitive: [{ id: 'profile.sensitive-needed' }] });
    expect(schema.parse({ ...form, sensitive: 'on' })).toEqual({ ...form, sensitive: true });
    const agreed = sectionSchema({ ...rules, sensitive: true });
    expect(agreed.parse(form)).toEqual({ ...form, sensitive: false });
    expect(schema.parse({ section: 'traits', eye_color: 'green' })).toMatchObject({ eye_color: 'green' });
  });

  it('has every trait of the specification in one of the sections', () => {
    expect(Object.values(required).flat().toSorted()).toEqual(Object.keys(traits).toSorted());
  });

  for (const [section, names] of Object.entries(required)) {
    it.each(names)(`${section}: accepts exactly the values of %s, or none`, (name) => {
      for (const value of traits[name])
        expect(schema.parse({ section, [name]: value, sensitive: 'on' })).toMatchObject({ section, [name]: value });
      expect(schema.parse({ section, [name]: '' })).toMatchObject({ section, [name]: null });
      expect(errorsOf({ section, [name]: 'purple' })).toEqual({ [name]: [{ id: 'profile.choose-from-list' }] });
    });
  }

  it('refuses the names of the specification’s section 5', () => {
    expect(errorsOf({ section: 'personal', name: 'ann@example.test' })).toEqual({
      name: [{ id: 'account.name-is-email' }],
    });
    expect(errorsOf({ section: 'personal', name: '@ann' })).toEqual({ name: [{ id: 'account.name-starts-with-at' }] });
    expect(errorsOf({ section: 'personal', name: '' })).toEqual({
      name: [{ id: 'account.name-invalid', values: { min: 2, max: 30 } }],
    });
  });

  it('accepts a limited number of interests, each once, and only known ones', () => {
    const list = (count: number) => interestIds.slice(0, count).join(',');
    expect(schema.parse({ section: 'interests', interests: `${list(INTERESTS_MAX)},walking` })).toMatchObject({
      interests: interestIds.slice(0, INTERESTS_MAX),
    });
    expect(errorsOf({ section: 'interests', interests: list(INTERESTS_MAX + 1) })).toEqual({
      interests: [{ id: 'profile.interests-too-many', values: { max: 20 } }],
    });
    expect(errorsOf({ section: 'interests', interests: 'hiking,toString' })).toEqual({
      interests: [{ id: 'profile.choose-from-list' }],
    });
  });

  it('counts characters as people do', () => {
    expect(errorsOf({ section: 'notes', about_me: '🌻'.repeat(1000) })).toBeNull();
    expect(errorsOf({ section: 'notes', about_me: '🌻'.repeat(1001) })).toEqual({
      about_me: [{ id: 'profile.note-too-long', values: { max: 1000 } }],
    });
    expect(errorsOf({ section: 'notes', looking_for: 'x'.repeat(9000) })).toEqual({
      looking_for: [{ id: 'errors.invalid-value' }],
    });
  });

  it('takes no contact details as a text about oneself', () => {
    const strict = sectionSchema({ ...rules, sensitive: false, hasContact: (text) => text.includes('06') });
    const parsed = strict.safeParse({ section: 'notes', about_me: 'Call 06 12345678', looking_for: 'You' });
    expect(fieldErrorsOf(parsed.error!)).toEqual({ about_me: [{ id: 'errors.text-contact' }] });
    expect(errorsOf({ section: 'notes', about_me: 'I turned 60 in 2016.' })).toBeNull();
    const named = strict.safeParse({ section: 'personal', name: 'Ann 06123' });
    expect(fieldErrorsOf(named.error!)).toEqual({ name: [{ id: 'errors.text-contact' }] });
  });

  it('accepts only the countries of the brand', () => {
    expect(errorsOf({ section: 'location', country: 'SE' })).toEqual({
      country: [{ id: 'profile.country-not-served' }],
    });
    expect(errorsOf({ section: 'location', country: 'NL', countryregion: 'XX-1' })).toEqual({
      countryregion: [{ id: 'profile.choose-from-list' }],
    });
  });

  it('refuses an unknown section', () => {
    expect(errorsOf({ section: 'password' })).not.toBeNull();
    expect(errorsOf({})).not.toBeNull();
  });
});

it.each([
  ['52.16', '4.49', { lat: 52.16, lon: 4.49 }],
  ['-90', '180', { lat: -90, lon: 180 }],
  ['90.1', '0', null],
  ['0', '-180.5', null],
  ['1e1', '0', null],
  ['NaN', '0', null],
  ['', '0', null],
])('reads a point at %s, %s as %o', (lat, lon, point) => {
  const parsed = pointQuery.safeParse({ lat, lon });
  expect(parsed.success ? parsed.data : null).toEqual(point);
});
