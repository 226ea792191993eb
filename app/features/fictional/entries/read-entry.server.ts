import type { Own } from '~db/handle';
import type { NewMember } from '~db/schema/member';
import { readSections, type PatchedSection } from '~/features/profiles/edit/profile-edit.service.server';
import { homeOf } from '~/features/profiles/places/location.service.server';
import { contactFinder } from '~/features/safety/opening/opening.service.server';
import { DEFAULT_LOCALE, LOCALES, localesForCountry, type Locale } from '~/i18n/locales';
import type { BrandContext } from '~/server/context/context.server';
import type { ProfileTexts, TextsByLocale } from '~/features/profiles/texts/texts-by-locale';
import type { EntryProblem } from '../entry-problem';
import { entrySchema, type Entry } from './entry.schema.server';

/** One person of a file: the value that a line stands for, whatever it is. */
export interface RawEntry {
  line: number;
  value: unknown;
}

type Columns = Pick<
  Own<NewMember>,
  | 'name'
  | 'gender'
  | 'sexuality'
  | 'seeks'
  | 'country'
  | 'region_id'
  | 'city'
  | 'geo_cell'
  | 'hair_color'
  | 'eye_color'
  | 'body_type'
  | 'relationship_status'
  | 'tattoos'
  | 'interests'
  | 'about'
  | 'looking_for'
  | 'prompts'
  | 'language'
>;

/** A person who is described by the rules. */
export interface ReadEntry {
  line: number;
  entry: Entry;
  /** As the row of the profile has them, all but the date of birth. */
  columns: Columns;
  texts: TextsByLocale;
}

/** The languages in which people read this brand: those of its countries, and the product's own. */
export const localesOf = ({ countries }: Pick<BrandContext['tenant'], 'countries'>): Locale[] => {
  const spoken = new Set<Locale>([DEFAULT_LOCALE, ...countries.flatMap(localesForCountry)]);
  return LOCALES.filter((locale) => spoken.has(locale));
};

/** Reads one person by the rules for members' own profiles, or says everything that is wrong. */
export function readEntry(
  context: Pick<BrandContext, 'tenant' | 'texts'>,
  { line, value }: RawEntry,
): { read: ReadEntry } | { problems: EntryProblem[] } {
  const { tenant } = context;
  const parsed = entrySchema({ locales: localesOf(tenant), countries: tenant.countries }).safeParse(value);
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => ({
      line,
      field: issue.path.join('.') || 'the line',
      sentence: issue.code === 'unrecognized_keys' ? `has unknown fields: ${issue.keys.join(', ')}` : issue.message,
    }));
    return { problems };
  }
  const entry = parsed.data;
  const problems: EntryProblem[] = [];
  const sectionsOf = (values: Record<string, string>, names: readonly PatchedSection['section'][], before = '') => {
    const form = readSections(values, names, rulesOf(context));
    if (form.ok) return form.value;
    const say = context.texts('en');
    for (const [field, found] of Object.entries(form.problem.fieldErrors))
      for (const { id, values } of found)
        problems.push({
          line,
          field: before + (ownNames[field] ?? field),
          sentence: say.formatMessage({ id }, values),
        });
    return undefined;
  };
  const facts = sectionsOf(factsOf(entry), ['personal', 'location']);
  const texts = Object.fromEntries(
    Object.entries(entry.texts).flatMap(([locale, written]) => {
      const sections = sectionsOf(wordsOf(written), ['notes', 'prompts'], `texts.${locale}.`);
      return sections ? [[locale, textsOf(sections)] as const] : [];
    }),
  ) as TextsByLocale;
  if (!facts || problems.length > 0) return { problems };
  return { read: { line, entry, columns: columnsOf(entry, facts, texts[entry.language]!), texts } };
}

/** Fields of the forms whose name differs from that of the file. */
const ownNames: Record<string, string> = { city: 'town', countryregion: 'region' };

const rulesOf = ({ tenant }: Pick<BrandContext, 'tenant'>) => ({
  email: '',
  brand: tenant.name,
  countries: tenant.countries,
  // Nobody's data: an orientation of a fictional profile needs no consent.
  sensitive: true,
  hasContact: contactFinder(tenant),
});

const factsOf = ({ name, seeks, country, region = '', town }: Entry): Record<string, string> => ({
  name,
  seeks,
  country,
  countryregion: region,
  city: town,
});

const wordsOf = ({ about_me = '', looking_for = '', prompts = [] }: NonNullable<Entry['texts'][Locale]>) =>
  Object.fromEntries([
    ['about_me', about_me],
    ['looking_for', looking_for],
    ...prompts.flatMap(({ id, answer }, index) => [
      [`prompt_${index + 1}`, id],
      [`answer_${index + 1}`, answer],
    ]),
  ]) as Record<string, string>;

function textsOf(sections: readonly PatchedSection[]): ProfileTexts {
  const notes = sections.find((section) => section.section === 'notes');
  const prompts = sections.find((section) => section.section === 'prompts');
  const { about_me = '', looking_for = '' } = notes ?? {};
  return { about_me, looking_for, prompts: prompts?.prompts ?? [] };
}

function columnsOf(entry: Entry, facts: readonly PatchedSection[], own: ProfileTexts): Columns {
  const personal = facts.find((section) => section.section === 'personal');
  const location = facts.find((section) => section.section === 'location');
  const home = location && homeOf({ country: location.country, regionId: location.countryregion, name: location.city });
  const interests = [...new Set(entry.interests ?? [])];
  return {
    name: personal?.name ?? entry.name,
    gender: entry.gender,
    seeks: entry.seeks,
    country: entry.country,
    region_id: home?.region_id ?? null,
    city: home?.city ?? null,
    geo_cell: home?.geo_cell ?? null,
    sexuality: entry.sexuality ?? null,
    hair_color: entry.hair_color ?? null,
    eye_color: entry.eye_color ?? null,
    body_type: entry.body_type ?? null,
    relationship_status: entry.relationship_status ?? null,
    tattoos: entry.tattoos ?? null,
    interests: interests.length > 0 ? JSON.stringify(interests) : null,
    about: own.about_me || null,
    looking_for: own.looking_for || null,
    prompts: own.prompts.length > 0 ? JSON.stringify(own.prompts) : null,
    language: entry.language,
  };
}
