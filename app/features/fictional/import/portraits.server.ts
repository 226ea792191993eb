import { listFictionalByPortrait } from '~db/queries/fictional-profile';
import {
  checkPortrait,
  dropPortrait,
  hashOfPicture,
  readPortrait,
  storePortrait,
  type StoredPortrait,
} from '~/features/photos/upload/portrait.service.server';
import type { BrandContext } from '~/server/context/context.server';
import { picturesBusy } from '~/server/pictures/pictures';
import { AppError } from '~/server/response/app-error';
import type { EntryProblem } from '../entry-problem';
import type { KnownFaces, SisterBrand } from './known-faces.server';
import type { PlannedProfile } from './planned-profiles.server';

/** The bytes of a picture beside the file; undefined if there is none of that name. */
export type OpenPicture = (name: string) => Promise<Buffer | undefined>;

interface NewPicture {
  profile: PlannedProfile;
  name: string;
  hash: string;
}

/** The pictures that the brand does not have yet for these people, and what is wrong with the others. */
export async function findNewPictures(
  context: BrandContext,
  planned: readonly PlannedProfile[],
  open: OpenPicture,
  sisters: readonly SisterBrand[],
): Promise<{ pictures: NewPicture[]; problems: EntryProblem[] }> {
  const problems: EntryProblem[] = [];
  const wrong = ({ line }: PlannedProfile, sentence: string) => problems.push({ line, field: 'portrait', sentence });
  const [all, lines] = [[] as NewPicture[], new Map<string, number>()];
  for (const profile of planned) {
    const name = profile.entry.portrait;
    const bytes = name === undefined ? undefined : await open(name);
    if (name !== undefined && !bytes) wrong(profile, `there is no picture ${name} beside the file`);
    if (name === undefined || !bytes) continue;
    const hash = hashOfPicture(bytes);
    const line = lines.get(hash);
    if (line !== undefined) wrong(profile, `${name} is the same picture as in line ${line}`);
    else all.push({ profile, name, hash });
    lines.set(hash, line ?? profile.line);
  }
  const hashes = [...lines.keys()];
  const own = { slug: null, handle: context.db };
  for (const { slug, handle } of [own, ...sisters.map(({ slug, db }) => ({ slug, handle: db }))])
    for (const row of await listFictionalByPortrait(handle, hashes)) {
      const same = all.filter(({ hash }) => hash === row.portrait_hash || hash === row.stored_hash);
      for (const { profile, name } of same) {
        if (slug !== null) wrong(profile, `${name} is the face of ${row.source_key} of the brand ${slug}`);
        else if (profile.known?.row.id !== row.member_id) wrong(profile, `${name} is the face of ${row.source_key}`);
      }
    }
  const refused = new Set(problems.map(({ line }) => line));
  const pictures: NewPicture[] = [];
  for (const picture of all)
    if (!refused.has(picture.profile.line) && !(await isPresent(context, picture))) pictures.push(picture);
  return { pictures, problems };
}

/** Whether it is the picture that the profile has: as it was imported, or as an export has it. */
async function isPresent(context: BrandContext, { profile: { known }, hash }: NewPicture): Promise<boolean> {
  if (!known) return false;
  const { portrait_hash, stored_hash, source_filename, filename } = known.row;
  if (portrait_hash !== null) return hash === portrait_hash || hash === stored_hash;
  // Of the demo's profiles nobody has computed one.
  const file = source_filename ?? filename;
  const bytes = file === null ? undefined : await readPortrait(context, file);
  return bytes !== undefined && hashOfPicture(bytes) === hash;
}

/**
 * Decodes every picture, and stores them as long as nothing is wrong: no face may look like another one. Of a file with
 * problems nothing stays: then `stored` is empty.
 */
export async function takeIn(
  context: BrandContext,
  pictures: readonly NewPicture[],
  { open, faces, sound }: { open: OpenPicture; faces: KnownFaces; sound: boolean },
): Promise<{ stored: Map<string, StoredPortrait>; problems: EntryProblem[] }> {
  const problems: EntryProblem[] = [];
  const stored = new Map<string, StoredPortrait>();
  for (const { profile, name } of pictures) {
    try {
      const bytes = (await open(name))!;
      const portrait = sound && problems.length === 0 ? await storePortrait(context, bytes) : undefined;
      if (portrait) stored.set(profile.key, portrait);
      const { phash } = portrait ?? (await checkPortrait(context, bytes));
      const whose = await faces.find(phash, profile.known?.row.id);
      if (whose !== undefined)
        problems.push({ line: profile.line, field: 'portrait', sentence: `${name} looks like the face of ${whose}` });
      faces.add(phash, profile.line);
    } catch (error) {
      if (!(error instanceof AppError) || error.code === picturesBusy().code) throw error;
      const sentence = `${name}: ${context.texts('en').formatMessage({ id: error.code }, error.values)}`;
      problems.push({ line: profile.line, field: 'portrait', sentence });
    }
  }
  if (problems.length > 0) {
    for (const portrait of stored.values()) await dropPortrait(context, portrait);
    stored.clear();
  }
  return { stored, problems };
}
