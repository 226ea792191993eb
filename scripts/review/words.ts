/** For the terminal: minutes of UTC, so that two operators mean the same. */
export const moment = (at: number): string => `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;

/** Names and values under each other, the names in one column. */
export function facts(values: Record<string, string>): string {
  const width = Math.max(...Object.keys(values).map(({ length }) => length));
  return Object.entries(values)
    .map(([name, value]) => `${name.padEnd(width)}  ${value}`)
    .join('\n');
}

/** What people wrote must not steer the terminal. */
export const plain = (text: string): string => text.replace(/(?!\n)\p{Cc}/gu, '·');

/** A name as it is listed: who is made up says so. */
export const personWords = (name: string, kind: unknown): string =>
  `${plain(name)}${kind === 'fictional' ? ' (fictional)' : ''}`;
