import { quotedFrom } from './bounce-verdict';
import { fieldsOf, type HeaderFields } from './report-parts.server';

/**
 * Reports that are no RFC 3464: texts whose beginning names the program that writes them. Anything else may be a letter
 * of a person and says nothing.
 */
interface Form {
  name: string;
  /** Where the text begins to be a report. */
  begins: RegExp;
  /** Behind it stands the mail that came back, if it is in the text. */
  copy: RegExp;
}

/** The mail that came back is a part of its own, or begins without a word. */
const NO_MARK = /(?!)/;

const FORMS: readonly Form[] = [
  {
    name: 'dragonfly',
    begins: /\bThis is the DragonFly Mail Agent\b/i,
    copy: /^(?:Original message follows|Message headers follow)\.$/im,
  },
  {
    name: 'workmail',
    begins: /\bAn error occurred while trying to deliver the mail to the following recipients:/i,
    copy: NO_MARK,
  },
  {
    name: 'groupwise',
    begins: /\bThe message that you sent was undeliverable to the following:/i,
    copy: NO_MARK,
  },
  {
    name: 'smartermail',
    begins: /\bCould not deliver message to the following recipient\(s\):/i,
    copy: /^ *-- The header and top \d+ lines of the message follows? --$/im,
  },
  {
    name: 'imail',
    // The reason stands in the line itself.
    begins:
      /^(?=(?:Unknown user|User mailbox exceeds allowed size|Invalid final delivery userid|undeliverable +to|Delivery failed \d+ attempts)\b[^\n]{0,40}@)/im,
    copy: /^Original message follows\.$/im,
  },
  {
    name: 'mimecast',
    begins:
      /\bAn email that you attempted to send to the following address could not be delivered:|\bThis is a delivery failure notification message indicating that\b/i,
    copy: NO_MARK,
  },
  {
    name: 'exchange of today',
    begins: /\bDelivery has failed to these recipients or groups:/i,
    copy: /^Original message headers:$/im,
  },
  {
    name: 'mailmarshal',
    begins: /\bCould not be delivered because of\b/i,
    copy: NO_MARK,
  },
  {
    name: 'interscan',
    begins: /\bMessage from InterScan\b/i,
    copy: NO_MARK,
  },
  {
    name: 'qmail',
    begins:
      /\bthis is the (?:qmail-\w+|deliver\w*|mail(?: delivery)?) program\b|\bI(?:'m afraid I)? (?:wasn't|was not) able to deliver your message\b|^<[^\s<>@]{1,80}@[^\s<>]{1,200}>:[ \t]*$/im,
    copy: /^--- (?:Below this line is|Enclosed (?:is|are)|Undelivered message follows)[^\n]*$/im,
  },
  {
    name: 'exim',
    begins:
      /\bA message that you (?:sent|have sent)(?:[^.]{0,120}\bcould not be delivered to\b| was rejected by\b)|\bThe following\s+address(?:\(es\)|es)?\s+failed:/i,
    copy: /^-{3,} ?(?:This is a copy of (?:the|your) message|The header of the original message is following)[^\n]*$/im,
  },
  {
    name: 'exchange',
    begins:
      /\bYour message\s+(?:To:[\s\S]{0,600}?)?did not reach (?:some or all of the intended|the following) recipients?|\bThe following recipient\(?s?\)? (?:could not be reached|cannot be reached)/i,
    copy: /^-{3,} ?(?:Original Message|Returned message)[^\n]*$/im,
  },
  {
    name: 'yahoo',
    begins:
      /\bMessage from \S{3,60}\.?\s+Unable to deliver message to the following address|\bSorry, (?:we were )?unable to deliver your message to\b/i,
    copy: /^--- (?:Below this line is a copy|Original message follows)[^\n]*$/im,
  },
  {
    name: 'gmail',
    begins: /\bDelivery to the following recipients? failed permanently\b/i,
    copy: /^ *-{3,} Original message -{3,}[^\n]*$/im,
  },
  {
    name: 'opensmtpd',
    begins: /\bThis is the MAILER-DAEMON, please DO NOT REPLY to this/i,
    copy: /^ {0,8}Below is a copy of the original message[^\n]*$/im,
  },
  {
    name: 'notes',
    begins: /\bwas not delivered to:?\s[\s\S]{0,400}?\bbecause:?\s|^-{3,} Failure Reasons +-{3,}/im,
    copy: /^-{3,}[^\n]{0,40}(?:Original|Returned) (?:Message|Memo)[^\n]*$/im,
  },
  {
    name: 'sendmail',
    begins:
      /-{2,} ?The following addresses had (?:permanent fatal|delivery|permanent) \w+|-{2,} ?Transcript of session follows|\bThis is the mail system at host\b|\bcould not be\s+delivered to one or more (?:recipients|destinations)\b/i,
    copy: /^ *-{3,} ?(?:Original message|Message header|Unsent message|Below is|Returned message)[^\n]*$/im,
  },
];

/** A server that is still trying says so. */
const STILL_TRYING =
  /\b(?:warning|delayed?|still (?:trying|being retried)|will (?:keep|continue) trying|not yet been delivered|do(?:es)? not need to (?:resend|do anything))\b/i;

const TRIES_ON =
  /\b(?:delayed|still trying|not yet been delivered|will be retried|attempts\b[^.\n]{0,40}\bwill continue|will continue (?:to (?:try|attempt)|trying)|warning (?:message )?only)\b/i;

/** What a report without an RFC 3464 part says, and the header of the mail that it is about. */
export interface ReportedInWords {
  form: string;
  said: string;
  about: HeaderFields;
}

const MOST_SAID = 4000;

export function readReportForm(subject: string, text: string): ReportedInWords | undefined {
  const plain = text.replaceAll('\r\n', '\n');
  const form = FORMS.find(({ begins }) => begins.test(plain.slice(0, MOST_SAID)));
  if (!form) return undefined;
  const mark = form.copy.exec(plain);
  const copy = mark ? mark.index + mark[0].length : quotedFrom(plain);
  const own = plain.slice(0, mark?.index ?? (copy < 0 ? plain.length : copy));
  if (STILL_TRYING.test(subject) || TRIES_ON.test(own)) return undefined;
  const begun = own.search(form.begins);
  return {
    form: form.name,
    // The words in front of the reason are the same in every report of this form.
    said: own
      .slice(begun, begun + MOST_SAID)
      .replace(form.begins, ' ')
      .replace(/\btried to deliver your (?:message|mail), but it was rejected by\b[^.]*\./i, ' '),
    about: copy < 0 ? new Map() : fieldsOf(plain.slice(copy)),
  };
}
