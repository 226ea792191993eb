import { transaction, type Tx } from '~db/database';
import { insertMailReport } from '~db/queries/mail-report';
import { findMember, lockMember } from '~db/queries/member';
import { deleteWaitingListEntry, findWaitingListEntry, noteFirstHard } from '~db/queries/waiting-list';
import type { MemberRow } from '~db/schema/member';
import type { BrandContext } from '~/server/context/context.server';
import { isBounceMac, readUnsubscribe } from '../mail-tokens.server';
import { HARD_MS, recordMailReport } from '../suppression.service.server';
import { unsubscribeIn } from '../unsubscribe.service.server';
import type { BounceVerdict } from './bounce-verdict';
import { countFailure, tellAlarm, type MailAlarm } from './mail-tally.service.server';
import { readReport, type MailReport, type Reference } from './read-report.server';

export type ReportContext = Pick<BrandContext, 'db' | 'tenant' | 'keyedHash' | 'clock' | 'mailParser'>;

/**
 * `repeated`: it was recorded before. `unknown`: of no member of this brand, or of an e-mail address that is no longer
 * theirs. `ignored`: no report. Only the first changes anything.
 */
export type ReportOutcome = 'recorded' | 'repeated' | 'unknown' | 'ignored';

/** What became of a mail. */
export interface Taken<O extends ReportOutcome = ReportOutcome> {
  outcome: O;
  report: MailReport | null;
  /** Whether mail to the address is stopped now, or its entry of a waiting list deleted. */
  stops: boolean;
  /** Too much mail to this provider comes back for a failure of ours. */
  alarm: MailAlarm | null;
}

type Found = Taken<'recorded' | 'repeated' | 'unknown'>;

/** Takes in a mail that the mail server passes on, and logs what became of it. */
export async function receiveMail(context: ReportContext & Pick<BrandContext, 'log'>, raw: Uint8Array): Promise<void> {
  const { outcome, report, stops, alarm } = await takeInReportMail(context, raw);
  const { kind, verdict } = report ?? {};
  context.log.info({ outcome, kind, blames: verdict?.blames, stops }, 'a mail report came in');
  tellAlarm(context.log, alarm);
}

/** Takes in one mail that arrived at an address for reports, whatever it is. Throws only if the database fails. */
export async function takeInReportMail(context: ReportContext, raw: Uint8Array): Promise<Taken> {
  const report = await readReport(context.mailParser, raw);
  return report ? takeReport(context, report) : { outcome: 'ignored', report, stops: false, alarm: null };
}

/** Records a report that was read. Safe to repeat: what a mail server sends twice counts once. */
export async function takeReport(
  context: Pick<ReportContext, 'db' | 'tenant' | 'keyedHash' | 'clock'>,
  report: MailReport,
): Promise<Found> {
  for (const reference of report.references) {
    const found = await transaction(context.db, async (tx) => {
      const member = await findMember(tx, reference.memberId);
      return member ? record(tx, context, report, reference) : recordEntry(tx, context, report, reference);
    });
    if (found) return { report, ...found };
  }
  return { outcome: 'unknown', report, stops: false, alarm: null };
}

type Context = Pick<ReportContext, 'db' | 'tenant' | 'keyedHash' | 'clock'>;
type Recorded = Omit<Found, 'report'> | undefined;

const REPEATED = { outcome: 'repeated', stops: false, alarm: null } as const;

async function record(tx: Tx, context: Context, report: MailReport, reference: Reference): Promise<Recorded> {
  const member = await lockMember(tx, reference.memberId);
  if (!member || !isOurs(context, member, reference)) return undefined;
  if (!(await isNew(tx, context, member.id, report))) return REPEATED;
  const { kind, status, verdict } = report;
  const { id, email } = member;
  const { kinds = '', mac } = reference;
  if (kind === 'unsubscribe') {
    await unsubscribeIn(tx, context, id, readUnsubscribe(context, id, { kinds, mac })!);
    return { outcome: 'recorded', stops: false, alarm: null };
  }
  const alarm = verdict && (await countFailure(tx, context, email!, verdict));
  // The way there may be ours as well: a name server of ours that is down would otherwise stop mail to everybody.
  if (kind === 'ours' || (kind === 'soft' && verdict?.blames === 'route'))
    return { outcome: 'recorded', stops: false, alarm };
  const named = verdict?.named ?? false;
  const stops = await recordMailReport({ ...context, db: tx }, id, email!, { kind, named, status });
  return { outcome: 'recorded', stops, alarm };
}

/**
 * Someone on the waiting list has no other mail that could be stopped: a mailbox that does not exist, or whose owner calls
 * the mail spam, ends the entry. Undefined if the report is about no entry of this brand.
 */
async function recordEntry(
  tx: Tx,
  context: Context,
  report: MailReport,
  { memberId, mac }: Reference,
): Promise<Recorded> {
  const entry = await findWaitingListEntry(tx, memberId);
  if (!entry || !isBounceMac(context, entry.id, entry.email, mac)) return undefined;
  if (!(await isNew(tx, context, entry.id, report))) return REPEATED;
  const { kind, verdict } = report;
  const alarm = verdict && (await countFailure(tx, context, entry.email, verdict));
  if (kind === 'complaint') await deleteWaitingListEntry(tx, entry.id);
  const deleted = verdict !== null && (await noteEntryFailure(tx, context, entry.id, verdict));
  return { outcome: 'recorded', stops: kind === 'complaint' || deleted, alarm };
}

/** Deletes an entry of the waiting list whose mailbox is gone. Returns whether it did. */
export async function noteEntryFailure(
  tx: Tx,
  { clock }: Pick<ReportContext, 'clock'>,
  id: string,
  { kind, named }: BounceVerdict,
): Promise<boolean> {
  if (kind !== 'hard') return false;
  const now = clock.now();
  const suppressed = named || !(await noteFirstHard(tx, id, { now, since: now - HARD_MS }));
  if (suppressed) await deleteWaitingListEntry(tx, id);
  return suppressed;
}

function isNew(tx: Tx, { keyedHash, clock }: Context, id: string, report: MailReport): Promise<boolean> {
  const report_hash = keyedHash('a mail report', [id, report.identity].join('|'));
  return insertMailReport(tx, { report_hash, received_at: clock.now() });
}

function isOurs(context: Context, { id, email }: MemberRow, { mac, kinds }: Reference): boolean {
  if (email === null) return false;
  if (kinds === undefined) return isBounceMac(context, id, email, mac);
  return readUnsubscribe(context, id, { kinds, mac }) !== undefined;
}
