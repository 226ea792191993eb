import { createIntl } from 'react-intl';
import { expect, it } from 'vitest';
import { profileEdit } from '../profiles.testing';
import { sectionNames } from './profile-edit';
import { valueOfSection } from './section-values';

const intl = createIntl({ locale: 'en', onError: () => {} });
const valuesOf = (edit: ReturnType<typeof profileEdit>) =>
  Object.fromEntries(sectionNames.map((name) => [name, valueOfSection(intl, edit, name)]));

it('says in words what each section holds', () => {
  expect(valuesOf(profileEdit({ notes: { about_me: 'A walk\n\nbefore breakfast.', looking_for: 'Company' } }))).toEqual(
    {
      prompts: 'Soup, and a film I have seen before.',
      notes: 'A walk before breakfast. · Company',
      interests: 'Hiking · Jazz',
      location: 'Leiden, South Holland, Netherlands',
      personal: 'Anna, 38 · I would like to meet: Men · Relationship status: Divorced',
      traits: 'Gender: Woman · Orientation: Straight · Hair: Dark blond · Build: Full-figured',
    },
  );
});

it('says nothing where nothing is stated, and the name always', () => {
  const none = profileEdit({ prompts: [], interests: [], notes: { about_me: '' }, seeks: null, age: null });
  const place = { ...none.place, words: null };
  const traits = Object.fromEntries(Object.keys(none.traits).map((name) => [name, null])) as typeof none.traits;
  expect(valuesOf({ ...none, place, traits })).toEqual({
    prompts: '',
    notes: '',
    interests: '',
    location: '',
    personal: 'Anna',
    traits: '',
  });
});
