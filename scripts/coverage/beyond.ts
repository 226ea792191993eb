import { repeated } from './specification';

/** docs/coverage/beyond.json: what issues promise beyond the specification. */
export interface Beyond {
  groups: Group[];
}

export interface Group {
  title: string;
  /** The number of the issue, which is also in the ids of the rows: X17-001. */
  issue: string;
  /** In a group that is 'finished' each row must have a test. */
  status: string;
  rows: PromiseRow[];
}

/** One sentence that a test can show. */
export interface PromiseRow {
  id: string;
  text: string;
}

export function promisesOf({ groups }: Beyond): PromiseRow[] {
  return groups.flatMap((group) => group.rows);
}

/** What is wrong with the groups and their rows, a sentence each. `areas` are the names that the specification uses. */
export function checkBeyond(beyond: Beyond, areas: readonly string[]): string[] {
  const { groups } = beyond;
  const names = [...areas, ...groups.map((group) => group.title)];
  return [
    ...repeated(names).map((name) => `the area '${name}' appears twice`),
    ...repeated(promisesOf(beyond).map((row) => row.id)).map((id) => `the id ${id} appears twice`),
    ...groups.flatMap(checkGroup),
  ];
}

function checkGroup({ title, issue, status, rows }: Group): string[] {
  const known = ['open', 'finished'].includes(status);
  return [
    ...(known ? [] : [`group '${title}': the status is '${status}', but only open and finished are known`]),
    ...(rows.length === 0 ? [`group '${title}' has no row`] : []),
    ...rows.flatMap(({ id, text }) => [
      ...(/^X\d+-\d{3}$/.test(id) && id.startsWith(`X${issue}-`)
        ? []
        : [`'${id}' is not a row id of issue ${issue} (such as X${issue}-014)`]),
      ...(text.trim() === '' ? [`row ${id} has no text`] : []),
    ]),
  ];
}
