/**
 * Every sentence of the specification has a row in docs/coverage.md, every row an owner, and every row of a
 * finished area a test that exists.
 *
 *   npm run coverage:check                 the document against itself and the kept sentences
 *   npm run coverage:check -- path/spec.md the kept sentences against the specification, too
 */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type CoverageDocument, type Row, parseCoverage, type TestReference } from './coverage/coverage-document';
import { normalise, quotedTexts, splitSpec, wordsOf } from './coverage/coverage-spec';

/** Clause id -> sentence of the specification, word for word. */
export type Clauses = Record<string, string>;

export interface CoverageInput {
  root: string;
  document: CoverageDocument;
  clauses: Clauses;
  /** The specification's text, where it is at hand. */
  spec?: string;
}

export function checkCoverage(input: CoverageInput): string[] {
  return [
    ...checkShape(input.document),
    ...checkOwners(input.document),
    ...checkTests(input),
    ...checkClauses(input),
    ...(input.spec === undefined ? [] : checkSpec(input.clauses, input.spec)),
  ];
}

function checkShape({ areas, rows, malformed }: CoverageDocument): string[] {
  const findings = malformed.map((line) => `line ${line}: this table line has another number of cells than its header`);
  if (areas.length === 0) findings.push('there is no table of areas (area | issue | status)');
  if (rows.length === 0) findings.push('there is no table of rows (id | clause | text | area | test)');
  const seen = new Map<string, number>();
  for (const row of rows) {
    const first = seen.get(row.id);
    if (first !== undefined) findings.push(`line ${row.line}: the id ${row.id} stands already in line ${first}`);
    seen.set(row.id, first ?? row.line);
    if (!/^S\d-\d{3}$/.test(row.id)) findings.push(`line ${row.line}: '${row.id}' is no row id (S2-014)`);
    if (row.text === '') findings.push(`line ${row.line}: row ${row.id} says nothing`);
  }
  for (const area of areas) {
    if (!['open', 'finished'].includes(area.status)) {
      findings.push(`area '${area.name}': the status is '${area.status}', but only open and finished are known`);
    }
  }
  return findings;
}

function checkOwners({ areas, rows }: CoverageDocument): string[] {
  const known = new Set(areas.map((area) => area.name));
  return rows.flatMap((row) => {
    if (row.area === '') return [`line ${row.line}: row ${row.id} has no owner`];
    return known.has(row.area) ? [] : [`line ${row.line}: row ${row.id} belongs to '${row.area}', which is no area`];
  });
}

function checkTests({ root, document }: CoverageInput): string[] {
  const finished = new Set(document.areas.filter((area) => area.status === 'finished').map((area) => area.name));
  const contents = new Map<string, string | null>();
  const read = (file: string): string | null => {
    if (!contents.has(file)) contents.set(file, isTestFile(file) ? textOf(join(root, file)) : null);
    return contents.get(file) ?? null;
  };
  return document.rows.flatMap((row) => {
    if (row.tests.length > 0) return row.tests.flatMap((test) => checkTest(row, test, read(test.file)));
    return finished.has(row.area) ? [`line ${row.line}: row ${row.id} is of a finished area and names no test`] : [];
  });
}

/** A named test is looked for as text: renamed or deleted tests are noticed, running them is the suite's work. */
function checkTest(row: Row, test: TestReference, content: string | null): string[] {
  if (content === null) return [`line ${row.line}: row ${row.id} names ${test.file}, which is no existing test file`];
  if (test.name === null || content.includes(test.name)) return [];
  return [`line ${row.line}: row ${row.id} names the test '${test.name}', which ${test.file} does not hold`];
}

function isTestFile(file: string): boolean {
  return /\.(?:test|spec|journey|server-test|stories)\.tsx?$/.test(file) && !file.split('/').includes('..');
}

function textOf(path: string): string | null {
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
}

/** Each kept sentence has rows, and the rows together say all of it. */
function checkClauses({ document, clauses }: CoverageInput): string[] {
  const findings: string[] = [];
  const rowsOf = new Map<string, Row[]>();
  for (const row of document.rows) {
    if (!(row.clause in clauses))
      findings.push(`line ${row.line}: row ${row.id} cites ${row.clause || 'no clause'}, which is not kept`);
    rowsOf.set(row.clause, [...(rowsOf.get(row.clause) ?? []), row]);
  }
  for (const [id, sentence] of Object.entries(clauses)) {
    const rows = rowsOf.get(id);
    if (!rows) {
      findings.push(`clause ${id} has no row: ${sentence}`);
      continue;
    }
    const said = normalise(rows.map((row) => row.text).join(' \n '));
    for (const text of quotedTexts(normalise(sentence))) {
      if (!said.includes(text)) findings.push(`clause ${id}: no row quotes '${text}'`);
    }
    const words = new Set(wordsOf(said));
    const lost = wordsOf(sentence).filter((word) => !words.has(word));
    if (lost.length > 0) findings.push(`clause ${id}: its rows leave out ${lost.join(', ')}`);
  }
  return findings;
}

function checkSpec(clauses: Clauses, spec: string): string[] {
  const sentences = splitSpec(spec);
  const kept = new Map(Object.entries(clauses).map(([id, sentence]) => [normalise(sentence), id]));
  const found = new Set(sentences.map((sentence) => normalise(sentence.text)));
  return [
    ...sentences
      .filter((sentence) => !kept.has(normalise(sentence.text)))
      .map(
        (sentence) => `the specification says in section ${sentence.section} what no clause keeps: ${sentence.text}`,
      ),
    ...[...kept]
      .filter(([text]) => !found.has(text))
      .map(([text, id]) => `clause ${id} is no longer in the specification: ${text}`),
  ];
}

/** 'main job: open, 12 of 354 rows have a test' */
export function countAreas({ areas, rows }: CoverageDocument): string[] {
  const width = Math.max(0, ...areas.map((area) => area.name.length));
  return areas.map((area) => {
    const own = rows.filter((row) => row.area === area.name);
    const tested = own.filter((row) => row.tests.length > 0);
    const count = `${String(tested.length).padStart(4)} of ${String(own.length).padStart(3)} rows have a test`;
    return `${area.name.padEnd(width)}  ${area.status.padEnd(8)} ${count}`;
  });
}

export function readCoverage(root: string, specFile?: string): CoverageInput {
  return {
    root,
    document: parseCoverage(readFileSync(join(root, 'docs/coverage.md'), 'utf8')),
    clauses: JSON.parse(readFileSync(join(root, 'docs/coverage/clauses.json'), 'utf8')) as Clauses,
    ...(specFile === undefined ? {} : { spec: readFileSync(specFile, 'utf8') }),
  };
}

function main(specFile?: string): number {
  const input = readCoverage(resolve(import.meta.dirname, '..'), specFile);
  const findings = checkCoverage(input);
  for (const line of countAreas(input.document)) console.log(line);
  for (const finding of findings) console.error(`docs/coverage.md: ${finding}`);
  const rows = `${input.document.rows.length} rows for ${Object.keys(input.clauses).length} clauses`;
  const against = input.spec === undefined ? '' : ', held against the specification';
  console.log(
    findings.length === 0
      ? `coverage: ${rows}${against}, no finding`
      : `coverage: ${rows}, ${findings.length} findings`,
  );
  return findings.length === 0 ? 0 : 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.exitCode = main(process.argv[2]);
