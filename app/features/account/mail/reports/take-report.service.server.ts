import { transaction, type Tx } from '~db/database';
import { insertMailReport } from '~db/queries/mail-report';
import { findMember, lockMember } from '~db/queries/member';
import { deleteWaitingListEntry, findWaitingListEntry } from '~db/queries/waiting-list';
import type { MemberRow } from '~db/schema/member';
import type { ServiceContext } from '~/server/context/context.server';
import { isBounceMac, readUnsubscribe } from '../mail-tokens.server';
import { recordMailReport } from '../suppression.service.server';
import { unsubscribeIn } from '../unsubscribe.service.server';
import { readReport, type MailReport, type Reference } from './read-report.server';

export type ReportContext = Pick<ServiceContext, 'db' | 'tenant' | 'keyedHash' | 'clock'>;

/**
 * `repeated`: it was recorded before. `unknown`: of no member of this brand, or of an e-mail address that is no longer
 * theirs. `ignored`: no report. Only the first changes anything.
 */
export type ReportOutcome = 'recorded' | 'repeated' | 'unknown' | 'ignored';

/** Takes in one mail that arrived at an address for reports, whatever it is. Throws only if the database fails. */
export async function takeMail(context: ReportContext, raw: Uint8Array): Promise<ReportOutcome> {
  const report = await readReport(raw);
  return report ? takeReport(context, report) : 'ignored';
}

/** Records a report that was read. Safe to repeat: what a mail server sends twice counts once. */
export async function takeReport(
  context: ReportContext,
  report: MailReport,
): Promise<Exclude<ReportOutcome, 'ignored'>> {
  for (const reference of report.references) {
    const member = await findMember(context.db, reference.memberId);
    if (member && isOurs(context, member, reference)) return record(context, report, reference);
    if (!member && (await endEntry(context, report, reference))) return 'recorded';
  }
  return 'unknown';
}

/**
 * Somebody on the waiting list has no other mail that could be stopped: a mailbox that does not exist, or whose owner calls
 * the mail spam, ends the entry. Returns whether the report is about an entry of this brand.
 */
async function endEntry(context: ReportContext, { kind }: MailReport, { memberId, mac }: Reference): Promise<boolean> {
  const entry = await findWaitingListEntry(context.db, memberId);
  if (!entry || !isBounceMac(context, entry.id, entry.email, mac)) return false;
  if (kind !== 'soft') await transaction(context.db, (tx) => deleteWaitingListEntry(tx, entry.id));
  return true;
}

function isOurs(context: ReportContext, { id, email }: MemberRow, { mac, kinds }: Reference): boolean {
  if (email === null) return false;
  if (kinds === undefined) return isBounceMac(context, id, email, mac);
  return readUnsubscribe(context, id, { kinds, mac }) !== undefined;
}

function record(
  context: ReportContext,
  report: MailReport,
  reference: Reference,
): Promise<'recorded' | 'repeated' | 'unknown'> {
  const { clock, keyedHash } = context;
  return transaction(context.db, async (tx) => {
    const member = await lockMember(tx, reference.memberId);
    if (!member || !isOurs(context, member, reference)) return 'unknown';
    const report_hash = keyedHash('a mail report', [member.id, report.identity].join('|'));
    if (!(await insertMailReport(tx, { report_hash, received_at: clock.now() }))) return 'repeated';
    await apply(tx, context, member, report, reference);
    return 'recorded';
  });
}

async function apply(
  tx: Tx,
  context: ReportContext,
  { id, email }: MemberRow,
  { kind, status }: MailReport,
  { kinds = '', mac }: Reference,
): Promise<void> {
  if (kind === 'unsubscribe') await unsubscribeIn(tx, context, id, readUnsubscribe(context, id, { kinds, mac })!);
  else await recordMailReport({ ...context, db: tx }, id, email!, { kind, status });
}
