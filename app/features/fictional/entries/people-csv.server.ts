import { CsvError, parse } from 'csv-parse/sync';
import { isPromptId } from '~/features/profiles/prompts/prompt-messages';
import { LOCALES, supportedLocale, type Locale } from '~/i18n/locales';
import type { EntryProblem } from '../entry-problem';
import type { EntryInput } from './entry.schema.server';
import type { RawEntry } from './read-entry.server';

/** The columns of a file of people (RFC 4180, UTF-8), in the order in which an export writes them. */
const FACTS = [
  'key', 'name', 'birth_date', 'age', 'gender', 'seeks', 'country', 'region', 'town', 'language', 'sexuality', 'hair_color',
  'eye_color', 'body_type', 'relationship_status', 'tattoos', 'interests', 'portrait',
] as const; // prettier-ignore
/** These have a column for each language: `about_me.nl`. */
const TEXTS = ['about_me', 'looking_for', 'prompts'] as const;

type Column = { fact: (typeof FACTS)[number] } | { text: (typeof TEXTS)[number]; locale: Locale };
type Texts = EntryInput['texts'];

/** The people of a file, and what is wrong with the form of the file itself. */
export interface ReadFile {
  entries: RawEntry[];
  problems: EntryProblem[];
}

interface Parsed {
  record: string[];
  info: { lines: number };
}

/** Reads the table. What its cells say is checked later; an empty cell states nothing. */
export function readPeopleCsv(text: string): ReadFile {
  const table = parseTable(text);
  if ('sentence' in table) return { entries: [], problems: [table] };
  const [head, ...rows] = table.rows;
  if (!head) return { entries: [], problems: [{ line: 1, field: 'the file', sentence: 'is empty' }] };
  const names = head.cells.map((cell) => cell.trim());
  const problems = names.flatMap((name, index): EntryProblem[] => {
    if (!columnOf(name))
      return [{ line: head.line, field: name || 'a column', sentence: `is no column; known: ${KNOWN}` }];
    return names.indexOf(name) < index ? [{ line: head.line, field: name, sentence: 'is a column twice' }] : [];
  });
  const columns = names.map(columnOf);
  const entries = rows.flatMap(({ line, cells }): RawEntry[] => {
    if (cells.length === columns.length) return [{ line, value: valueOf(columns, cells) }];
    const sentence = `has ${cells.length} cells, and the head has ${columns.length}`;
    problems.push({ line, field: 'the line', sentence });
    return [];
  });
  return problems.length > 0 ? { entries: [], problems } : { entries, problems };
}

const KNOWN = [...FACTS, ...TEXTS.map((name) => `${name}.<language>`)].join(', ');

function parseTable(text: string): { rows: { line: number; cells: string[] }[] } | EntryProblem {
  try {
    const options = { bom: true, info: true, relax_column_count: true, skip_empty_lines: true } as const;
    const parsed = parse(text, options) as unknown as Parsed[];
    // The parser counts to the end of a record, and a cell may have lines of its own.
    const lineOf = ({ record, info }: Parsed) => info.lines - record.join('').split('\n').length + 1;
    return { rows: parsed.map((row) => ({ line: lineOf(row), cells: row.record })) };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { line: Number(error['lines'] ?? 1), field: 'the file', sentence: `is no table: ${error.message}` };
  }
}

function columnOf(name: string): Column | undefined {
  const fact = FACTS.find((known) => known === name);
  if (fact) return { fact };
  const [before, locale] = name.split('.') as [string, string?];
  const text = TEXTS.find((known) => known === before);
  return text && supportedLocale(locale) && name === `${text}.${locale}` ? { text, locale } : undefined;
}

function valueOf(columns: readonly (Column | undefined)[], cells: readonly string[]): unknown {
  const value: Record<string, unknown> = {};
  const texts: Record<string, Record<string, unknown>> = {};
  for (const [index, column] of columns.entries()) {
    const cell = cells[index]!.replaceAll('\r\n', '\n');
    if (!column || cell.trim() === '') continue;
    if ('text' in column) {
      const text = column.text === 'prompts' ? readAnswers(cell) : cell;
      texts[column.locale] = { ...texts[column.locale], [column.text]: text };
    } else value[column.fact] = factOf(column.fact, cell.trim());
  }
  return { ...value, texts };
}

function factOf(fact: (typeof FACTS)[number], cell: string): unknown {
  if (fact === 'age') return /^\d{1,3}$/.test(cell) ? Number(cell) : cell;
  return fact === 'interests' ? cell.split(',').map((id) => id.trim()) : cell;
}

/** `sunday: Coffee in bed.` and so on, an answer in a line; a line without a beginning goes on with the answer before. */
function readAnswers(cell: string): { id: string; answer: string }[] {
  const answers: { id: string; answer: string }[] = [];
  for (const line of cell.split('\n')) {
    const [, id, answer] = /^([a-z-]+): ?(.*)$/s.exec(line) ?? [];
    const before = answers.at(-1);
    if (id !== undefined && (isPromptId(id) || !before)) answers.push({ id, answer: answer! });
    else if (before) before.answer += `\n${line}`;
    else answers.push({ id: line, answer: '' });
  }
  return answers;
}

/** The table of these people, as `readPeopleCsv` reads it. */
export function writePeopleCsv(entries: readonly EntryInput[]): string {
  const locales = LOCALES.filter((locale) => entries.some(({ texts }) => texts[locale]));
  const facts = FACTS.filter((fact) => entries.some((entry) => entry[fact] !== undefined));
  const head = [...facts, ...locales.flatMap((locale) => TEXTS.map((name) => `${name}.${locale}`))];
  const rows = entries.map((entry) => [
    ...facts.map((fact) => cellOf(entry[fact])),
    ...locales.flatMap((locale) => textCells(entry.texts, locale)),
  ]);
  return [head, ...rows].map((row) => `${row.map(quoted).join(',')}\r\n`).join('');
}

const cellOf = (value: EntryInput[(typeof FACTS)[number]]): string =>
  Array.isArray(value) ? value.join(',') : String(value ?? '');

function textCells(texts: Texts, locale: Locale): string[] {
  const { about_me = '', looking_for = '', prompts = [] } = texts[locale] ?? {};
  return [about_me, looking_for, prompts.map(({ id, answer }) => `${id}: ${answer}`).join('\n')];
}

const quoted = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
