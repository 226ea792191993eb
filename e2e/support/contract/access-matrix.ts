import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const ACTORS = ['Visitor', 'Unconfirmed', 'Free', 'Premium', 'Blocked', 'Stranger', 'Foreign id'] as const;
export type ActorName = (typeof ACTORS)[number];

export interface MatrixRow {
  route: string;
  method: string;
  /** With placeholders in braces. The `name=value` pairs after it in the table are the fields of the body. */
  path: string;
  fields: Record<string, string>;
  /** The expected response by actor; absent if the request makes no sense for that actor. */
  expected: Partial<Record<ActorName, string>>;
}

const file = fileURLToPath(new URL('../../../docs/access-matrix.md', import.meta.url));
const HEAD = ['Route', 'Method', 'Request', ...ACTORS];

/** Reads the table of docs/access-matrix.md in its order, one row per method. */
export function readMatrix(): MatrixRow[] {
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|'));
  const [head, , ...rows] = lines.map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  if (JSON.stringify(head) !== JSON.stringify(HEAD)) throw new Error(`the matrix has other columns: ${String(head)}`);
  return rows.flatMap(([route = '', methods = '', request = '', ...cells]) => {
    const [path = '', ...pairs] = request.split(' ');
    const fields = Object.fromEntries(pairs.map((pair) => pair.split('=', 2) as [string, string]));
    const expected = Object.fromEntries(
      ACTORS.map((actor, i) => [actor, cells[i]!]).filter(([, cell]) => cell !== '–'),
    );
    return methods.split(', ').map((method) => ({ route, method, path, fields, expected }));
  });
}
