/** A time for the terminal in UTC, to the minute, so that it means the same to every operator. */
export const moment = (at: number): string => `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;

/** Names and values on a line each, aligned in columns. */
export function facts(values: Record<string, string>): string {
  const width = Math.max(...Object.keys(values).map(({ length }) => length));
  return Object.entries(values)
    .map(([name, value]) => `${name.padEnd(width)}  ${value}`)
    .join('\n');
}

/** What stands before every further line that somebody else wrote; no line of the command itself begins with it. */
const THEIRS = '    | ';
/** Control characters, other line ends, and marks that turn the direction of what follows. */
const STEERING = /(?!\n)\p{Cc}|[\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu;

/**
 * What people wrote, so that it can neither control the terminal nor imitate a line of the command, such as one to copy: its
 * further lines are marked.
 */
export const plain = (text: string): string =>
  text.replace(/\r\n?/g, '\n').replace(STEERING, '·').replaceAll('\n', `\n${THEIRS}`);

/** The same for a text that begins on a line of its own. */
export const quoted = (text: string): string => THEIRS + plain(text);

/** A name for lists, labelled if the profile is fictional. */
export const personWords = (name: string, kind: unknown): string =>
  `${plain(name)}${kind === 'fictional' ? ' (fictional)' : ''}`;
