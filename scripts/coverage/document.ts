import type { Beyond } from './beyond';
import { type Specification, rowsOf } from './specification';

/** The id of a row -> its tests, as `path` or `path#title`. */
export type TestsOfRows = ReadonlyMap<string, readonly string[]>;

const HEAD = `# Coverage: every clause of the specification, what is promised beyond it, and the tests

Written by \`npm run generate -- coverage\` from \`docs/coverage/specification.json\`, \`docs/coverage/beyond.json\` and the tags beside the
tests; \`npm run generate -- coverage check\` fails when the page is older than they are, and \`npm run generate -- coverage check
path/to/spec.md\` also notices a sentence of the specification that came, went or changed.

- **id** \`S2-014\` is a row of section 2; ids are never reused. A new row takes the next free number of its section.
- **clause** \`C2-07\` is the sentence it comes from, kept word for word. The rows of a clause together hold every word
  of weight in it and quote its quoted texts literally.
- **area** owns the row. While an area is open its rows may have no test yet; once it is finished each row has one.
  A row of a later area may change its owner when that area's issue says so, never lose it.
- **test** says where \`// covers S2-014\` stands: above a test, above a case of \`it.each\`, or above the imports, which
  means the whole file.
- 'Stands in the English catalogue word for word' rows are shown by the test that freezes the specification's texts;
  the row after it, of another area, is about the place where a person reads the text.
- **id** \`X17-003\` is a row beyond the specification: a promise of issue 17, in a plain sentence that a test can show.
  It has no clause. Its group is its area and follows the sections of the specification; it is tagged, never reused and,
  once its group is finished, tested like the others. The specification wins where the two differ.
`;

/** Returns the text of docs/reports/coverage.md. */
export function coverageDocument(specification: Specification, beyond: Beyond, tests: TestsOfRows): string {
  const testsOf = (id: string) => (tests.get(id) ?? []).join('<br>');
  const withTest = (rows: readonly { id: string }[]) =>
    `${rows.filter(({ id }) => tests.has(id)).length} of ${rows.length}`;
  const areas = table(
    ['area', 'issue', 'status', 'rows with a test'],
    [
      ...specification.areas.map(({ name, issue, status }) => {
        return [name, issue, status, withTest(rowsOf(specification).filter((row) => row.area === name))];
      }),
      ...beyond.groups.map(({ title, issue, status, rows }) => [title, issue, status, withTest(rows)]),
    ],
  );
  const sections = specification.sections.map(({ title, clauses }) => {
    const rows = clauses.flatMap((clause) =>
      clause.rows.map((row) => [row.id, clause.id, row.text, row.area, testsOf(row.id)]),
    );
    return `## ${title}\n\n${table(['id', 'clause', 'text', 'area', 'test'], rows)}`;
  });
  const groups = beyond.groups.map(({ title, issue, rows }) => {
    const lines = rows.map(({ id, text }) => [id, text, testsOf(id)]);
    return `## Beyond the specification: ${title} (issue ${issue})\n\n${table(['id', 'text', 'test'], lines)}`;
  });
  return [HEAD, areas, ...sections, ...groups].join('\n');
}

function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [header, header.map(() => '---'), ...rows];
  return lines.map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |\n`).join('');
}
