import { z } from 'zod';
import { INTERESTS_MAX } from '~/features/profiles/edit/profile-edit';
import { isPromptId, type PromptId } from '~/features/profiles/prompts/prompt-messages';
import { PROMPTS_MAX } from '~/features/profiles/prompts/prompts';
import { isInterest, type InterestId } from '~/features/profiles/traits/interests';
import { genders, traits } from '~/features/profiles/traits/traits';
import type { Locale } from '~/i18n/locales';
import { isDay } from '~/server/context/calendar';

/** What the sentences of an entry depend on; every other rule is the one for members' own profiles. */
export interface EntryRules {
  locales: readonly Locale[];
  countries: readonly string[];
}

/** The name of a picture beside the file: never a path out of its folder. */
const FILE_NAME = /^[^/\\\p{Cc}]{1,120}$/u;
const KEY = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/;

const typed = z.string().max(8_000, 'is far too long');
const choice = <T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, `must be one of ${values.join(', ')}`);

const prompts = z
  .array(
    z.strictObject({
      id: z.custom<PromptId>((id) => typeof id === 'string' && isPromptId(id), 'is no beginning of the product'),
      answer: typed,
    }),
  )
  .max(PROMPTS_MAX, `may be ${PROMPTS_MAX} answers at most`);

const texts = z.strictObject({
  about_me: typed.optional(),
  looking_for: typed.optional(),
  prompts: prompts.optional(),
});

const interests = z
  .array(z.custom<InterestId>(isInterest, 'is no interest of the product'))
  .max(INTERESTS_MAX, `may be ${INTERESTS_MAX} at most`);

/**
 * One fictional profile as a file describes it, in the values of the API. Which texts and names are fit, and which towns
 * exist, is checked afterwards by the rules for members' own profiles.
 */
export const entrySchema = ({ locales, countries }: EntryRules) =>
  z
    .strictObject({
      key: z.string().regex(KEY, 'must be 1 to 64 letters, digits, dots, hyphens or underscores'),
      name: z
        .string()
        .min(1, 'is missing')
        .max(200)
        .refine((name) => !/\p{N}/u.test(name), 'must not contain digits'),
      birth_date: z.string().refine(isDay, 'must be a day such as 1990-05-31').optional(),
      age: z.number('must be a number').int('must be whole years').min(0).max(99, 'must be 99 at most').optional(),
      gender: choice(genders),
      seeks: choice([...genders, 'both'] as const),
      country: choice(countries as [string, ...string[]]),
      region: z.string().max(10).optional(),
      town: z.string().min(1, 'is missing').max(120),
      language: choice(locales as [Locale, ...Locale[]]),
      sexuality: choice(traits.sexuality).optional(),
      hair_color: choice(traits.hair_color).optional(),
      eye_color: choice(traits.eye_color).optional(),
      body_type: choice(traits.body_type).optional(),
      relationship_status: choice(traits.relationship_status).optional(),
      tattoos: choice(traits.tattoos).optional(),
      interests: interests.optional(),
      portrait: z.string().regex(FILE_NAME, 'must be the name of a file beside this one').optional(),
      texts: z.partialRecord(choice(locales as [Locale, ...Locale[]]), texts),
    })
    .refine(({ birth_date, age }) => (birth_date === undefined) !== (age === undefined), {
      path: ['age'],
      message: 'or birth_date is needed, and not both',
    })
    .refine(({ texts, language }) => Boolean(texts[language]?.about_me?.trim()), {
      path: ['texts'],
      message: 'must have about_me in the profile’s own language',
    });

export type Entry = z.output<ReturnType<typeof entrySchema>>;
/** The shape of a file's entry, for those who write one. */
export type EntryInput = z.input<ReturnType<typeof entrySchema>>;
