import type { ProfileEdit } from './edit/profile-edit';

/** A member's own profile with most fields filled in, for tests and stories; `change` overrides some. */
export function profileEdit(change: Partial<ProfileEdit> = {}): ProfileEdit {
  return {
    id: 'm'.repeat(26),
    name: 'Anna',
    birthDate: '1988-05-01',
    age: 38,
    seeks: 'male',
    traits: {
      gender: 'female',
      sexuality: 'hetero',
      hair_color: 'dark blond',
      eye_color: null,
      body_type: 'fat',
      relationship_status: 'divorced',
      tattoos: null,
    },
    shown: ['gender', 'hair_color', 'relationship_status'],
    interests: ['hiking', 'jazz'],
    interestsShown: true,
    sensitive: true,
    notes: { about_me: 'A walk before breakfast.', looking_for: '' },
    prompts: [{ id: 'rain', answer: 'Soup, and a film I have seen before.' }],
    promptOptions: [
      { id: 'rain', question: 'What I do when it rains all day' },
      { id: 'ask-me', question: 'Ask me about' },
    ],
    place: {
      country: 'NL',
      region: 'NL-ZH',
      city: 'Leiden',
      words: 'Leiden, South Holland, Netherlands',
      shown: 'region',
      locatedAt: null,
      near: true,
      countries: [
        { id: 'NL', name: 'Netherlands' },
        { id: 'BE', name: 'Belgium' },
      ],
      regions: [
        { id: 'NL-GR', name: 'Groningen' },
        { id: 'NL-ZH', name: 'South Holland' },
      ],
      towns: ['Delft', 'Leiden', 'Rotterdam'],
    },
    completeness: { done: 4, total: 6, missing: ['photo', 'interests'] },
    versions: { prompts: 'a', notes: 'a', interests: 'a', location: 'a', personal: 'a', traits: 'a' },
    hiddenBy: null,
    visitors: 3,
    ...change,
  };
}
