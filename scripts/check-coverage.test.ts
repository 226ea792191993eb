import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkCoverage, countAreas, readCoverage } from './check-coverage';

const spec = `# Specification

Members chat.

## 1. Rules

- Login: 'Login failed, please try again'.
- Free photos 3; premium 25.
`;
const clauses = {
  'C0-01': 'Members chat.',
  'C1-01': "Login: 'Login failed, please try again'.",
  'C1-02': 'Free photos 3; premium 25.',
};
const good = `
| area | issue | status |
| --- | --- | --- |
| main job | 2 | finished |
| members | 4 | open |

| id | clause | text | area | test |
| --- | --- | --- | --- | --- |
| S0-001 | C0-01 | Members chat | main job | app/chat.test.ts#sends a message |
| S1-001 | C1-01 | Login: 'Login failed, please try again' | main job | app/chat.test.ts |
| S1-002 | C1-02 | Free photos 3 | members | |
| S1-003 | C1-02 | premium 25 | members | |
`;

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'facet-coverage-'));
  mkdirSync(join(root, 'docs/coverage'), { recursive: true });
  mkdirSync(join(root, 'app'));
  writeFileSync(join(root, 'app/chat.test.ts'), `it('sends a message', () => {});`);
  writeFileSync(join(root, 'app/chat.ts'), 'sends a message');
  writeFileSync(join(root, 'docs/coverage/clauses.json'), JSON.stringify(clauses));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function check(document: string, specText?: string): string[] {
  writeFileSync(join(root, 'docs/coverage.md'), document);
  if (specText === undefined) return checkCoverage(readCoverage(root));
  writeFileSync(join(root, 'spec.md'), specText);
  return checkCoverage(readCoverage(root, join(root, 'spec.md')));
}

describe('the coverage document of this repository', () => {
  it('holds every clause of the specification', () => {
    expect(checkCoverage(readCoverage(resolve(import.meta.dirname, '..')))).toEqual([]);
  });
});

describe('checkCoverage', () => {
  it('finds nothing in a whole document, with and without the specification', () => {
    expect(check(good)).toEqual([]);
    expect(check(good, spec)).toEqual([]);
  });

  it('counts rows and tests per area', () => {
    writeFileSync(join(root, 'docs/coverage.md'), good);
    expect(countAreas(readCoverage(root).document)).toEqual([
      'main job  finished    2 of   2 rows have a test',
      'members   open        0 of   2 rows have a test',
    ]);
  });

  // Each of these breaks one promise of the page; the check must say which.
  const broken: [string, (document: string) => string, RegExp][] = [
    ['a row without an owner', (d) => d.replace('Members chat | main job', 'Members chat | '), /S0-001 has no owner/],
    [
      'an unknown area',
      (d) => d.replace('Free photos 3 | members', 'Free photos 3 | staff'),
      /S1-002 belongs to 'staff'/,
    ],
    ['a duplicate id', (d) => d.replace('S1-003', 'S1-002'), /S1-002 stands already in line/],
    ['a wrong id', (d) => d.replace('S1-003', 'premium'), /'premium' is no row id/],
    ['a finished row without a test', (d) => d.replace('| app/chat.test.ts |', '| |'), /S1-001 is of a finished area/],
    ['a test that is gone', (d) => d.replace('app/chat.test.ts#', 'app/talk.test.ts#'), /no existing test file/],
    ['a file that is no test', (d) => d.replace('app/chat.test.ts#', 'app/chat.ts#'), /no existing test file/],
    ['a test outside the house', (d) => d.replace('app/chat.test.ts |', '../chat.test.ts |'), /no existing test file/],
    ['a renamed test', (d) => d.replace('#sends a message', '#sends two'), /does not hold/],
    ['a clause without a row', (d) => d.replace(/\| S0-001.*\n/, ''), /clause C0-01 has no row: Members chat/],
    ['a row of no clause', (d) => d.replace('C0-01', 'C0-99'), /cites C0-99, which is not kept/],
    ['a changed text', (d) => d.replace('Login failed, please', 'Login failed; please'), /C1-01: no row quotes/],
    ['a lost figure', (d) => d.replace('premium 25', 'premium more'), /C1-02: its rows leave out 25/],
    ['a lost cell', (d) => d.replace('| members | |', '| members |'), /another number of cells/],
    ['an unknown status', (d) => d.replace('| 4 | open |', '| 4 | nearly |'), /the status is 'nearly'/],
    ['no areas', (d) => d.replace('| area |', '| region |'), /no table of areas/],
  ];
  it.each(broken)('notices %s', (_, breakIt, message) => {
    expect(breakIt(good)).not.toBe(good);
    expect(check(breakIt(good)).join('\n')).toMatch(message);
  });

  it('notices a sentence that came to the specification', () => {
    expect(check(good, `${spec}- A new rule.\n`)).toEqual([
      'the specification says in section 1 what no clause keeps: A new rule.',
    ]);
  });

  it('notices a sentence that changed', () => {
    expect(check(good, spec.replace('premium 25', 'premium 30'))).toEqual([
      'the specification says in section 1 what no clause keeps: Free photos 3; premium 30.',
      'clause C1-02 is no longer in the specification: Free photos 3; premium 25.',
    ]);
  });

  it('accepts several tests of one row', () => {
    const two = good.replace('| app/chat.test.ts |', '| app/chat.test.ts#sends a message<br>`app/chat.test.ts` |');
    expect(check(two)).toEqual([]);
    expect(check(two.replace('`app/chat', '`app/talk')).join()).toMatch(/app\/talk\.test\.ts/);
  });

  it('keeps the document in the repository free of rows without meaning', () => {
    const text = readFileSync(resolve(import.meta.dirname, '../docs/coverage.md'), 'utf8');
    expect(text.match(/^\| S\d-\d{3} /gm)?.length).toBeGreaterThan(600);
  });
});
