/** A field of a header: its name in lower case, and its value with folded lines joined. */
export type HeaderField = readonly [name: string, value: string];

/** All that is read of a mail. In a report the mail that it is about comes last, so the beginning is enough. */
const MOST_BYTES = 256 * 1024;
const MOST_LINES = 6000;
/** Twice what a mail server may send (RFC 5321); only the texts of people have longer ones. */
const MOST_OF_LINE = 2000;
/** Lines that may begin a part. A report has four. */
const MOST_MARKS = 100;

const MOST_FIELDS = 400;
const MOST_OF_FIELD = 4000;
/** The only fields of a mail's own header that the parser is told: those that say how its body is to be read. */
const BODY_FIELDS = new Set(['mime-version', 'content-type', 'content-transfer-encoding']);
const MOST_OF_BODY_FIELD = 1000;

const FIELD = /^([!-9;-~]{1,80}):[ \t]*(.*)$/s;

const linesOf = (raw: Uint8Array): string[] =>
  Buffer.from(raw.buffer, raw.byteOffset, Math.min(raw.byteLength, MOST_BYTES))
    .toString('latin1')
    .split('\n', MOST_LINES + 1)
    .slice(0, MOST_LINES)
    .map((line) => (line.endsWith('\r') ? line.slice(0, -1) : line).slice(0, MOST_OF_LINE));

/** The fields of a mail's own header, in their order. */
export function readHeader(raw: Uint8Array): HeaderField[] {
  return headerOf(linesOf(raw)).fields;
}

/** The fields of a block of lines, up to its first empty one. */
export function fieldsOfLines(lines: readonly string[]): HeaderField[] {
  return headerOf(lines).fields;
}

function headerOf(lines: readonly string[]): { fields: HeaderField[]; end: number } {
  const fields: { name: string; parts: string[]; size: number }[] = [];
  // Mailboxes in files begin each mail with such a line.
  let at = lines[0]?.startsWith('From ') ? 1 : 0;
  let last: (typeof fields)[number] | undefined;
  for (; at < lines.length && lines[at] !== ''; at++) {
    const line = lines[at]!;
    if (/^[ \t]/.test(line)) {
      const more = line.trim();
      if (last && last.size < MOST_OF_FIELD) {
        last.parts.push(more);
        last.size += more.length + 1;
      }
      continue;
    }
    const [, name, value] = FIELD.exec(line) ?? [];
    last =
      name === undefined || fields.length === MOST_FIELDS
        ? undefined
        : { name: name.toLowerCase(), parts: [value!.trim()], size: value!.length };
    if (last) fields.push(last);
  }
  return { fields: fields.map(({ name, parts }) => [name, parts.join(' ').trim().slice(0, MOST_OF_FIELD)]), end: at };
}

/**
 * The beginning of a mail with every dimension bounded, for a parser whose time may grow faster than one of them. Of its
 * own header nothing is left but what says how to read the body.
 */
export function boundedMail(raw: Uint8Array): Uint8Array<ArrayBuffer> {
  const lines = linesOf(raw);
  const { fields, end } = headerOf(lines);
  const header = fields
    .filter(([name], at) => BODY_FIELDS.has(name) && fields.findIndex(([other]) => other === name) === at)
    .map(([name, value]) => `${name}: ${value.slice(0, MOST_OF_BODY_FIELD)}`);
  const body: string[] = [];
  let marks = 0;
  for (const line of lines.slice(end)) {
    if (line.startsWith('--') && ++marks > MOST_MARKS) break;
    body.push(line);
  }
  if (end === lines.length) body.push('');
  return new Uint8Array(Buffer.from([...header, ...body].join('\r\n'), 'latin1'));
}
