import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { CommandProblem } from '~/compose/commands/command-problem';
import {
  readPeople,
  writePeople,
  type EntryInput,
  type FileFormat,
  type ReadFile,
} from '~/features/fictional/entries/people-file.service.server';

/** The names of the file in a folder of people, of which one is there. */
const FILES: Record<FileFormat, string> = { csv: 'people.csv', json: 'people.json' };

/** The people of a folder, or of a file, and the pictures beside it. */
export async function readPeopleFolder(path: string) {
  const file = (await stat(path)).isDirectory() ? await fileIn(path) : path;
  const format = extname(file).slice(1);
  if (format !== 'csv' && format !== 'json') throw new CommandProblem(`${file} is neither a .csv nor a .json file.`);
  const read: ReadFile = readPeople(await readFile(file), format);
  const folder = dirname(file);
  return { ...read, open: (name: string) => readFile(join(folder, name)).catch(ignoreMissing) };
}

async function fileIn(folder: string): Promise<string> {
  const names = await readdir(folder);
  const found = Object.values(FILES).filter((name) => names.includes(name));
  if (found.length !== 1) {
    const both = Object.values(FILES).join(' or ');
    throw new CommandProblem(`${folder} has ${found.length === 0 ? 'no' : 'more than one of'} ${both}.`);
  }
  return join(folder, found[0]!);
}

function ignoreMissing(error: unknown): undefined {
  if ((error as { code?: string }).code === 'ENOENT') return undefined;
  throw error;
}

/** Writes people and their pictures into a new or empty folder. Returns the path of the file. */
export async function writePeopleFolder(
  folder: string,
  entries: readonly EntryInput[],
  { format, open }: { format: FileFormat; open: (portrait: string) => Promise<Buffer | undefined> },
): Promise<string> {
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length > 0) throw new CommandProblem(`${folder} is not empty.`);
  for (const { portrait } of entries) {
    const bytes = portrait === undefined ? undefined : await open(portrait);
    if (bytes) await writeFile(join(folder, portrait!), bytes);
  }
  const file = join(folder, FILES[format]);
  await writeFile(file, writePeople(entries, format));
  return file;
}
