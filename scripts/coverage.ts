/**
 * Writes docs/coverage.md: every sentence of the specification, its owner, and the tests that name it.
 *
 *   npm run coverage                        writes the page
 *   npm run coverage -- check               fails if the page is outdated or a row of a finished area has no test
 *   npm run coverage -- check path/spec.md  also compares the clauses with the specification
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readSources, type SourceFile } from './check-files';
import { coverageDocument } from './coverage/document';
import { checkSpecification, compareWithText, rowsOf, type Specification } from './coverage/specification';
import { tagsOf } from './coverage/tags';

const TEST = /\.(?:test|journey|server-test)\.tsx?$/;

export interface Coverage {
  document: string;
  findings: string[];
}

/** Returns the page, and everything that is wrong with its sources. */
export function coverageOf(specification: Specification, sources: readonly SourceFile[]): Coverage {
  const tests = new Map<string, string[]>();
  const findings = checkSpecification(specification);
  const ids = new Set(rowsOf(specification).map((row) => row.id));
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
  const finished = new Set(specification.areas.filter(({ status }) => status === 'finished').map(({ name }) => name));
  for (const row of rowsOf(specification)) {
    if (finished.has(row.area) && !tests.has(row.id)) {
      findings.push(`row ${row.id} belongs to a finished area and has no test: ${row.text}`);
    }
  }
  return { document: coverageDocument(specification, tests), findings };
}

export function readSpecification(root: string): Specification {
  return JSON.parse(readFileSync(join(root, 'docs/coverage/specification.json'), 'utf8')) as Specification;
}

function main(command?: string, specFile?: string): number {
  const root = resolve(import.meta.dirname, '..');
  const page = join(root, 'docs/coverage.md');
  const specification = readSpecification(root);
  const { document, findings } = coverageOf(specification, readSources(root));
  if (specFile !== undefined) findings.push(...compareWithText(specification, readFileSync(specFile, 'utf8')));
  if (command !== 'check') writeFileSync(page, document);
  else if (readFileSync(page, 'utf8') !== document) {
    findings.push('docs/coverage.md is older than the tags of the tests: run `npm run coverage`');
  }
  for (const finding of findings) console.error(finding);
  console.log(`coverage: ${rowsOf(specification).length} rows, ${findings.length} findings`);
  return findings.length === 0 ? 0 : 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  process.exitCode = main(process.argv[2], process.argv[3]);
}
