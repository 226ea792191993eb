import type { z } from 'zod';
import type { placeForm, sectionSchema } from '../../app/features/profiles/edit/profile-edit.schema.server';
import { countrySchema } from '~/contract/identifiers';
import { sectionNames } from '../../app/features/profiles/edit/profile-edit';
import { traits, type TraitName } from '../../app/features/profiles/traits/traits';
import { form, inPath } from './form-operation';
import { input, oneOf, ref, text } from './json-schema';
import { loginMissing, loginMissingOrRefused, members, tooMany } from './operations';

/** The values of a trait, or an empty one. */
const trait = (name: TraitName) => oneOf(['', ...traits[name]]);

const fields = {
  section: oneOf(sectionNames),
  name: text('personal: must not be the e-mail address, and must not begin with @.'),
  seeks: oneOf(['', 'male', 'female', 'both'], 'personal: empty if not said.'),
  relationship_status: trait('relationship_status'),
  tattoos: trait('tattoos'),
  gender: trait('gender'),
  sexuality: trait('sexuality'),
  sensitive: {
    type: ['boolean', 'string'],
    description:
      'traits: true or on to agree that the orientation is stored and shown, needed with the first one; absent for no.',
  },
  hair_color: trait('hair_color'),
  eye_color: trait('eye_color'),
  body_type: trait('body_type'),
  interests: text('interests: ids separated by commas, at most 20.'),
  about_me: text('notes: a text about the member.', { maxLength: 1000 }),
  looking_for: text('notes: whom the member is looking for.', { maxLength: 1000 }),
  ...Object.fromEntries(
    [1, 2, 3].flatMap((number) => [
      [`prompt_${number}`, text('prompts: the id of a beginning, or empty.')],
      [`answer_${number}`, text('prompts: how the member goes on.', { maxLength: 200 })],
    ]),
  ),
  country: ref(countrySchema),
  countryregion: text('location: an ISO 3166-2 code, of a region of the country.'),
  city: text('location: a town of the region.'),
  landing: {
    type: ['boolean', 'string'],
    description: 'landing: true or on if landing pages may present the member to visitors; absent for no.',
  },
};

const section = input<z.input<ReturnType<typeof sectionSchema>>>(fields, ['section']);

const place = input<z.input<ReturnType<typeof placeForm>>>(
  {
    section: oneOf(['location']),
    country: fields.country,
    countryregion: text('An ISO 3166-2 code, of a region of the country.'),
    city: text('A town of the region.'),
  },
  ['section', 'country'],
);

/** The fields of all steps of the signup flow. */
const { section: _, name: __, interests: ___, landing: ____, ...ofSteps } = fields;
const step = {
  type: 'object',
  properties: {
    intent: oneOf(['next', 'back', 'skip', 'later'], 'next without one.'),
    ...ofSteps,
    email: text('complete: the corrected e-mail address of an account that was never confirmed.', { maxLength: 254 }),
  },
};

export const profileFormPaths = {
  '/complete-signup/{step}': {
    parameters: [inPath('step', oneOf(['1', '2', '3', '4', 'complete']))],
    ...form({
      operationId: 'takeSignupStep',
      summary: 'Saves a step of the signup flow and returns the next: photo, location, personal info, about me.',
      security: members,
      sends: step,
      responses: { ...loginMissingOrRefused, ...tooMany },
    }),
  },
  '/notifications/location': form({
    operationId: 'changeLocation',
    summary: 'Saves the place of the member, as the section of the profile does.',
    security: members,
    sends: place,
    responses: { ...loginMissing, ...tooMany },
  }),
  '/profile': form({
    operationId: 'saveSection',
    summary:
      'Saves one section of the profile of the member; fields that are not sent stay unchanged, except the list of interests.',
    security: members,
    sends: section,
    responses: { ...loginMissing, ...tooMany },
  }),
};
