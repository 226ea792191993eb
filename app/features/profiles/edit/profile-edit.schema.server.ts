import { lengthOf } from '~/i18n/length-of';
import { z } from 'zod';
import type { ErrorValues } from '~/contract/problem';
import { NAME_MAX } from '~/features/account/display-name';
import { cleanWords, readName } from '~/features/account/member-words.service.server';
import { messageId } from '~/i18n/message-id';
import { echoValues, fieldErrorsOf, formProblem, readForm, type ParsedForm } from '~/server/response/respond.server';
import { isInterest, type InterestId } from '../traits/interests';
import { countryOfRegion } from '../places/place-names.service.server';
import { regionsWithin } from '../places/regions.server';
import { findTypedTown } from '../places/typed-town.server';
import { INTERESTS_MAX, NOTE_MAX, noteNames, type NoteName } from './profile-edit';
import { promptsForm } from '../prompts/prompts.schema.server';
import { genders, traits, type TraitName } from '../traits/traits';
import { versionField } from '../version.schema.server';

/** What the validation of a section depends on. */
export interface EditRules {
  /** The member's e-mail address, which is refused as a name. */
  email: string;
  /** The name of the brand, which is refused as well. */
  brand: string;
  countries: readonly string[];
  /** The member has agreed that their orientation is stored and shown, so the form need not ask again. */
  sensitive: boolean;
  /** Whether a text holds contact details, which no text of a profile may: everybody reads it. */
  hasContact: (text: string) => boolean;
}

const texts = {
  choose: messageId('profile.choose-from-list'),
  tooManyInterests: messageId('profile.interests-too-many'),
  noteLong: messageId('profile.note-too-long'),
  contact: messageId('errors.text-contact'),
  country: messageId('profile.country-not-served'),
  townUnknown: messageId('profile.town-unknown'),
  townSeveral: messageId('profile.town-several'),
  townElsewhere: messageId('profile.town-elsewhere'),
  sensitive: messageId('profile.sensitive-needed'),
};

function issue(context: z.RefinementCtx, path: string, message: string, values?: ErrorValues): void {
  context.addIssue({ code: 'custom', path: path === '' ? [] : [path], message, params: values ? { values } : {} });
}

/** Longer than any field may be. It keeps megabytes of text away from the more expensive checks. */
const typed = z.string().max(8_000, 'errors.invalid-value');
const typedName = typed.meta({
  maxLength: NAME_MAX,
  description: 'Must not be the e-mail address, and must not begin with @.',
});
const typedNote = typed.meta({ maxLength: NOTE_MAX });

/** A value of the list, or '' for no answer. A field that was not sent stays as it is. */
const choice = <T extends readonly [string, ...string[]]>(values: T) =>
  z
    .enum(['', ...values] as ['', ...T], texts.choose)
    .transform((value) => (value === '' ? null : (value as T[number])))
    .optional();
const trait = <Name extends TraitName>(name: Name) => choice(traits[name]);

const personal = ({ email, brand, hasContact }: EditRules) =>
  z.object({
    section: z.literal('personal'),
    version: versionField,
    name: typedName
      .transform((text, context) => {
        const read = readName(text, { email, brand });
        if (!read.ok) issue(context, '', read.problem.id, read.problem.values);
        else if (hasContact(read.name)) issue(context, '', texts.contact);
        return read.name ?? '';
      })
      .optional(),
    seeks: choice([...genders, 'both'] as const),
    relationship_status: trait('relationship_status'),
    tattoos: trait('tattoos'),
  });

/** A form leaves an unticked checkbox out, which means false. */
const ticked = z
  .enum(['on', 'true', 'false', ''], texts.choose)
  .optional()
  .transform((value) => value === 'on' || value === 'true');

const agrees = ticked.describe('Agrees that the orientation is stored and shown: needed with the first one.');

/** An orientation is a special category of data (GDPR, article 9), which is stored only with a consent of its own. */
const appearance = ({ sensitive }: EditRules) =>
  z
    .object({
      section: z.literal('traits'),
      version: versionField,
      gender: trait('gender'),
      sexuality: trait('sexuality'),
      sensitive: agrees,
      hair_color: trait('hair_color'),
      eye_color: trait('eye_color'),
      body_type: trait('body_type'),
    })
    .superRefine((input, context) => {
      if (input.sexuality && !sensitive && !input.sensitive) issue(context, 'sensitive', texts.sensitive);
    });

/** Checkboxes of a form, or a list separated by commas. Each id is kept once, in the order of choice. */
const interests = z.object({
  section: z.literal('interests'),
  version: versionField,
  interests: typed
    .default('')
    .describe(`Ids, separated by commas; at most ${INTERESTS_MAX}.`)
    .transform((text, context): InterestId[] => {
      const ids = [...new Set(text.split(',').map((id) => id.trim()))].filter((id) => id !== '');
      if (!ids.every(isInterest)) issue(context, '', texts.choose);
      else if (ids.length > INTERESTS_MAX) issue(context, '', texts.tooManyInterests, { max: INTERESTS_MAX });
      return ids.filter(isInterest);
    }),
});

const note = ({ hasContact }: EditRules) =>
  typedNote
    .transform((text, context) => {
      const cleaned = cleanWords(text);
      if (lengthOf(cleaned) > NOTE_MAX) issue(context, '', texts.noteLong, { max: NOTE_MAX });
      else if (hasContact(cleaned)) issue(context, '', texts.contact);
      return cleaned;
    })
    .optional();
const notes = (rules: EditRules) =>
  z.object({
    section: z.literal('notes'),
    version: versionField,
    ...(Object.fromEntries(noteNames.map((name) => [name, note(rules)])) as Record<NoteName, ReturnType<typeof note>>),
  });

const countryCode = z.string().describe('ISO 3166-1 alpha-2; a country of the brand.');
const regionCode = z.string().max(10).describe('ISO 3166-2.');

/** A typed town tells its region where none is chosen. One that lies in another region than the chosen one is asked about. */
const location = ({ countries }: Pick<EditRules, 'countries'>) =>
  z
    .object({
      section: z.literal('location'),
      version: versionField,
      country: countryCode.refine((code) => countries.includes(code), texts.country),
      countryregion: regionCode
        .refine((id) => id === '' || countryOfRegion(id) !== undefined, texts.choose)
        .default(''),
      city: z.string().max(120, 'errors.invalid-value').default(''),
    })
    .transform((input, context) => {
      const { country, countryregion, city } = input;
      if (city.trim() === '') return { ...input, city: '' };
      // A region of another country is left over from it.
      const region = countryOfRegion(countryregion) === country ? countryregion : '';
      const town = findTypedTown(country, region, city);
      if (town === 'unknown') issue(context, 'city', texts.townUnknown);
      if (town === 'several') issue(context, 'city', region === '' ? texts.townSeveral : texts.townElsewhere);
      if (typeof town === 'string') return { ...input, city: '' };
      if (region === '') return { ...input, countryregion: town.regionId, city: town.name };
      if (!regionsWithin(region).includes(town.regionId)) issue(context, 'city', texts.townElsewhere);
      return { ...input, city: town.name };
    });

/** The section of the place as a form of its own, in the settings. */
export const placeForm = location;

/** The schema of a section of the member's own profile. */
export const sectionSchema = (rules: EditRules) =>
  z.discriminatedUnion('section', [
    personal(rules),
    appearance(rules),
    interests,
    notes(rules),
    promptsForm(rules.hasContact),
    location(rules),
  ]);

export type SectionInput = z.output<ReturnType<typeof sectionSchema>>;

/** The query of GET /api/geocode.php. */
export const pointQuery = z.object({
  lat: degrees(90).describe('In degrees, -90 to 90; two decimal places are enough.'),
  lon: degrees(180).describe('In degrees, -180 to 180.'),
});

function degrees(most: number) {
  const plain = /^-?\d{1,3}(?:\.\d{1,20})?$/;
  return z
    .string('errors.invalid-value')
    .regex(plain, 'errors.invalid-value')
    .transform(Number)
    .refine((value) => Math.abs(value) <= most, 'errors.invalid-value');
}

/** Several ticked interests are joined by commas, as API clients send them. */
export async function readSection(request: Request, rules: EditRules): Promise<ParsedForm<SectionInput>> {
  const form = await readForm(request);
  const ticked = form.getAll('interests').filter((value) => typeof value === 'string');
  if (ticked.length > 1) form.set('interests', ticked.join(','));
  const values = echoValues(form);
  const parsed = sectionSchema(rules).safeParse(values);
  if (parsed.success) return { ok: true, value: parsed.data };
  return { ok: false, problem: formProblem(fieldErrorsOf(parsed.error), values) };
}
