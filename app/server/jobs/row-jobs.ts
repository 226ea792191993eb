import type { Database, Db } from '~db/database';
import { reasons } from '~db/personal-data/reasons';
import { deleteAuditOfPhotos, deleteAuditOfStrangers } from '~db/queries/audit';
import { deleteConsentsOfVisitors } from '~db/queries/consent';
import { deleteEndedSessions } from '~db/queries/ended-session';
import { deleteErasuresBefore } from '~db/queries/erasure';
import { countInstrumentSpendingBefore, deleteInstrumentSpendingBefore } from '~db/queries/instrument-spending';
import { deleteMailReportsBefore } from '~db/queries/mail-report';
import { deleteTalliesBefore } from '~db/queries/mail-tally';
import { deleteMailingsBefore } from '~db/queries/mailing';
import { deleteOldOpeners } from '~db/queries/opener';
import { deleteDoneOutbox } from '~db/queries/outbox';
import { deleteExpiredChallenges } from '~db/queries/passkey-challenge';
import { deleteExpiredSessions } from '~db/queries/session';
import { deleteSmsCodesBefore } from '~db/queries/sms-code';
import { deleteExpiredTokens, emptyExpiredTokens } from '~db/queries/token';
import { deleteTrafficVisitsBefore } from '~db/queries/traffic-visit';
import { deleteEndedEntries } from '~db/queries/waiting-list';
import { DAY, HOUR } from '~/time/durations';
import type { Clock } from '../context/clock';
import type { Job } from './job';
import { wouldChange } from './would-change';

/** Rows of one statement. Nothing else, not even the signal to end, waits for longer than one statement. */
const BATCH = 200;
/** How long an expired link is stored, so that a page can say what became of it. */
const LINK_RETENTION_MS = 30 * DAY;
/** Done jobs are stored for questions whether something was sent. Given-up ones stay for an operator. */
const DONE_RETENTION_MS = 7 * DAY;
/** Longer than the period in which the same first message to many members is counted. */
const OPENER_RETENTION_MS = 8 * DAY;
/** Long enough to investigate an attack. */
export const STRANGER_DAYS = 30;
/** As long as other entries of the audit stay after an erasure. */
const PHOTO_REVIEW_DAYS = reasons.audit.days!;
/** As long as what members agreed to stays after an erasure. */
const VISITOR_CONSENT_DAYS = reasons.consent.days!;
/** Long enough to compare a year with the one before it, month by month. */
export const TRAFFIC_VISIT_DAYS = 400;
/** Longer than any mail server repeats a report. */
const REPORT_RETENTION_MS = 60 * DAY;
/** Long enough to see what a change of the mail server did. */
export const TALLY_DAYS = 60;
/** Much longer than any round may be due: what is new is told for two weeks, all others for a day or two. */
const ROUND_RETENTION_MS = 90 * DAY;
/** Longer than the day over which text messages are counted. */
const CODE_RETENTION_MS = 2 * DAY;
/** Longer than any backup may be stored; docs/guides/backup.md says how long that is. */
const ERASURE_RETENTION_MS = 400 * DAY;
/** The longest window of a member's own limits, with the whole of its first day. */
export const SPENDING_DAYS = 31;

type RowTask = [name: string, does: string, (db: Db, now: number) => Promise<number>];

/** Each deletes one batch and returns how many rows that were. */
const rowTasks: readonly RowTask[] = [
  ['sessions', 'delete sessions that have expired', (db, now) => deleteExpiredSessions(db, now, BATCH)],
  [
    'ended-sessions',
    'forget sessions that were ended on purpose, once their cookies have ended',
    (db, now) => deleteEndedSessions(db, now, BATCH),
  ],
  [
    'links',
    'delete links that expired 30 days ago',
    (db, now) => deleteExpiredTokens(db, now - LINK_RETENTION_MS, BATCH),
  ],
  // The payload of a link, such as the data of a signup, is deleted once the link can no longer be followed.
  ['payloads', 'empty links that have expired', (db, now) => emptyExpiredTokens(db, now, BATCH)],
  [
    'done',
    'delete outbox jobs that were done 7 days ago',
    (db, now) => deleteDoneOutbox(db, now - DONE_RETENTION_MS, BATCH),
  ],
  ['waiting', 'erase who was on a waiting list until now', (db, now) => deleteEndedEntries(db, now, BATCH)],
  [
    'visitor-consents',
    'delete after three years what visitors agreed to',
    (db, now) => deleteConsentsOfVisitors(db, now - VISITOR_CONSENT_DAYS * DAY, BATCH),
  ],
  [
    'strangers',
    `delete the audit of visitors after ${STRANGER_DAYS} days`,
    (db, now) => deleteAuditOfStrangers(db, now - STRANGER_DAYS * DAY, BATCH),
  ],
  [
    'photo-reviews',
    'delete the audit of decisions about photos after three years',
    (db, now) => deleteAuditOfPhotos(db, now - PHOTO_REVIEW_DAYS * DAY, BATCH),
  ],
  [
    'traffic-visits',
    `delete clicks and bounces after ${TRAFFIC_VISIT_DAYS} days`,
    (db, now) => deleteTrafficVisitsBefore(db, now - TRAFFIC_VISIT_DAYS * DAY, BATCH),
  ],
  [
    'reports',
    'delete reports of mail servers after 60 days',
    (db, now) => deleteMailReportsBefore(db, now - REPORT_RETENTION_MS, BATCH),
  ],
  [
    'mail-tallies',
    `forget after ${TALLY_DAYS} days how mail fared with each provider`,
    (db, now) => deleteTalliesBefore(db, new Date(now - TALLY_DAYS * DAY).toISOString().slice(0, 10), BATCH),
  ],
  [
    'codes',
    'delete codes of text messages after 2 days',
    (db, now) => deleteSmsCodesBefore(db, now - CODE_RETENTION_MS, BATCH),
  ],
  [
    'rounds',
    'forget how far rounds to all members were after 90 days',
    (db, now) => deleteMailingsBefore(db, now - ROUND_RETENTION_MS, BATCH),
  ],
  ['challenges', 'delete passkey challenges that have expired', (db, now) => deleteExpiredChallenges(db, now, BATCH)],
  [
    'openers',
    'forget first messages after 8 days',
    (db, now) => deleteOldOpeners(db, now - OPENER_RETENTION_MS, BATCH),
  ],
  [
    'erasures',
    'forget erasures after 400 days',
    (db, now) => deleteErasuresBefore(db, now - ERASURE_RETENTION_MS, BATCH),
  ],
];

/** The jobs that delete rows past their retention period, and nothing besides rows. */
export function rowJobs({ database, clock }: { database: Database; clock: Clock }): Job[] {
  const system = database.system('one process forgets the spending of every company');
  const spendingBefore = () => new Date(clock.now() - SPENDING_DAYS * DAY).toISOString().slice(0, 10);
  return [
    ...rowTasks.map(([name, does, task]): Job => ({
      name,
      does,
      everyMs: HOUR,
      piece: (tenantId) => task(database.tenant(tenantId), clock.now()),
      preview: (tenantId) => wouldChange(database.tenant(tenantId), (tx) => task(tx, clock.now())),
    })),
    {
      name: 'spending',
      does: 'forget after a month what was ordered at all brands of a company',
      everyMs: HOUR,
      // The table belongs to no brand.
      scope: 'platform',
      piece: () => deleteInstrumentSpendingBefore(system, spendingBefore(), BATCH),
      preview: async () => ({ count: await countInstrumentSpendingBefore(system, spendingBefore()), more: false }),
    },
  ];
}
