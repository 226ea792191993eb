import { inCell, plain } from '../command/outside-text';

/** A time for the terminal in UTC, to the minute, so that it means the same to every operator. */
export const moment = (at: number): string => `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;

/** A value that someone else wrote needs the width of what stands before it in its line. */
type Fact = string | ((before: number) => string);

/** Names and values on a line each, aligned in columns. */
export function facts(values: Record<string, Fact>): string {
  const width = Math.max(...Object.keys(values).map(({ length }) => length));
  return Object.entries(values)
    .map(([name, value]) => `${name.padEnd(width)}  ${typeof value === 'string' ? value : value(width + 2)}`)
    .join('\n');
}

/** Such a value. */
export const theirs =
  (text: string): Fact =>
  (before) =>
    plain(text, { before });

/** A name for lists, labelled if the profile is fictional. */
export const personWords = (name: string, kind: unknown): string =>
  `${inCell(name)}${kind === 'fictional' ? ' (fictional)' : ''}`;
