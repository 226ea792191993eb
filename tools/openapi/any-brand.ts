import type { EditRules } from '~/features/profiles/edit/profile-edit.schema.server';
import type { SignupRules } from '~/features/joining/signup/signup.schema.server';
import type { RequestContext } from '~/server/context/context.server';

/**
 * What a brand or a member decides about a form. The document says of it in words, so any will do for schemas that are
 * made for one.
 */
export const ANY_LENGTH = 1000;
export const anyContext = { tenant: { message_length: ANY_LENGTH } } as RequestContext;

export const anyRules: SignupRules & EditRules = {
  email: 'somebody@mail.example',
  brand: 'Any brand',
  minAge: 18,
  messageLength: ANY_LENGTH,
  timeZone: 'UTC',
  now: Date.UTC(2024, 0, 1),
  countries: ['NL'],
  sensitive: true,
  hasContact: () => false,
  isFitOpening: () => true,
};
