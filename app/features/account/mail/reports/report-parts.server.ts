import { fieldsOfLines, type HeaderField } from '~/server/mail-parser/bounded-mail';
import type { MailParser } from '~/server/mail-parser/mail-parser';

/** The first value of each field of a header block by its name in lower case; folded lines are one. */
export type HeaderFields = ReadonlyMap<string, string>;

/** What a report needs to be judged. */
export interface ReportParts {
  /** The blocks of a delivery status (RFC 3464): the first is about the mail, each further one about a recipient. */
  statuses: HeaderFields[];
  /** The fields of a feedback report (RFC 5965). */
  feedback: HeaderFields | null;
  /** The header of the mail that the report is about, as far as it is a part of it. */
  about: HeaderFields;
  /** What the report says to people. */
  text: string;
}

/** One for each recipient; the bytes that are read of a mail hold no more. */
const MOST_BLOCKS = 1000;

const STATUS = /^message\/(?:global-)?delivery-status$/;
const ABOUT = /^(?:message\/(?:rfc822|rfc822-headers|global|global-headers)|text\/rfc822-headers)$/;

/** Takes a report apart; undefined if it cannot be read, which is not worth an error: anybody may send anything. */
export async function readParts(parser: Pick<MailParser, 'parse'>, raw: Uint8Array): Promise<ReportParts | undefined> {
  const mail = await parser.parse(raw);
  if (!mail) return undefined;
  const textOf = (fits: (type: string) => boolean) => mail.parts.find(({ type }) => fits(type))?.text ?? '';
  const feedback = blocksOf(textOf((type) => type === 'message/feedback-report'));
  return {
    // Some servers write one for each recipient.
    statuses: mail.parts.filter(({ type }) => STATUS.test(type)).flatMap(({ text }) => blocksOf(text)),
    feedback: feedback[0] ?? null,
    about: fieldsOf(textOf((type) => ABOUT.test(type))),
    text: mail.text,
  };
}

/** Blocks of header fields that are separated by empty lines. */
function blocksOf(text: string): HeaderFields[] {
  return text
    .replaceAll('\r\n', '\n')
    .split(/\n[ \t]*\n/, MOST_BLOCKS)
    .map(fieldsOf)
    .filter((fields) => fields.size > 0);
}

/** The header at the beginning of a text. Of fields that occur twice the first counts: the latest server writes it. */
export const fieldsOf = (text: string): HeaderFields =>
  firstOf(fieldsOfLines(text.replace(/^[\r\n]+/, '').split(/\r?\n/, 1000)));

export const firstOf = (fields: readonly HeaderField[]): HeaderFields => new Map(fields.toReversed());
