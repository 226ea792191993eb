import type { Gender } from '~/contract/identifiers';

/**
 * The traits that a profile can state. The values are literally those of the specification (body type 'fat' included);
 * the texts that people read are messages of their own and may be kinder.
 */
export const genders = ['male', 'female'] as const satisfies readonly Gender[];
export const sexualities = ['hetero', 'gay', 'lesbian', 'bi'] as const;
export const hairColors = [
  'brunette',
  'blond',
  'brown',
  'white',
  'bald',
  'black',
  'dark blond',
  'dark brown',
  'gray',
  'red',
  'other',
] as const;
export const eyeColors = ['blue', 'green', 'hazel', 'brown', 'gray', 'other'] as const;
export const bodyTypes = ['slim', 'normal', 'fat'] as const;
export const relationshipStatuses = [
  'divorced',
  'living together',
  'married',
  'single',
  'widowed',
  'unmarried',
] as const;
export const tattooAnswers = ['yes', 'no'] as const;

export type HairColor = (typeof hairColors)[number];
export type Tattoos = (typeof tattooAnswers)[number];

/** Every trait under its name in the API, for filters, forms and checks that go through all of them. */
export const traits = {
  gender: genders,
  sexuality: sexualities,
  hair_color: hairColors,
  eye_color: eyeColors,
  body_type: bodyTypes,
  relationship_status: relationshipStatuses,
  tattoos: tattooAnswers,
} as const;

export type TraitName = keyof typeof traits;
export type TraitValue<Name extends TraitName> = (typeof traits)[Name][number];

export function isTraitValue<Name extends TraitName>(name: Name, value: unknown): value is TraitValue<Name> {
  return (traits[name] as readonly unknown[]).includes(value);
}
