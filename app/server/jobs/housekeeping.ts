import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import type { Database, Db } from '~db/database';
import { isUnavailable } from '~db/dialect';
import { deleteAuditOfStrangers } from '~db/queries/audit';
import { deleteClicksBefore } from '~db/queries/click';
import { dropLease, takeLease } from '~db/queries/job-lease';
import { deleteOldOpeners } from '~db/queries/opener';
import { deleteErasuresBefore } from '~db/queries/erasure';
import { deleteDoneOutbox } from '~db/queries/outbox';
import { deleteExpiredSessions } from '~db/queries/session';
import { deleteExpiredTokens, emptyExpiredTokens } from '~db/queries/token';
import type { Clock } from '../context/clock';
import type { Logger } from '../operations/logger';
import type { Metrics } from '../operations/metrics';
import { forgetOldCopies } from './review-copies';

export interface Housekeeping {
  /** Once now, if it is this process's turn. */
  run(): Promise<void>;
  close(): Promise<void>;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const LEASE = 'housekeeping';
/** The holder of the lease renews it in time; where it died, another takes over within three hours. */
const LEASE_MS = HOUR + 30 * MINUTE;
/** A start has other things to do first. */
const FIRST_MS = MINUTE;
/** Of one statement: whoever asks or writes meanwhile, and the signal to end, wait for no more than that. */
const BATCH = 200;
/** Whoever presses an old link again still reads what became of it. */
const KEEP_LINKS_MS = 30 * DAY;
/** For whoever asks whether something was sent. What was given up stays for a person. */
const KEEP_DONE_MS = 7 * DAY;
/** Longer than the same words to many are counted. */
const KEEP_OPENERS_MS = 8 * DAY;
/** Of one task in one run: what is left waits for the next, so that no brand keeps the others waiting. */
const MOST_PIECES = 500;
/** After a piece others have at least as long as it took. */
const LONGEST_PAUSE_MS = 250;

/** Long enough to look into an attack. */
const KEEP_STRANGERS_MS = 30 * DAY;
/** A year can be compared with the one before it, month by month. */
const KEEP_CLICKS_MS = 400 * DAY;
/** Longer than anybody may keep a backup: docs/guides/backup.md says how long that is. */
const KEEP_ERASURES_MS = 400 * DAY;

/** Each forgets one batch and answers how many that were. */
const cleanUpTasks = {
  sessions: (db: Db, now: number) => deleteExpiredSessions(db, now, BATCH),
  links: (db: Db, now: number) => deleteExpiredTokens(db, now - KEEP_LINKS_MS, BATCH),
  jobs: (db: Db, now: number) => deleteDoneOutbox(db, now - KEEP_DONE_MS, BATCH),
  refusals: (db: Db, now: number) => deleteAuditOfStrangers(db, now - KEEP_STRANGERS_MS, BATCH),
  clicks: (db: Db, now: number) => deleteClicksBefore(db, now - KEEP_CLICKS_MS, BATCH),
  // What a link held, such as the words of a signup, goes when nobody can follow it any more.
  payloads: (db: Db, now: number) => emptyExpiredTokens(db, now, BATCH),
  openers: (db: Db, now: number) => deleteOldOpeners(db, now - KEEP_OPENERS_MS, BATCH),
  erasures: (db: Db, now: number) => deleteErasuresBefore(db, now - KEEP_ERASURES_MS, BATCH),
};

const kinds = Object.keys(cleanUpTasks) as (keyof typeof cleanUpTasks)[];

/** Work of a feature that goes piece by piece, for each brand. */
export interface PieceTask {
  /** As metrics and log name it. */
  name: string;
  /** Does one piece and answers how much that was; 0 when nothing is left. */
  piece(tenantId: number): Promise<number>;
}

/**
 * Forgets every hour what is over: of all processes on a database one does it there, and each on its own machine.
 */
export function openHousekeeping(options: {
  database: Database;
  tenantIds: () => readonly number[];
  clock: Clock;
  /** Names this process. */
  holder: string;
  /** Where pictures are laid out on this machine. */
  reviewFolder: string;
  tasks?: readonly PieceTask[];
  metrics?: Pick<Metrics, 'pieces'>;
  log: Logger;
}): Housekeeping {
  const { database, tenantIds, clock, holder, reviewFolder, tasks = [], metrics, log } = options;
  const system = database.system('one process keeps house for every brand');
  let running: Promise<void> | undefined;
  let closed = false;

  /** One kind of one brand. What fails is tried in an hour, and keeps nothing else from being forgotten. */
  async function forget(task: keyof typeof cleanUpTasks, tenantId: number): Promise<number> {
    let all = 0;
    try {
      const db = database.tenant(tenantId);
      while (!closed) {
        const count = await cleanUpTasks[task](db, clock.now());
        all += count;
        if (count < BATCH) break;
        // SQLite answers without waiting for anything: by itself this would let nobody else have a turn.
        await nextTurn();
      }
    } catch (error) {
      if (isUnavailable(error)) throw error;
      log.error({ err: error, task, tenant: tenantId }, 'a task of housekeeping failed');
    }
    return all;
  }

  /** One task of one brand: piece after piece, others having their turn in between. What fails is tried in an hour. */
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
      log.error({ err: error, task: name, tenant: tenantId }, 'a task of housekeeping failed');
    }
    if (all > 0) log.info({ task: name, tenant: tenantId, count: all }, 'erased what is no longer kept');
  }

  async function forgetRows(): Promise<void> {
    if (!(await takeLease(system, { name: LEASE, holder, now: clock.now(), leaseMs: LEASE_MS }))) return;
    const forgotten = { sessions: 0, links: 0, jobs: 0, refusals: 0, clicks: 0, payloads: 0, openers: 0, erasures: 0 };
    for (const tenantId of tenantIds()) {
      for (const kind of kinds) forgotten[kind] += await forget(kind, tenantId);
      for (const task of tasks) await workThrough(task, tenantId);
    }
    if (Object.values(forgotten).some((count) => count > 0)) log.info(forgotten, 'forgot what is over');
  }

  async function work(): Promise<void> {
    await forgetRows();
    await forgetOldCopies(reviewFolder, clock.now());
  }

  async function run(): Promise<void> {
    if (closed) return;
    running ??= work()
      .catch((error: unknown) => log.error({ err: error }, 'housekeeping failed'))
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
        log.warn({ err: error }, 'the housekeeping lease could not be given back'),
      );
    },
  };
}
