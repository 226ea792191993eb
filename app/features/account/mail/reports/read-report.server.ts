import { createHash } from 'node:crypto';
import { readHeader, type HeaderField } from '~/server/mail-parser/bounded-mail';
import type { MailParser } from '~/server/mail-parser/mail-parser';
import { verdictOf, type BounceKind, type BounceVerdict } from './bounce-verdict';
import { readReportForm } from './report-forms.server';
import { firstOf, readParts, type HeaderFields, type ReportParts } from './report-parts.server';

/** What a mail says about mail that we sent. Whether it is true that we sent it is checked later, by the references. */
export interface MailReport {
  kind: 'complaint' | 'unsubscribe' | BounceKind;
  /** The status code of a failure, or the type of a complaint. */
  status: string;
  /** How a failure was judged; null for anything else. */
  verdict: BounceVerdict | null;
  /** Who it may be about. All but the true one fail the check. */
  references: Reference[];
  /** The same for the same report about the same mail, however often it arrives. */
  identity: string;
}

export interface Reference {
  memberId: string;
  mac: string;
  /** The kinds of mail, only in the address that unsubscribes. */
  kinds?: string;
}

const MOST_REFERENCES = 5;
const REFERENCE = /(?<![0-9a-z])([0-9a-z]{26})-([0-9a-f]{20})(?![0-9a-z])/gi;
const UNSUBSCRIBE = /(?<![0-9a-z])unsubscribe\+([0-9a-z]{26})-([0-9a-f]{2})-([0-9a-f]{20})(?![0-9a-z])/gi;

/** The feedback types (RFC 5965) that are no complaint: the recipient says the opposite, or nobody complains at all. */
const NO_COMPLAINT = /^(?:not-spam|auth-failure)$/;

/**
 * Reads a delivery status (RFC 3464) or a report of a known form, a feedback report (RFC 5965), or a mail to the address
 * that unsubscribes. Null for anything else: automatic replies, reports of a delay, spam. Only what says in its own header
 * that it is a report is parsed.
 */
export async function readReport(parser: Pick<MailParser, 'parse'>, raw: Uint8Array): Promise<MailReport | null> {
  const header = readHeader(raw);
  if (!saysReport(header)) return unsubscription(header, raw);
  const parts = await readParts(parser, raw);
  if (!parts) return null;
  const report = complaintOf(header, parts) ?? bounceOf(header, parts);
  if (!report) return null;
  const references = referencesOf(header, parts.feedback, report.about);
  if (references.length === 0) return null;
  const { kind, status, verdict, about } = report;
  return { kind, status, verdict, references, identity: identityOf(kind, [about, firstOf(header)], raw) };
}

/** The names under which mail servers report. */
const DAEMON =
  /\b(?:mailer[-_ ]?daemon|post[-_ ]?master|mail ?delivery|microsoft exchange|bounce[sd]?|no-?reply|system administrator|amazonses\.com)\b/i;
const FAILURE_SUBJECT =
  /\b(?:undeliver|un?zustellbar|failure notice|(?:failed|failure) (?:delivery|mail)|delivery (?:status|failure|report|has failed|problem|error|notification)|(?:mail|message) (?:delivery )?(?:failed|failure|status|undeliverable)|returned mail|non[- ]delivery|nondeliverable|returning message|could not be delivered)/i;
/** Programs, whatever their subject says and in which language. */
const SERVER = /\b(?:mailer[-_ ]?daemon|post-?master|mail delivery (?:sub)?system)\b|^[^<]*<>\s*$/i;
/** How Outlook.com passes complaints on: the mail itself, without a report about it. */
const JUNIOR = { from: /@(?:hotmail|outlook|live|microsoft)\.com\b/i, subject: /^\s*complaint about message from\b/i };

function saysReport(header: readonly HeaderField[]): boolean {
  const fields = firstOf(header);
  if (/^multipart\/report\b/i.test(fields.get('content-type') ?? '')) return true;
  if (fields.has('x-failed-recipients') || passesComplaint(fields)) return true;
  // Someone may have the address of a mail server and use it as their own.
  const unsubscribes = recipientsOf(header).some((value) => value.search(UNSUBSCRIBE) >= 0);
  if (!unsubscribes && SERVER.test(fields.get('from') ?? '')) return true;
  const failed = FAILURE_SUBJECT.test(fields.get('subject') ?? '');
  return failed && (DAEMON.test(fields.get('from') ?? '') || fields.get('return-path')?.trim() === '<>');
}

const passesComplaint = (fields: HeaderFields) =>
  JUNIOR.from.test(fields.get('from') ?? '') && JUNIOR.subject.test(fields.get('subject') ?? '');

interface Said extends Pick<MailReport, 'kind' | 'status' | 'verdict'> {
  about: HeaderFields;
}

function complaintOf(header: readonly HeaderField[], { feedback, about }: ReportParts): Said | null {
  const passedOn = !feedback && about.size > 0 && passesComplaint(firstOf(header));
  const type = passedOn ? 'abuse' : feedback?.get('feedback-type')?.trim().toLowerCase();
  if (!type || NO_COMPLAINT.test(type)) return null;
  return { kind: 'complaint', status: type.slice(0, 40), verdict: null, about };
}

function bounceOf(header: readonly HeaderField[], parts: ReportParts): Said | null {
  const { statuses, feedback, about, text } = parts;
  if (feedback) return null;
  // Some programs write a block about the mail and none about a recipient.
  const form = statuses.every(saysNothing) ? readReportForm(firstOf(header).get('subject') ?? '', text) : undefined;
  if (form) return failed(verdictOf({ text: form.said }), about.size > 0 ? about : form.about);
  const failure = statuses.find(saysFailed);
  if (!failure) return null;
  // Some programs write what happened and why in different blocks.
  const block = saysWhy(failure) ? failure : (statuses.find(saysWhy) ?? failure);
  const diagnostic = block.get('diagnostic-code') ?? block.get('x-diagnostic-code');
  return failed(verdictOf({ status: block.get('status'), diagnostic, text }), about);
}

const failed = (verdict: BounceVerdict, about: HeaderFields): Said => ({
  kind: verdict.kind,
  status: verdict.status,
  verdict,
  about,
});

const saysNothing = (fields: HeaderFields) => !['action', 'final-recipient', 'status'].some((name) => fields.has(name));

const saysWhy = (fields: HeaderFields) =>
  ['status', 'diagnostic-code', 'x-diagnostic-code'].some((name) => fields.has(name));

/** The action may carry a comment, and old servers leave it out. */
function saysFailed(fields: HeaderFields): boolean {
  const action = fields.get('action')?.trim();
  if (action !== undefined) return /^"?fail(?:ed|ure)\b/i.test(action);
  return fields.has('final-recipient') && /^\s*5\./.test(fields.get('status') ?? '');
}

/** Where mail servers put the recipient: also a mailbox for all, a list, or a copy. */
const RECIPIENT = new Set(['x-original-to', 'delivered-to', 'envelope-to', 'x-envelope-to', 'to', 'cc']);
const recipientsOf = (header: readonly HeaderField[]) =>
  header.filter(([name]) => RECIPIENT.has(name)).map(([, value]) => value);

function referencesOf(header: readonly HeaderField[], feedback: HeaderFields | null, about: HeaderFields): Reference[] {
  const places = [
    ...recipientsOf(header),
    feedback?.get('original-mail-from') ?? '',
    about.get('x-mail-reference') ?? '',
    about.get('return-path') ?? '',
  ];
  const found = places.flatMap((place) => [...place.matchAll(REFERENCE)]);
  return unique(found.map(([, memberId, mac]) => ({ memberId: memberId!.toLowerCase(), mac: mac!.toLowerCase() })));
}

/** A wish to unsubscribe: a mail of a person, or of their mail program, to that address. */
function unsubscription(header: readonly HeaderField[], raw: Uint8Array): MailReport | null {
  if (isAutomatic(header)) return null;
  const found = recipientsOf(header).flatMap((value) => [...value.matchAll(UNSUBSCRIBE)]);
  const references = unique(
    found.map(([, memberId, kinds, mac]) => ({
      memberId: memberId!.toLowerCase(),
      kinds: kinds!.toLowerCase(),
      mac: mac!.toLowerCase(),
    })),
  );
  if (references.length === 0) return null;
  const kind = 'unsubscribe';
  return { kind, status: '', verdict: null, references, identity: identityOf(kind, [firstOf(header)], raw) };
}

/** Programs that answer while someone is away, by the marks of RFC 3834 and the older ones. */
const AUTOMATIC: Readonly<Record<string, RegExp>> = {
  'auto-submitted': /^(?!\s*no\b)/i,
  precedence: /^\s*(?:bulk|junk|list|auto[-_ ]?reply)/i,
  'x-autoreply': /^(?!\s*no\b)/i,
  'x-autorespond': /^(?!\s*no\b)/i,
  'x-autogenerated': /./,
  'x-mail-autoreply': /./,
  'return-path': /^\s*<>\s*$/,
  'list-id': /./,
  subject:
    /^\s*(?:auto(?:matic|mated)?[-: ]+(?:reply|response|answer)|auto:|out of (?:the )?office|on (?:vacation|holiday)|abwesenheit|automatische (?:antwort|nachricht)|(?:r[ée]ponse|message) automatique|absence|automatisch antwoord|afwezig|respuesta autom[aá]tica|fuera de la oficina|risposta automatica|fuori sede|autosvar|automatiskt? svar|frånvaro|fravær|automaattinen vastaus|poissa|odpowied[zź] automatyczna|autoodpowied[zź]|nieobecno)/i,
};

function isAutomatic(header: readonly HeaderField[]): boolean {
  return header.some(([name, value]) => AUTOMATIC[name]?.test(value) ?? false);
}

const unique = (references: readonly Reference[]) =>
  [...new Map(references.map((reference) => [JSON.stringify(reference), reference])).values()].slice(
    0,
    MOST_REFERENCES,
  );

/** Several servers on the way may report the same mail, so the mail itself counts; else the report. */
function identityOf(kind: string, headers: readonly HeaderFields[], raw: Uint8Array): string {
  const id = headers.map((header) => header.get('message-id')).find(Boolean);
  const text = id ?? createHash('sha256').update(raw).digest('base64url');
  return `${kind} ${text.trim()}`;
}
