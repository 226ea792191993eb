import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { CommandProblem } from '~/compose/commands/command-problem';
import { keysOf } from '~/features/fictional/entries/repeated-texts.server';
import type { EntryInput } from '~/features/fictional/entries/people-file.service.server';
import { findUsedParts } from '~/features/fictional/life/used-parts.service.server';
import type { SisterBrand } from '~/features/fictional/import/import.service.server';
import { placesOf } from '~/features/profiles/places/places.server';
import type { BrandContext } from '~/server/context/context.server';
import { drawn } from '~db/seed/casting';
import {
  FACES_FROM,
  FACES_TO,
  generatePeople,
  NotEnoughParts,
  type PeopleWishes,
} from '~db/seed/people/generate-people';
import { seededRng } from '~db/seed/rng';
import { hashOfPicture } from '~/features/photos/upload/portrait.service.server';
import { writePeopleFolder } from './people-folder';

export type Wishes = Omit<PeopleWishes, 'niche'> & { seed: string; out: string; format: 'csv' | 'json' };

const portraitFile = (face: string) => readFile(resolve('db/seed/portraits', `${face}.webp`));

/** Writes people for this brand into a folder, for someone to read and edit before they are imported. */
export async function generateFolder(
  context: BrandContext,
  sisters: readonly SisterBrand[],
  { seed, out, format, ...wishes }: Wishes,
): Promise<{ file: string; people: EntryInput[] }> {
  requireWithin(context, wishes);
  const faces = [...drawn.female, ...drawn.male].map(({ file }) => file);
  const hashes = new Map<string, string>();
  for (const face of faces) hashes.set(hashOfPicture(await portraitFile(face)), face);
  const used = await findUsedParts(context, sisters, [...hashes.keys()]);
  const claims = () => {
    const claimed = new Set(used.said);
    return (language: string, text: string) => {
      const keys = keysOf(language, text);
      if (keys.some((key) => claimed.has(key))) return false;
      for (const key of keys) claimed.add(key);
      return true;
    };
  };
  const tools = {
    now: context.clock.now(),
    rng: seededRng(seed),
    placesOf,
    claims,
    usedFaces: new Set(used.portraits.map((hash) => hashes.get(hash)!)),
  };
  try {
    const generated = generatePeople({ ...wishes, niche: context.tenant.niche }, tools);
    const files = new Map<string, string>();
    const people = generated.map(({ face, ...person }, index): EntryInput => {
      const key = `${seed}-${String(index + 1).padStart(3, '0')}`;
      files.set(`${key}.webp`, face);
      // The parts are those of the product; the import checks each word of them.
      return { ...person, key, portrait: `${key}.webp` } as EntryInput;
    });
    const file = await writePeopleFolder(out, people, { format, open: (name) => portraitFile(files.get(name)!) });
    return { file, people };
  } catch (error) {
    throw error instanceof NotEnoughParts ? new CommandProblem(error.message) : error;
  }
}

function requireWithin({ tenant }: BrandContext, { countries, ages: [from, to] }: Omit<PeopleWishes, 'niche'>): void {
  const floor = Math.max(FACES_FROM, tenant.min_age);
  if (from < floor || to > FACES_TO || from > to)
    throw new CommandProblem(`The portraits and ${tenant.slug} allow the ages ${floor}-${FACES_TO}.`);
  const elsewhere = countries.filter((country) => !tenant.countries.some((served) => served === country));
  if (elsewhere.length > 0 || countries.length === 0)
    throw new CommandProblem(`${tenant.slug} serves ${tenant.countries.join(', ')}, not ${elsewhere.join(', ')}.`);
}
