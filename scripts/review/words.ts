/** A time for the terminal in UTC, to the minute, so that it means the same to every operator. */
export const moment = (at: number): string => `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;

/** Names and values on a line each, aligned in columns. */
export function facts(values: Record<string, string>): string {
  const width = Math.max(...Object.keys(values).map(({ length }) => length));
  return Object.entries(values)
    .map(([name, value]) => `${name.padEnd(width)}  ${value}`)
    .join('\n');
}

/** Replaces control characters, so that texts of members cannot control the terminal. */
export const plain = (text: string): string => text.replace(/(?!\n)\p{Cc}/gu, '·');

/** A name for lists, labelled if the profile is fictional. */
export const personWords = (name: string, kind: unknown): string =>
  `${plain(name)}${kind === 'fictional' ? ' (fictional)' : ''}`;
