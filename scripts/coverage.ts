/**
 * Writes docs/reports/coverage.md: every sentence of the specification and every promise beyond it, its owner, and the tests
 * that name it.
 *
 *   npm run generate -- coverage                        writes the page
 *   npm run generate -- coverage check               fails if the page is outdated or a row of a finished area has no test
 *   npm run generate -- coverage check path/spec.md  also compares the clauses with the specification
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readSources, type SourceFile } from './check-files';
import { type Beyond, checkBeyond, promisesOf } from './coverage/beyond';
import { coverageDocument } from './coverage/document';
import { checkSpecification, compareWithText, rowsOf, type Specification } from './coverage/specification';
import { tagsOf } from './coverage/tags';

const TEST = /\.(?:test|journey|server-test)\.tsx?$/;

export interface Coverage {
  document: string;
  findings: string[];
}

/** Returns the page, and everything that is wrong with its sources. */
export function coverageOf(specification: Specification, beyond: Beyond, sources: readonly SourceFile[]): Coverage {
  const tests = new Map<string, string[]>();
  const { areas } = specification;
  const findings = [
    ...checkSpecification(specification),
    ...checkBeyond(
      beyond,
      areas.map(({ name }) => name),
    ),
  ];
  const ids = new Set([...rowsOf(specification), ...promisesOf(beyond)].map((row) => row.id));
  for (const { path, text } of sources.filter((source) => TEST.test(source.path))) {
    try {
      for (const { rows, title, line } of tagsOf(path, text)) {
        for (const id of rows) {
          if (!ids.has(id)) findings.push(`${path}:${line}: there is no row ${id}`);
          tests.set(id, [...(tests.get(id) ?? []), title === null ? path : `${path}#${title}`]);
        }
      }
    } catch (error) {
      findings.push((error as Error).message);
    }
  }
  const finished = new Set(areas.filter(({ status }) => status === 'finished').map(({ name }) => name));
  const due = [
    ...rowsOf(specification).filter((row) => finished.has(row.area)),
    ...beyond.groups.filter(({ status }) => status === 'finished').flatMap((group) => group.rows),
  ];
  for (const { id, text } of due) {
    if (!tests.has(id)) findings.push(`row ${id} belongs to a finished area and has no test: ${text}`);
  }
  return { document: coverageDocument(specification, beyond, tests), findings };
}

export function readSpecification(root: string): Specification {
  return JSON.parse(readFileSync(join(root, 'docs/coverage/specification.json'), 'utf8')) as Specification;
}

export function readBeyond(root: string): Beyond {
  return JSON.parse(readFileSync(join(root, 'docs/coverage/beyond.json'), 'utf8')) as Beyond;
}

export function writeCoverage(command?: string, specFile?: string): number {
  const root = resolve(import.meta.dirname, '..');
  const page = join(root, 'docs/reports/coverage.md');
  const specification = readSpecification(root);
  const beyond = readBeyond(root);
  const { document, findings } = coverageOf(specification, beyond, readSources(root));
  if (specFile !== undefined) findings.push(...compareWithText(specification, readFileSync(specFile, 'utf8')));
  if (command !== 'check') writeFileSync(page, document);
  else if (readFileSync(page, 'utf8') !== document) {
    findings.push('docs/reports/coverage.md is older than the tags of the tests: run `npm run generate -- coverage`');
  }
  for (const finding of findings) console.error(finding);
  const rows = `${rowsOf(specification).length} rows and ${promisesOf(beyond).length} beyond the specification`;
  console.log(`coverage: ${rows}, ${findings.length} findings`);
  return findings.length === 0 ? 0 : 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  process.exitCode = writeCoverage(process.argv[2], process.argv[3]);
}
