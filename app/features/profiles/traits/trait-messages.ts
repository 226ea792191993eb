import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { TraitName } from './traits';

export const traitNames: Record<TraitName, MessageDescriptor> = defineMessages({
  gender: { id: 'traits.gender', defaultMessage: 'Gender' },
  sexuality: { id: 'traits.sexuality', defaultMessage: 'Orientation' },
  hair_color: { id: 'traits.hair', defaultMessage: 'Hair' },
  eye_color: { id: 'traits.eyes', defaultMessage: 'Eyes' },
  body_type: { id: 'traits.body', defaultMessage: 'Build' },
  relationship_status: { id: 'traits.relationship', defaultMessage: 'Relationship status' },
  tattoos: { id: 'traits.tattoos', defaultMessage: 'Tattoos' },
});

/** The text of each value. People never read the value itself. */
export const traitValues: Record<TraitName, Readonly<Record<string, MessageDescriptor>>> = {
  gender: defineMessages({
    female: { id: 'traits.gender-female', defaultMessage: 'Woman' },
    male: { id: 'traits.gender-male', defaultMessage: 'Man' },
  }),
  sexuality: defineMessages({
    hetero: { id: 'traits.sexuality-hetero', defaultMessage: 'Straight' },
    gay: { id: 'traits.sexuality-gay', defaultMessage: 'Gay' },
    lesbian: { id: 'traits.sexuality-lesbian', defaultMessage: 'Lesbian' },
    bi: { id: 'traits.sexuality-bi', defaultMessage: 'Bisexual' },
  }),
  hair_color: defineMessages({
    brunette: { id: 'traits.hair-brunette', defaultMessage: 'Brunette' },
    blond: { id: 'traits.hair-blond', defaultMessage: 'Blond' },
    brown: { id: 'traits.hair-brown', defaultMessage: 'Brown' },
    white: { id: 'traits.hair-white', defaultMessage: 'White' },
    bald: { id: 'traits.hair-bald', defaultMessage: 'Bald' },
    black: { id: 'traits.hair-black', defaultMessage: 'Black' },
    'dark blond': { id: 'traits.hair-dark-blond', defaultMessage: 'Dark blond' },
    'dark brown': { id: 'traits.hair-dark-brown', defaultMessage: 'Dark brown' },
    gray: { id: 'traits.hair-gray', defaultMessage: 'Grey' },
    red: { id: 'traits.hair-red', defaultMessage: 'Red' },
    other: { id: 'traits.hair-other', defaultMessage: 'Another colour' },
  }),
  eye_color: defineMessages({
    blue: { id: 'traits.eyes-blue', defaultMessage: 'Blue' },
    green: { id: 'traits.eyes-green', defaultMessage: 'Green' },
    hazel: { id: 'traits.eyes-hazel', defaultMessage: 'Hazel' },
    brown: { id: 'traits.eyes-brown', defaultMessage: 'Brown' },
    gray: { id: 'traits.eyes-gray', defaultMessage: 'Grey' },
    other: { id: 'traits.eyes-other', defaultMessage: 'Another colour' },
  }),
  body_type: defineMessages({
    slim: { id: 'traits.body-slim', defaultMessage: 'Slim' },
    normal: { id: 'traits.body-normal', defaultMessage: 'Average' },
    fat: { id: 'traits.body-fat', defaultMessage: 'Full-figured' },
  }),
  relationship_status: defineMessages({
    divorced: { id: 'traits.relationship-divorced', defaultMessage: 'Divorced' },
    'living together': { id: 'traits.relationship-living-together', defaultMessage: 'Living together' },
    married: { id: 'traits.relationship-married', defaultMessage: 'Married' },
    single: { id: 'traits.relationship-single', defaultMessage: 'Single' },
    widowed: { id: 'traits.relationship-widowed', defaultMessage: 'Widowed' },
    unmarried: { id: 'traits.relationship-unmarried', defaultMessage: 'Unmarried' },
  }),
  tattoos: defineMessages({
    yes: { id: 'traits.tattoos-yes', defaultMessage: 'Yes' },
    no: { id: 'traits.tattoos-no', defaultMessage: 'None' },
  }),
};
