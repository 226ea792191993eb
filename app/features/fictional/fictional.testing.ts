import { makePicture } from '~/testing/pictures';
import type { TestContext } from '~/testing/context';
import type { EntryInput } from './entries/people-file.service.server';
import { importFictional, type ImportOptions } from './import/import.service.server';

const NAMES = ['Sanne', 'Lotte', 'Femke', 'Eva', 'Iris', 'Noor', 'Fleur', 'Maud', 'Anouk', 'Roos'];
const word = (index: number) => String.fromCharCode(...[...String(index)].map((digit) => 97 + Number(digit)));

/** A person of a file, whose texts nobody else has. */
export function person(index: number, change: Partial<EntryInput> = {}): EntryInput {
  return {
    key: `p-${index}`,
    name: NAMES[index % NAMES.length]!,
    birth_date: '1990-05-01',
    gender: 'female',
    seeks: 'male',
    country: 'NL',
    town: 'Leiden',
    language: 'nl',
    interests: ['walking', 'jazz'],
    hair_color: 'brown',
    texts: { nl: { about_me: `Ik hou van de kleur ${word(index)} en van lange avonden.` } },
    ...change,
  };
}

/** Pictures beside a file, by name; each a different one. */
export async function picturesOf(names: readonly string[], first = 1): Promise<ImportOptions['open']> {
  const files = new Map<string, Buffer>();
  for (const [index, name] of names.entries()) files.set(name, await makePicture(first + index));
  return (name) => Promise.resolve(files.get(name));
}

/** Imports people as a file of one person a line, from line 2 on. */
export const importPeople = (
  context: TestContext,
  people: readonly unknown[],
  { open = () => Promise.resolve(undefined), sisters = [] }: Partial<ImportOptions> = {},
) =>
  importFictional(
    context,
    people.map((value, index) => ({ line: index + 2, value })),
    { by: 'Eva', open, sisters },
  );
