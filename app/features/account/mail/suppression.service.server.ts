import { deleteSuppression, listSuppressions, saveSuppression } from '~db/queries/suppression';
import type { Db } from '~db/database';
import type { SuppressionReason, SuppressionRow } from '~db/schema/suppression';
import type { BrandContext } from '~/server/context/context.server';
import { DAY } from '~/time/durations';

type Context = Pick<BrandContext, 'db' | 'keyedHash' | 'clock'>;

/** Five temporary failures in fourteen days count as one that is permanent. Those of the way there are none of them. */
const SOFT_LIMIT = 5;
const SOFT_MS = 14 * DAY;
/** Two failures that say, without naming it, that the address is gone stop mail if no more time lies between them. */
export const HARD_MS = 90 * DAY;

export interface Suppression {
  reason: SuppressionReason;
  at: number;
  /** The status code of a failure, the type of a complaint, or the first of the kinds that were switched off. */
  detail: string;
  /** The kinds that were switched off from within an e-mail, some of them perhaps on again by now. */
  kinds: string[];
}

/** Rows of earlier versions name one kind. */
export const kindsOf = ({ reason, kinds, detail }: SuppressionRow): string[] =>
  reason === 'list-unsubscribe' ? (kinds === null ? [detail] : (JSON.parse(kinds) as string[])) : [];

const hashOf = ({ keyedHash }: Pick<Context, 'keyedHash'>, email: string) =>
  keyedHash('a suppressed e-mail address', email.toLowerCase());

/**
 * Why mail of the kinds that can be switched off is not sent to this e-mail address; null if it is. Mail of the account
 * itself is always sent: receipts, decisions and security mails are what the law or safety needs.
 */
export async function findSuppression(context: Context, memberId: string, email: string): Promise<Suppression | null> {
  const rows = await listSuppressions(context.db, memberId);
  const row = rows.find(({ stopped, email_hash }) => stopped === 1 && email_hash === hashOf(context, email));
  return row ? shownOf(row) : null;
}

/** All reasons that the settings show, the latest first: also that a kind was switched off from a mail. */
export async function listSuppressionReasons(
  context: Context,
  memberId: string,
  email: string,
): Promise<Suppression[]> {
  const rows = await listSuppressions(context.db, memberId);
  return rows
    .filter(
      (row) => row.reason === 'list-unsubscribe' || (row.stopped === 1 && row.email_hash === hashOf(context, email)),
    )
    .map(shownOf);
}

function shownOf(row: SuppressionRow): Suppression {
  return { reason: row.reason, at: row.last_at, detail: row.detail, kinds: kindsOf(row) };
}

/**
 * Records what a mail server or a mailbox provider reported about mail to this e-mail address. Returns whether mail to it is
 * stopped now. A permanent failure stops it if it names the address, or is the second one; a stop ends at the next login.
 */
export async function recordMailReport(
  context: Context,
  memberId: string,
  email: string,
  report: { kind: 'complaint' | 'hard' | 'soft'; named?: boolean; status: string },
): Promise<boolean> {
  const now = context.clock.now();
  const reason = report.kind === 'complaint' ? 'spam complaint' : 'bounce';
  const email_hash = hashOf(context, email);
  const before = (await listSuppressions(context.db, memberId)).find((row) => row.reason === reason);
  const known = before?.email_hash === email_hash ? before : undefined;
  const counts = known !== undefined && known.first_at > now - SOFT_MS;
  const failures = (counts ? known.failures : 0) + 1;
  const suppressed = report.kind === 'hard' && (report.named || (known?.hard_at ?? 0) > now - HARD_MS);
  const stops = report.kind === 'complaint' || suppressed || failures >= SOFT_LIMIT || known?.stopped === 1;
  await saveSuppression(context.db, {
    member_id: memberId,
    reason,
    email_hash,
    stopped: stops ? 1 : 0,
    failures,
    first_at: counts ? known.first_at : now,
    last_at: now,
    detail: report.status.slice(0, 40),
    hard_at: report.kind === 'hard' ? now : (known?.hard_at ?? null),
    kinds: null,
  });
  return stops;
}

/** Who logs in may have a mailbox again, or never lost it: the next mail shows. */
export async function liftBounce(db: Db, memberId: string): Promise<void> {
  await deleteSuppression(db, memberId, 'bounce');
}

/** The way back: the member confirmed the e-mail address again, or switched the mail on again. */
export async function liftSuppression(db: Db, memberId: string): Promise<void> {
  for (const reason of ['spam complaint', 'bounce', 'list-unsubscribe'] as const)
    await deleteSuppression(db, memberId, reason);
}
