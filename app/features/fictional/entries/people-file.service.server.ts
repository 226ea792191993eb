import type { EntryInput } from './entry.schema.server';
import { readPeopleCsv, writePeopleCsv, type ReadFile } from './people-csv.server';

export type { ReadFile } from './people-csv.server';
export type { EntryInput } from './entry.schema.server';

export type FileFormat = 'csv' | 'json';

const wrong = (sentence: string): ReadFile => ({ entries: [], problems: [{ line: 1, field: 'the file', sentence }] });

/** The people of a CSV or JSON file in UTF-8, each still unchecked, or what is wrong with the file itself. */
export function readPeople(bytes: Uint8Array, format: FileFormat): ReadFile {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return wrong('is not UTF-8: save it as such');
  }
  return format === 'csv' ? readPeopleCsv(text) : readJson(text);
}

function readJson(text: string): ReadFile {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return wrong(`is no JSON: ${(error as Error).message}`);
  }
  const people = (value as { people?: unknown } | null)?.people;
  if (!Array.isArray(people)) return wrong('must be an object with a list `people`');
  return { entries: people.map((entry: unknown, index) => ({ line: index + 1, value: entry })), problems: [] };
}

/** The file of these people, as `readPeople` reads it. */
export const writePeople = (entries: readonly EntryInput[], format: FileFormat): string =>
  format === 'csv' ? writePeopleCsv(entries) : `${JSON.stringify({ people: entries }, null, 2)}\n`;
