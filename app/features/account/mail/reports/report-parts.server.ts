import type { Email } from 'postal-mime';

/** The fields of a header block by their name in lower case; folded lines are one. */
export type Fields = ReadonlyMap<string, string>;

/** What a report needs to be judged. A mail without `statuses` and `feedback` is none. */
export interface ReportParts {
  /** Of the mail itself. */
  header: Fields;
  /** The blocks of a delivery status (RFC 3464): the first is about the mail, each further one about a recipient. */
  statuses: Fields[];
  /** The fields of a feedback report (RFC 5965). */
  feedback: Fields | null;
  /** The header of the mail that the report is about, as far as it is in it. */
  about: Fields;
}

/** All that is read of a mail. In a report the mail that it is about comes last, so the beginning is enough. */
const MOST_BYTES = 256 * 1024;
const MOST_FIELDS = 400;
/** Lines that may begin a part. A report has four; the time to parse grows with their square. */
const MOST_MARKS = 2000;
const LIMITS = { maxNestingDepth: 20, maxHeadersSize: 128 * 1024, forceRfc822Attachments: true };

const STATUS = /^message\/(?:global-)?delivery-status$/;
const ABOUT = /^(?:message\/(?:rfc822|rfc822-headers|global|global-headers)|text\/rfc822-headers)$/;

/** Takes a mail apart; null if it cannot be read, which is not worth an error: anybody may send anything. */
export async function readParts(raw: Uint8Array): Promise<ReportParts | null> {
  const beginning = Buffer.from(raw.subarray(0, MOST_BYTES));
  if (beginning.toString('latin1').split('\n--', MOST_MARKS + 1).length > MOST_MARKS) return null;
  // Loaded with the first report: a server that only serves pages does not need it.
  const { default: PostalMime } = await import('postal-mime');
  let mail: Email;
  try {
    mail = await PostalMime.parse(beginning, LIMITS);
  } catch {
    return null;
  }
  const textOf = (fits: (type: string) => boolean) => {
    const content = mail.attachments.find(({ mimeType }) => fits(mimeType))?.content;
    return content === undefined || typeof content === 'string' ? '' : Buffer.from(content as ArrayBuffer).toString();
  };
  const feedback = blocksOf(textOf((type) => type === 'message/feedback-report'));
  return {
    header: new Map(mail.headers.toReversed().map(({ key, value }) => [key, value])),
    statuses: blocksOf(textOf((type) => STATUS.test(type))),
    feedback: feedback[0] ?? null,
    about:
      blocksOf(
        textOf((type) => ABOUT.test(type)),
        1,
      )[0] ?? new Map(),
  };
}

/** Blocks of header fields that are separated by empty lines. */
function blocksOf(text: string, most = 10): Fields[] {
  const blocks = text.replaceAll('\r\n', '\n').split(/\n[ \t]*\n/, most + 1);
  return blocks
    .slice(0, most)
    .map(fieldsOf)
    .filter((fields) => fields.size > 0);
}

function fieldsOf(block: string): Fields {
  const fields = new Map<string, string>();
  let last: string | undefined;
  for (const line of block.split('\n', MOST_FIELDS)) {
    const [, name, value] = /^([!-9;-~]{1,80}):[ \t]*(.*)$/.exec(line) ?? [];
    if (name !== undefined) {
      last = name.toLowerCase();
      // Of fields that occur twice the first counts; a mail that passed many servers begins with the latest.
      if (fields.has(last)) last = undefined;
      else fields.set(last, value!.slice(0, 2000));
    } else if (last !== undefined && /^[ \t]/.test(line)) {
      fields.set(last, `${fields.get(last)!} ${line.trim()}`.slice(0, 2000));
    }
  }
  return fields;
}
