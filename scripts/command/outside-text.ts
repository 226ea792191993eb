/**
 * What stands before every further line of what someone else wrote, also where a long line goes on; no line of a command
 * itself begins with it.
 */
export const FURTHER = '    | ';
/** Control characters, other line ends, and marks that turn the direction of what follows. */
const STEERING = /(?!\n)\p{Cc}|[\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu;
/** If the terminal does not say how wide it is, or the output goes elsewhere. */
const USUAL_COLUMNS = 80;
const FEWEST_COLUMNS = 20;
/** With less room than this behind what stands before, a text begins on a line of its own. */
const LEAST_ROOM = 8;
/** Room for a name of thirty letters in any script. */
const MOST_IN_CELL = 60;

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

export const terminalColumns = (): number => process.stdout.columns || USUAL_COLUMNS;

/**
 * As many columns as a text can take at most. Terminals disagree about everything outside ASCII (marks, joined emoji,
 * letters that are wide in East Asia), but none gives one character more than two columns.
 */
export function widthOf(text: string): number {
  let width = 0;
  for (const sign of text) width += sign < '\u007F' ? 1 : 2;
  return width;
}

/** A text that can no longer control the terminal; its line ends stay. */
export const withoutSteering = (text: string): string => text.replace(/\r\n?/g, '\n').replace(STEERING, '·');

/**
 * What people wrote, so that it can neither control the terminal nor imitate a line of the command, such as one to copy:
 * its further lines are marked, and a line that the terminal would break is broken here. `before` is the width of what
 * stands before it in its line.
 */
export function plain(text: string, { before = 0, columns = terminalColumns() } = {}): string {
  // Some terminals go on in the next line as soon as the last column is used.
  const whole = Math.max(FEWEST_COLUMNS, columns) - 1;
  const room = whole - FURTHER.length;
  const begins = whole - before >= LEAST_ROOM ? [] : [''];
  const lines = withoutSteering(text)
    .split('\n')
    .flatMap((line, index) => folded(line, index === 0 && begins.length === 0 ? whole - before : room, room));
  return [...begins, ...lines].join(`\n${FURTHER}`);
}

/** The same for a text that begins on a line of its own. */
export const quoted = (text: string, columns = terminalColumns()): string =>
  FURTHER + plain(text, { before: FURTHER.length, columns });

/** The same on one line. */
export const oneLine = (text: string): string => withoutSteering(text).replaceAll('\n', ' ');

/** The same for a list: one line, and only the beginning of a long text. */
export function inCell(text: string): string {
  const line = oneLine(text);
  return widthOf(line) <= MOST_IN_CELL ? line : `${folded(line, MOST_IN_CELL - 2, MOST_IN_CELL, false)[0]}…`;
}

/** Breaks a line after a space or, if none is near, between two letters. */
function folded(line: string, first: number, room: number, betweenWords = true): string[] {
  const lines: string[] = [];
  let piece = '';
  let width = 0;
  const fits = (more: number) => width + more <= (lines.length === 0 ? first : room);
  for (const part of partsOf(line, Math.min(first, room))) {
    const more = widthOf(part);
    if (!fits(more)) {
      const space = betweenWords ? piece.lastIndexOf(' ') + 1 : 0;
      const cut = space > piece.length / 2 ? space : piece.length;
      lines.push(piece.slice(0, cut));
      piece = piece.slice(cut);
      width = widthOf(piece);
    }
    piece += part;
    width += more;
  }
  return [...lines, piece];
}

/** Its letters with their marks; a letter whose marks fill a line is taken apart. */
function* partsOf(line: string, most: number): Generator<string> {
  for (const { segment } of letters.segment(line)) {
    if (widthOf(segment) <= most / 2) yield segment;
    else yield* segment;
  }
}
