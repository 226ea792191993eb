import { normalise, quotedTexts, splitSpec, wordsOf } from './sentences';

/** docs/coverage/specification.json: the specification sentence by sentence, and who owns each requirement. */
export interface Specification {
  areas: Area[];
  sections: { title: string; clauses: Clause[] }[];
}

export interface Area {
  name: string;
  /** The issue to which the area belongs, or 'later'. */
  issue: string;
  /** In an area that is 'finished' each row must have a test. */
  status: string;
}

/** A sentence of the specification, word for word, and the rows that together cover it. */
export interface Clause {
  id: string;
  sentence: string;
  rows: Row[];
}

export interface Row {
  id: string;
  area: string;
  text: string;
}

export function clausesOf({ sections }: Specification): Clause[] {
  return sections.flatMap((section) => section.clauses);
}

export function rowsOf(specification: Specification): Row[] {
  return clausesOf(specification).flatMap((clause) => clause.rows);
}

/** What is wrong with the areas, rows and clauses themselves, a sentence each. */
export function checkSpecification(specification: Specification): string[] {
  const { areas } = specification;
  const rows = rowsOf(specification);
  const known = new Set(areas.map((area) => area.name));
  return [
    ...areas
      .filter((area) => !['open', 'finished'].includes(area.status))
      .map((area) => `area '${area.name}': the status is '${area.status}', but only open and finished are known`),
    ...repeated(rows.map((row) => row.id)).map((id) => `the id ${id} appears twice`),
    ...repeated(clausesOf(specification).map((clause) => clause.id)).map((id) => `the clause ${id} appears twice`),
    ...rows.flatMap((row) => [
      ...(/^S\d-\d{3}$/.test(row.id) ? [] : [`'${row.id}' is not a row id (such as S2-014)`]),
      ...(row.text === '' ? [`row ${row.id} has no text`] : []),
      ...(known.has(row.area) ? [] : [`row ${row.id} belongs to '${row.area}', which is not an area`]),
    ]),
    ...clausesOf(specification).flatMap(checkClause),
  ];
}

/** The rows of a clause must quote its quoted texts literally and contain every significant word. */
function checkClause({ id, sentence, rows }: Clause): string[] {
  if (rows.length === 0) return [`clause ${id} has no row: ${sentence}`];
  const specText = normalise(rows.map((row) => row.text).join(' \n '));
  const words = new Set(wordsOf(specText));
  const lost = wordsOf(sentence).filter((word) => !words.has(word));
  return [
    ...quotedTexts(normalise(sentence))
      .filter((text) => !specText.includes(text))
      .map((text) => `clause ${id}: no row quotes '${text}'`),
    ...(lost.length > 0 ? [`clause ${id}: its rows leave out ${lost.join(', ')}`] : []),
  ];
}

/** The sentences that were added, removed or changed since the clauses were written down. */
export function compareWithText(specification: Specification, text: string): string[] {
  const clauses = new Map(clausesOf(specification).map(({ id, sentence }) => [normalise(sentence), id]));
  const sentences = splitSpec(text);
  const found = new Set(sentences.map((sentence) => normalise(sentence.text)));
  return [
    ...sentences
      .filter((sentence) => !clauses.has(normalise(sentence.text)))
      .map(
        (sentence) =>
          `section ${sentence.section} of the specification has a sentence that no clause contains: ${sentence.text}`,
      ),
    ...[...clauses]
      .filter(([sentence]) => !found.has(sentence))
      .map(([sentence, id]) => `clause ${id} is no longer in the specification: ${sentence}`),
  ];
}

export function repeated(ids: readonly string[]): string[] {
  return ids.filter((id, index) => ids.indexOf(id) !== index);
}
