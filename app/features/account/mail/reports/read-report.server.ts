import { createHash } from 'node:crypto';
import { classOf, statusOf } from './bounce-class';
import { readParts, type Fields, type ReportParts } from './report-parts.server';

/** What a mail says about mail that we sent. Whether it is true that we sent it is checked later, by the references. */
export interface MailReport {
  kind: 'complaint' | 'hard' | 'soft' | 'unsubscribe';
  /** The status code of a failure, or the type of a complaint. */
  status: string;
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
 * Reads a delivery status (RFC 3464), a feedback report (RFC 5965) or a mail to the address that unsubscribes. Null for
 * anything else: automatic replies, reports of a delay, spam.
 */
export async function readReport(raw: Uint8Array): Promise<MailReport | null> {
  const parts = await readParts(raw);
  if (!parts) return null;
  const said = complaintOf(parts) ?? bounceOf(parts);
  const references = said ? referencesOf(parts) : unsubscribesOf(parts);
  const report = said ?? { kind: 'unsubscribe' as const, status: '' };
  if (references.length === 0) return null;
  return { ...report, references, identity: identityOf(report.kind, parts, raw) };
}

type Said = Pick<MailReport, 'kind' | 'status'>;

function complaintOf({ feedback }: ReportParts): Said | null {
  const type = feedback?.get('feedback-type')?.trim().toLowerCase();
  return type && !NO_COMPLAINT.test(type) ? { kind: 'complaint', status: type.slice(0, 40) } : null;
}

function bounceOf({ statuses, feedback }: ReportParts): Said | null {
  if (feedback) return null;
  const failed = statuses.find((fields) => fields.get('action')?.trim().toLowerCase() === 'failed');
  if (!failed) return null;
  const status = statusOf(failed.get('status'), failed.get('diagnostic-code'));
  return { kind: classOf(status), status };
}

const RECIPIENT = ['x-original-to', 'delivered-to', 'to'] as const;
const valuesOf = (fields: Fields | null, names: readonly string[]) => names.flatMap((name) => fields?.get(name) ?? []);

function referencesOf({ header, about, feedback, statuses }: ReportParts): Reference[] {
  if (!feedback && statuses.length === 0) return [];
  const places = [
    ...valuesOf(header, RECIPIENT),
    ...valuesOf(feedback, ['original-mail-from']),
    ...valuesOf(about, ['x-mail-reference', 'return-path']),
  ];
  const found = places.flatMap((place) => [...place.matchAll(REFERENCE)]);
  return unique(found.map(([, memberId, mac]) => ({ memberId: memberId!.toLowerCase(), mac: mac!.toLowerCase() })));
}

/** A report is never a wish to unsubscribe, not even one that comes to that address. */
function unsubscribesOf({ header, feedback, statuses }: ReportParts): Reference[] {
  if (feedback || statuses.length > 0) return [];
  const found = valuesOf(header, RECIPIENT).flatMap((value) => [...value.matchAll(UNSUBSCRIBE)]);
  return unique(
    found.map(([, memberId, kinds, mac]) => ({
      memberId: memberId!.toLowerCase(),
      kinds: kinds!.toLowerCase(),
      mac: mac!.toLowerCase(),
    })),
  );
}

const unique = (references: readonly Reference[]) =>
  [...new Map(references.map((one) => [JSON.stringify(one), one])).values()].slice(0, MOST_REFERENCES);

/** Several servers on the way may report the same mail, so the mail itself counts; else the report. */
function identityOf(kind: string, { header, about }: ReportParts, raw: Uint8Array): string {
  const id = about.get('message-id') ?? header.get('message-id');
  const text = id ?? createHash('sha256').update(raw).digest('base64url');
  return `${kind} ${text.trim()}`;
}
