import { readPortrait } from '~/features/photos/upload/portrait.service.server';
import { readInterests } from '~/features/profiles/traits/interests';
import type { ProfileTexts } from '~/features/profiles/texts/texts-by-locale';
import type { BrandContext } from '~/server/context/context.server';
import type { FictionalState } from '~db/schema/fictional-profile';
import type { EntryInput } from '../entries/entry.schema.server';
import { listKnownProfiles, type KnownProfile } from '../known-profiles.server';

export interface FictionalExport {
  /** What an import reads, by key. */
  entries: EntryInput[];
  /** The bytes of an entry's portrait; undefined if the storage has lost it. */
  open: (portrait: string) => Promise<Buffer | undefined>;
}

/** The fictional profiles of the brand in the form of an import, but for the retired ones. */
export async function exportFictional(context: BrandContext, state?: FictionalState): Promise<FictionalExport> {
  const known = (await listKnownProfiles(context.db))
    .filter((profile) => profile.state !== 'retired' && (state === undefined || profile.state === state))
    .sort((a, b) => (a.key < b.key ? -1 : 1));
  const files = new Map(known.map(({ key, row }) => [portraitOf(key), row.source_filename ?? row.filename]));
  return {
    entries: known.map(entryOf),
    open: async (portrait) => {
      const file = files.get(portrait);
      return file ? readPortrait(context, file) : undefined;
    },
  };
}

const portraitOf = (key: string) => `${key}.webp`;

function entryOf({ key, texts, row }: KnownProfile): EntryInput {
  const stated = {
    birth_date: row.birth_date,
    region: row.region_id,
    sexuality: row.sexuality,
    hair_color: row.hair_color,
    eye_color: row.eye_color,
    body_type: row.body_type,
    relationship_status: row.relationship_status,
    tattoos: row.tattoos,
    portrait: row.filename === null ? null : portraitOf(key),
  };
  const interests = readInterests(row.interests);
  return {
    key,
    name: row.name,
    gender: row.gender,
    seeks: row.seeks ?? 'both',
    country: row.country,
    town: row.city ?? '',
    language: row.language,
    ...Object.fromEntries(Object.entries(stated).filter(([, value]) => value !== null)),
    ...(interests.length > 0 && { interests }),
    texts: Object.fromEntries(Object.entries(texts).map(([locale, own]) => [locale, writtenOf(own)])),
    // The row holds what an import has checked.
  } as EntryInput;
}

/** Without what it does not say. */
const writtenOf = ({ about_me, looking_for, prompts }: ProfileTexts) => ({
  ...(about_me !== '' && { about_me }),
  ...(looking_for !== '' && { looking_for }),
  ...(prompts.length > 0 && { prompts }),
});
