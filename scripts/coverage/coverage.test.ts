import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { SourceFile } from '../check-files';
import { coverageOf, readBeyond, readSpecification } from '../coverage';
import type { Beyond } from './beyond';
import { compareWithText, type Specification } from './specification';
import { tagsOf } from './tags';

/** Written in parts, so that the samples in this file do not count as its tags. */
const COVERS = ['//', 'covers'].join(' ');

const spec = `# Specification

Members chat.

## 1. Rules

- Login: 'Login failed, please try again'.
- Free photos 3; premium 25.
`;
const good: Specification = {
  areas: [
    { name: 'main job', issue: '2', status: 'finished' },
    { name: 'members', issue: '4', status: 'open' },
  ],
  sections: [
    {
      title: 'Introduction',
      clauses: [
        { id: 'C0-01', sentence: 'Members chat.', rows: [{ id: 'S0-001', area: 'main job', text: 'Members chat' }] },
      ],
    },
    {
      title: '1. Rules',
      clauses: [
        {
          id: 'C1-01',
          sentence: "Login: 'Login failed, please try again'.",
          rows: [{ id: 'S1-001', area: 'main job', text: "Login: 'Login failed, please try again'" }],
        },
        {
          id: 'C1-02',
          sentence: 'Free photos 3; premium 25.',
          rows: [
            { id: 'S1-002', area: 'members', text: 'Free photos 3' },
            { id: 'S1-003', area: 'members', text: 'premium 25' },
          ],
        },
      ],
    },
  ],
};
const none: Beyond = { groups: [] };
const beyond: Beyond = {
  groups: [
    {
      title: 'a first evening',
      issue: '17',
      status: 'finished',
      rows: [
        { id: 'X17-001', text: 'A like can be undone.' },
        { id: 'X17-002', text: 'The order is in the URL: near | new.' },
      ],
    },
    { title: 'less work', issue: '18', status: 'open', rows: [{ id: 'X18-001', text: 'Two workers share.' }] },
  ],
};
const evening: SourceFile = {
  path: 'app/evening.test.ts',
  text: `${COVERS} X17-002 S1-001\n\nimport { it } from 'vitest';\n\n${COVERS} X17-001\nit('takes a like back', () => {});\n`,
};
const chat: SourceFile = {
  path: 'app/chat.test.ts',
  text: `${COVERS} S1-001\n\nimport { it } from 'vitest';\n\n${COVERS} S0-001\nit('sends a message', () => {});\n`,
};

function check(specification: Specification, sources: SourceFile[] = [chat]): string[] {
  return coverageOf(specification, none, sources).findings;
}

function checkBeyond(promises: Beyond, sources: SourceFile[] = [chat, evening]): string {
  return coverageOf(good, promises, sources).findings.join('\n');
}

/** The specification with one text of its file replaced. */
function changed(from: string, to: string): Specification {
  return changedIn(good, from, to);
}

function changedIn<T>(file: T, from: string, to: string): T {
  const json = JSON.stringify(file);
  expect(json).toContain(from);
  return JSON.parse(json.replace(from, to)) as T;
}

describe('tagsOf', () => {
  it('reads tags above tests, groups, cases and files', () => {
    const text = `${COVERS} S9-011

import { it } from 'vitest';

${COVERS} S1-001 S1-002
${COVERS} S1-003
describe('a group', () => {
  // Why this is so.
  ${COVERS} S1-004
  it.each([
    ${COVERS} S1-005
    ['a case', 1],
  ])('is tried with %s', async (name) => {});
  ${COVERS} S1-006 X17-001
  test(\`\${name} reads well\`, () => {});
});
`;
    expect(tagsOf('app/some.test.ts', text)).toEqual([
      { rows: ['S9-011'], title: null, line: 1 },
      { rows: ['S1-001', 'S1-002'], title: 'a group', line: 5 },
      { rows: ['S1-003'], title: 'a group', line: 6 },
      { rows: ['S1-004'], title: 'is tried with %s', line: 9 },
      { rows: ['S1-005'], title: 'a case', line: 11 },
      { rows: ['S1-006', 'X17-001'], title: '${name} reads well', line: 14 },
    ]);
  });

  it.each([
    ['a comma between ids', `${COVERS} S1-001, S1-002\nit('one', () => {});`],
    ['a capital letter', `${COVERS.toUpperCase()} S1-001\nit('one', () => {});`],
    ['no test below it', `${COVERS} S1-001\nconst one = 1;`],
    ['a short number', `${COVERS} X17-1\nit('one', () => {});`],
    ['a row without an issue', `${COVERS} X-001\nit('one', () => {});`],
    ['a test without a literal title', `${COVERS} S1-001\nit(title, () => {});`],
  ])('refuses %s', (_what, text) => {
    expect(() => tagsOf('app/some.test.ts', text)).toThrow(
      'app/some.test.ts:1: this tag is misspelt or does not stand',
    );
  });
});

describe('coverageOf', () => {
  it('finds nothing wrong with a complete specification, and lists the tests of each row', () => {
    const { document, findings } = coverageOf(good, none, [chat, { path: 'app/chat.ts', text: `${COVERS} S9-999` }]);
    expect(findings).toEqual([]);
    expect(document).toContain('| main job | 2 | finished | 2 of 2 |\n| members | 4 | open | 0 of 2 |\n');
    expect(document).toContain('| S0-001 | C0-01 | Members chat | main job | app/chat.test.ts#sends a message |');
    expect(document).toContain("Login: 'Login failed, please try again' | main job | app/chat.test.ts |");
    expect(document).toContain('| S1-002 | C1-02 | Free photos 3 | members |  |');
  });

  it.each([
    ['a row without an owner', changed('"area":"main job"', '"area":""'), /S0-001 belongs to '', which is not an area/],
    [
      'an unknown area',
      changed('"id":"S1-002","area":"members"', '"id":"S1-002","area":"staff"'),
      /belongs to 'staff'/,
    ],
    ['a duplicate id', changed('S1-003', 'S1-002'), /the id S1-002 appears twice/],
    ['a duplicate clause', changed('C1-02', 'C1-01'), /the clause C1-01 appears twice/],
    ['a wrong id', changed('S1-003', 'premium'), /'premium' is not a row id/],
    ['a row without a text', changed('"text":"Members chat"', '"text":""'), /row S0-001 has no text/],
    [
      'a finished area without tests',
      changed('"status":"open"', '"status":"finished"'),
      /S1-002 belongs to a finished area/,
    ],
    ['a tag without a row', changed('S1-001', 'S1-009'), /app\/chat\.test\.ts:1: there is no row S1-001/],
    [
      'a changed text',
      changed('"text":"Login: \'Login failed,', '"text":"Login: \'Login failed;'),
      /C1-01: no row quotes/,
    ],
    ['a dropped figure', changed('"text":"premium 25"', '"text":"premium more"'), /C1-02: its rows leave out 25/],
    ['an unknown status', changed('"status":"open"', '"status":"nearly"'), /the status is 'nearly'/],
  ])('notices %s', (_what, broken, message) => {
    expect(check(broken).join('\n')).toMatch(message);
  });

  it('notices a clause without a row', () => {
    const broken = structuredClone(good);
    broken.sections[0]?.clauses[0]?.rows.splice(0);
    expect(check(broken)).toContain('clause C0-01 has no row: Members chat.');
  });

  it('notices a test that is gone, and a tag that is not beside a test', () => {
    expect(check(good, [])).toHaveLength(2);
    const loose = { ...chat, text: `${chat.text}${COVERS} S1-002\n` };
    expect(check(good, [chat, { ...loose, path: 'app/talk.test.ts' }]).join()).toMatch(
      /app\/talk\.test\.ts:7: this tag/,
    );
  });
});

describe('rows beyond the specification', () => {
  it('are listed behind the sections, with their tests, and counted with the areas', () => {
    const { document, findings } = coverageOf(good, beyond, [chat, evening]);
    expect(findings).toEqual([]);
    expect(document).toContain(
      '| members | 4 | open | 0 of 2 |\n| a first evening | 17 | finished | 2 of 2 |\n| less work | 18 | open | 0 of 1 |\n',
    );
    expect(document).toContain(`## Beyond the specification: a first evening (issue 17)

| id | text | test |
| --- | --- | --- |
| X17-001 | A like can be undone. | app/evening.test.ts#takes a like back |
| X17-002 | The order is in the URL: near \\| new. | app/evening.test.ts |
`);
    expect(document.indexOf('## Beyond')).toBeGreaterThan(document.indexOf('## 1. Rules'));
    expect(document).toContain('| S1-001 | C1-01 |');
    expect(document).toContain('main job | app/chat.test.ts<br>app/evening.test.ts |');
  });

  it.each([
    ['a duplicate id', '"id":"X17-002"', '"id":"X17-001"', /the id X17-001 appears twice/],
    ['the id of another issue', '"id":"X17-002"', '"id":"X18-002"', /'X18-002' is not a row id of issue 17/],
    ['an id of the specification', '"id":"X17-002"', '"id":"S1-001"', /'S1-001' is not a row id of issue 17/],
    ['a row without a text', 'A like can be undone.', '', /row X17-001 has no text/],
    ['an unknown status', '"status":"open"', '"status":"nearly"', /group 'less work': the status is 'nearly'/],
    ['a title that is an area', '"less work"', '"members"', /the area 'members' appears twice/],
    ['a group without rows', '[{"id":"X18-001","text":"Two workers share."}]', '[]', /group 'less work' has no row/],
    [
      'a finished group without tests',
      '"status":"open"',
      '"status":"finished"',
      /row X18-001 .* has no test: Two work/,
    ],
    ['a tag without a row', '"id":"X17-002"', '"id":"X17-003"', /app\/evening\.test\.ts:1: there is no row X17-002/],
  ])('notices %s', (_what, from, to, message) => {
    expect(checkBeyond(changedIn(beyond, from, to))).toMatch(message);
  });

  it('notices a test that is gone', () => {
    expect(checkBeyond(beyond)).toBe('');
    expect(checkBeyond(beyond, [chat])).toMatch(/row X17-001 .* has no test: A like.*\n.*X17-002/);
  });
});

describe('compareWithText', () => {
  it('finds no difference in the same text', () => {
    expect(compareWithText(good, spec)).toEqual([]);
  });

  it('notices a sentence that was added to the specification', () => {
    expect(compareWithText(good, `${spec}- A new rule.\n`)).toEqual([
      'section 1 of the specification has a sentence that no clause contains: A new rule.',
    ]);
  });

  it('notices a sentence that changed', () => {
    expect(compareWithText(good, spec.replace('premium 25', 'premium 30'))).toEqual([
      'section 1 of the specification has a sentence that no clause contains: Free photos 3; premium 30.',
      'clause C1-02 is no longer in the specification: Free photos 3; premium 25.',
    ]);
  });
});

describe('the coverage of this repository', () => {
  const root = resolve(import.meta.dirname, '../..');

  // covers S0-010 S2-107
  it('has the rows of the whole specification, and the committed page is generated from them', () => {
    const page = readFileSync(resolve(root, 'docs/reports/coverage.md'), 'utf8');
    expect(page.match(/^\| S\d-\d{3} /gm)?.length).toBeGreaterThan(600);
    expect(readSpecification(root).areas.filter((area) => area.status === 'finished').length).toBeGreaterThan(2);
  });

  it('has the rows beyond the specification on the page', () => {
    const page = readFileSync(resolve(root, 'docs/reports/coverage.md'), 'utf8');
    const rows = readBeyond(root).groups.flatMap((group) => group.rows);
    expect(page.match(/^\| X\d+-\d{3} /gm)).toHaveLength(rows.length);
    expect(rows.length).toBeGreaterThan(60);
  });
});
