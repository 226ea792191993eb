import { transaction, type Tx } from '~db/database';
import { insertFictionalProfile, patchFictionalProfile } from '~db/queries/fictional-profile';
import { insertMember, lockMember, patchMember } from '~db/queries/member';
import { listPhotos } from '~db/queries/photo';
import { deletePhotoIn } from '~/features/photos/own/arrange-photos.service.server';
import { dropPortrait, insertPortraitIn, type StoredPortrait } from '~/features/photos/upload/portrait.service.server';
import type { TextsByLocale } from '~/features/profiles/texts/texts-by-locale';
import { LOCALES } from '~/i18n/locales';
import type { BrandContext } from '~/server/context/context.server';
import { auditFictionalIn } from '../audit-fictional.server';
import type { RawEntry } from '../entries/read-entry.server';
import type { EntryProblem } from '../entry-problem';
import { listKnownProfiles, type KnownProfile } from '../known-profiles.server';
import { planProfiles, type PlannedProfile } from './planned-profiles.server';
import { openKnownFaces, type SisterBrand } from './known-faces.server';
import { findNewPictures, takeIn, type OpenPicture } from './portraits.server';

export type { SisterBrand } from './known-faces.server';
export type { OpenPicture } from './portraits.server';
export type { RawEntry } from '../entries/read-entry.server';

/** More at once would fill the log of the database's one transaction. */
export const MOST_ENTRIES = 5_000;

/** The longest name of a staff member in the table. */
const NAME_MAX = 80;

export interface ImportOptions {
  /** Who imports, for the audit. */
  by: string;
  open: OpenPicture;
  sisters: readonly SisterBrand[];
}

export type ImportOutcome =
  { ok: true; added: string[]; changed: string[]; unchanged: number } | { ok: false; problems: EntryProblem[] };

/**
 * Makes the fictional profiles of a file, or changes those that it has imported before: the key of a line says which.
 * If anything is wrong, nothing is imported and all problems are returned, by line. What is new or was changed waits for
 * approval: until then nobody finds, sees or writes to it. The same file a second time changes nothing.
 */
export async function importFictional(
  context: BrandContext,
  entries: readonly RawEntry[],
  { by, open, sisters }: ImportOptions,
): Promise<ImportOutcome> {
  if (entries.length > MOST_ENTRIES) {
    const sentence = `has ${entries.length} people, and ${MOST_ENTRIES} fit in one import`;
    return { ok: false, problems: [{ line: 0, field: 'the file', sentence }] };
  }
  const { planned, problems } = planProfiles(context, entries, await listKnownProfiles(context.db));
  const found = await findNewPictures(context, planned, open, sisters);
  const wrong = [...problems, ...found.problems];
  const pictured = await takeIn(context, found.pictures, {
    open,
    faces: await openKnownFaces(context, sisters),
    sound: wrong.length === 0,
  });
  wrong.push(...pictured.problems);
  if (wrong.length > 0) return { ok: false, problems: wrong.sort((a, b) => a.line - b.line) };
  const { stored } = pictured;
  const changes = planned.flatMap((profile) => changeOf(context, profile, stored.get(profile.key)));
  const audit = context.ids.ulid();
  const [added, changed] = [true, false].map((isNew) =>
    changes.filter((change) => change.isNew === isNew).map(({ profile }) => profile.key),
  ) as [string[], string[]];
  if (changes.length > 0) {
    await transaction(context.db, async (tx) => {
      for (const change of changes) await writeIn(tx, context, change, by);
      await auditFictionalIn(tx, context, audit, 'fictional.imported', null, {
        by,
        added: added.length,
        changed: changed.length,
      });
    }).catch(async (error: unknown) => {
      for (const portrait of stored.values()) await dropPortrait(context, portrait);
      if (!(error instanceof ImportedMeanwhile)) throw error;
      wrong.push({ line: error.profile.line, field: 'key', sentence: 'was imported by another command just now' });
    });
    context.kickOutbox();
    if (wrong.length > 0) return { ok: false, problems: wrong };
  }
  return { ok: true, added, changed, unchanged: planned.length - changes.length };
}

/** Two imports of one file at once: the second one ends, and says so. */
class ImportedMeanwhile extends Error {
  constructor(readonly profile: PlannedProfile) {
    super(profile.key);
  }
}

interface Change {
  /** Of the member; ids come from outside the transaction, which may run twice. */
  id: string;
  isNew: boolean;
  profile: PlannedProfile;
  portrait: StoredPortrait | undefined;
}

function changeOf({ ids }: BrandContext, profile: PlannedProfile, portrait: StoredPortrait | undefined): Change[] {
  const { known } = profile;
  if (known && !portrait && !differs(profile, known)) return [];
  return [{ id: known?.row.id ?? ids.random(), isNew: known === undefined, profile, portrait }];
}

function differs({ columns, birthDate, entry, texts }: PlannedProfile, { row, texts: before }: KnownProfile): boolean {
  const withoutPicture = entry.portrait === undefined && row.main_photo_id !== null;
  return (
    withoutPicture ||
    row.birth_date !== birthDate ||
    JSON.stringify(inOrder(before)) !== JSON.stringify(inOrder(texts)) ||
    Object.entries(columns).some(([column, value]) => row[column as keyof typeof columns] !== value)
  );
}

/** One order of languages, so that the same texts are the same JSON. */
const inOrder = (texts: TextsByLocale) =>
  LOCALES.flatMap((locale) => {
    const own = texts[locale];
    return own ? [[locale, own.about_me, own.looking_for, own.prompts] as const] : [];
  });

/** Hidden until it is approved, whatever it was before. */
const HIDDEN = { profile_status: 'disabled', searchable: 0 } as const;

async function writeIn(tx: Tx, context: BrandContext, change: Change, by: string): Promise<void> {
  const { id, profile, portrait } = change;
  const { columns, birthDate, entry, known } = profile;
  const now = context.clock.now();
  if (known) await patchMember(tx, id, { ...columns, birth_date: birthDate, ...HIDDEN });
  else
    await insertMember(tx, {
      ...columns,
      ...HIDDEN,
      id,
      kind: 'fictional',
      email: null,
      email_key: null,
      password_hash: null,
      status: 'not_confirmed',
      birth_date: birthDate,
      signup_date: now,
      last_active_at: now,
    });
  if (known && (portrait || entry.portrait === undefined)) await removePhotosIn(tx, context, id);
  if (portrait) await insertPortraitIn(tx, context, id, portrait);
  const pictures =
    entry.portrait === undefined ? { portrait_hash: null, stored_hash: null, portrait_phash: null } : undefined;
  const row = {
    state: 'waiting' as const,
    texts: JSON.stringify(profile.texts),
    stated_age: entry.age ?? null,
    ...(portrait
      ? { portrait_hash: portrait.hash, stored_hash: portrait.storedHash, portrait_phash: portrait.phash }
      : pictures),
    imported_at: now,
    imported_by: by.slice(0, NAME_MAX),
    decided_at: null,
    decided_by: null,
  };
  if (known?.row.source_key) await patchFictionalProfile(tx, id, row);
  else if (!(await insertFictionalProfile(tx, { ...row, member_id: id, source_key: profile.key })))
    throw new ImportedMeanwhile(profile);
}

/** Replaces the picture: the old one goes before the new one comes. */
async function removePhotosIn(tx: Tx, context: BrandContext, memberId: string): Promise<void> {
  if (!(await lockMember(tx, memberId))) return;
  for (const photo of await listPhotos(tx, memberId)) await deletePhotoIn(tx, context, photo);
  await patchMember(tx, memberId, { main_photo_id: null, has_photo: 0 });
}
