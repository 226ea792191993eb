import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import type { Database, Db } from '~db/database';
import { isUnavailable } from '~db/dialect';
import { deleteAuditOfStrangers } from '~db/queries/audit';
import { deleteClicksBefore } from '~db/queries/click';
import { dropLease, takeLease } from '~db/queries/job-lease';
import { deleteOldOpeners } from '~db/queries/opener';
import { deleteErasuresBefore } from '~db/queries/erasure';
import { deleteInstrumentSpendingBefore } from '~db/queries/instrument-spending';
import { deleteDoneOutbox } from '~db/queries/outbox';
import { deleteMailReportsBefore } from '~db/queries/mail-report';
import { deletePageBouncesBefore } from '~db/queries/page-bounce';
import { deleteExpiredChallenges } from '~db/queries/passkey-challenge';
import { deleteSmsCodesBefore } from '~db/queries/sms-code';
import { deleteExpiredSessions } from '~db/queries/session';
import { deleteExpiredTokens, emptyExpiredTokens } from '~db/queries/token';
import type { Clock } from '../context/clock';
import type { Logger } from '../operations/logger';
import type { Metrics } from '../operations/metrics';
import { forgetOldCopies } from './review-copies';

export interface CleanUp {
  /** Runs once now, if this process gets the lease. */
  run(): Promise<void>;
  close(): Promise<void>;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const LEASE = 'clean-up';
/** The holder renews the lease with every hourly run. If its process dies, another takes over within three hours. */
const LEASE_MS = HOUR + 30 * MINUTE;
/** The first run waits, since a start has more important work. */
const FIRST_MS = MINUTE;
/** Rows of one statement. Nothing else, not even the signal to end, waits for longer than one statement. */
const BATCH = 200;
/** How long an expired link is stored, so that a page can say what became of it. */
const LINK_RETENTION_MS = 30 * DAY;
/** Done jobs are stored for questions whether something was sent. Given-up ones stay for an operator. */
const DONE_RETENTION_MS = 7 * DAY;
/** Longer than the period in which the same first message to many members is counted. */
const OPENER_RETENTION_MS = 8 * DAY;
/** Pieces of one task in one run. What is left waits for the next run, so that no brand delays the others. */
const MOST_PIECES = 500;
/** After a piece there is a pause as long as the piece took, at most this long. */
const LONGEST_PAUSE_MS = 250;

/** Long enough to investigate an attack. */
const STRANGER_RETENTION_MS = 30 * DAY;
/** Long enough to compare a year with the one before it, month by month. */
const CLICK_RETENTION_MS = 400 * DAY;
/** Longer than any mail server repeats a report. */
const REPORT_RETENTION_MS = 60 * DAY;
/** Longer than the day over which text messages are counted. */
const CODE_RETENTION_MS = 2 * DAY;
/** Longer than any backup may be stored; docs/guides/backup.md says how long that is. */
const ERASURE_RETENTION_MS = 400 * DAY;

/** The longest window of a member's own limits, with the whole of its first day. */
const SPENDING_RETENTION_MS = 31 * DAY;

/** Each deletes one batch and returns how many rows that were. */
const rowTasks = {
  sessions: (db: Db, now: number) => deleteExpiredSessions(db, now, BATCH),
  links: (db: Db, now: number) => deleteExpiredTokens(db, now - LINK_RETENTION_MS, BATCH),
  jobs: (db: Db, now: number) => deleteDoneOutbox(db, now - DONE_RETENTION_MS, BATCH),
  strangers: (db: Db, now: number) => deleteAuditOfStrangers(db, now - STRANGER_RETENTION_MS, BATCH),
  clicks: (db: Db, now: number) => deleteClicksBefore(db, now - CLICK_RETENTION_MS, BATCH),
  // The payload of a link, such as the data of a signup, is deleted once the link can no longer be followed.
  payloads: (db: Db, now: number) => emptyExpiredTokens(db, now, BATCH),
  bounces: (db: Db, now: number) => deletePageBouncesBefore(db, now - CLICK_RETENTION_MS, BATCH),
  reports: (db: Db, now: number) => deleteMailReportsBefore(db, now - REPORT_RETENTION_MS, BATCH),
  codes: (db: Db, now: number) => deleteSmsCodesBefore(db, now - CODE_RETENTION_MS, BATCH),
  challenges: (db: Db, now: number) => deleteExpiredChallenges(db, now, BATCH),
  openers: (db: Db, now: number) => deleteOldOpeners(db, now - OPENER_RETENTION_MS, BATCH),
  erasures: (db: Db, now: number) => deleteErasuresBefore(db, now - ERASURE_RETENTION_MS, BATCH),
};

const kinds = Object.keys(rowTasks) as (keyof typeof rowTasks)[];

/** A clean-up task of a feature that works piece by piece, for each brand. */
export interface PieceTask {
  /** The name in metrics and in the log. */
  name: string;
  /** Does one piece and returns how many rows that were; 0 if nothing is left. */
  piece(tenantId: number): Promise<number>;
}

/** One process of a database does the tasks there; each deletes the old review copies on its own machine. */
export function openCleanUp(options: {
  database: Database;
  tenantIds: () => readonly number[];
  clock: Clock;
  /** The name of this process in the lease. */
  holder: string;
  /** Where photos are copied for review on this machine. */
  reviewFolder: string;
  tasks?: readonly PieceTask[];
  metrics?: Pick<Metrics, 'pieces'>;
  log: Logger;
}): CleanUp {
  const { database, tenantIds, clock, holder, reviewFolder, tasks = [], metrics, log } = options;
  const system = database.system('one process runs the clean-up tasks of every brand');
  let running: Promise<void> | undefined;
  let closed = false;

  /** Runs one task for one brand. If it fails, it is tried again in an hour, and the other tasks still run. */
  async function forget(task: keyof typeof rowTasks, tenantId: number): Promise<number> {
    let all = 0;
    try {
      const db = database.tenant(tenantId);
      while (!closed) {
        const count = await rowTasks[task](db, clock.now());
        all += count;
        if (count < BATCH) break;
        // SQLite answers without waiting, so this loop alone would let nothing else run.
        await nextTurn();
      }
    } catch (error) {
      if (isUnavailable(error)) throw error;
      log.error({ err: error, task, tenant: tenantId }, 'a clean-up task failed');
    }
    return all;
  }

  /** Runs one piece task for one brand, with pauses for other work. If it fails, it is tried again in an hour. */
  async function workThrough({ name, piece }: PieceTask, tenantId: number): Promise<void> {
    let all = 0;
    try {
      for (let pieces = 0; pieces < MOST_PIECES && !closed; pieces++) {
        const begun = performance.now();
        const count = await piece(tenantId);
        if (count === 0) {
          metrics?.pieces(name, tenantId, { left: false });
          break;
        }
        all += count;
        metrics?.pieces(name, tenantId, { count, left: true });
        await pause(Math.min(performance.now() - begun, LONGEST_PAUSE_MS));
      }
    } catch (error) {
      metrics?.pieces(name, tenantId, { failed: true });
      log.error({ err: error, task: name, tenant: tenantId }, 'a clean-up task failed');
    }
    if (all > 0) log.info({ task: name, tenant: tenantId, count: all }, 'rows past their retention period were erased');
  }

  async function forgetRows(): Promise<void> {
    if (!(await takeLease(system, { name: LEASE, holder, now: clock.now(), leaseMs: LEASE_MS }))) return;
    const forgotten = {
      sessions: 0,
      links: 0,
      jobs: 0,
      strangers: 0,
      clicks: 0,
      bounces: 0,
      reports: 0,
      payloads: 0,
      openers: 0,
      erasures: 0,
      codes: 0,
      challenges: 0,
    };
    for (const tenantId of tenantIds()) {
      for (const kind of kinds) forgotten[kind] += await forget(kind, tenantId);
      for (const task of tasks) await workThrough(task, tenantId);
    }
    await forgetSpending();
    if (Object.values(forgotten).some((count) => count > 0)) log.info(forgotten, 'expired rows were erased');
  }

  /** The table of what was ordered at all brands of a company belongs to none of them. */
  async function forgetSpending(): Promise<void> {
    const before = new Date(clock.now() - SPENDING_RETENTION_MS).toISOString().slice(0, 10);
    while (!closed && (await deleteInstrumentSpendingBefore(system, before, BATCH)) === BATCH) await nextTurn();
  }

  async function work(): Promise<void> {
    await forgetRows();
    await forgetOldCopies(reviewFolder, clock.now());
  }

  async function run(): Promise<void> {
    if (closed) return;
    running ??= work()
      .catch((error: unknown) => log.error({ err: error }, 'the clean-up tasks failed'))
      .finally(() => {
        running = undefined;
      });
    await running;
  }

  function later(ms: number): NodeJS.Timeout {
    return setTimeout(() => {
      timer = later(HOUR);
      void run();
    }, ms).unref();
  }

  let timer = later(FIRST_MS);
  return {
    run,
    async close() {
      closed = true;
      clearTimeout(timer);
      await running;
      await dropLease(system, LEASE, holder).catch((error: unknown) =>
        log.warn({ err: error }, 'the lease of the clean-up tasks could not be released'),
      );
    },
  };
}
