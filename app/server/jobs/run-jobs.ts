import type { Database } from '~db/database';
import { claimJob, finishJob, listJobLeases, renewJob } from '~db/queries/job-lease';
import type { JobLeaseRow } from '~db/schema/job-lease';
import { coalesce } from '~/concurrency/coalesce';
import { MINUTE } from '~/time/durations';
import type { Clock } from '../context/clock';
import type { Logger } from '../operations/logger';
import type { Metrics } from '../operations/metrics';
import type { Job } from './job';
import { JobRun } from './job-run';

export interface JobRunner {
  /** Runs every job that is due and that no other process has. */
  run(): Promise<void>;
  /** Runs one job now, due or not; with `tenantIds` for these brands only, and its schedule stays as it is. */
  runNow(job: Job, tenantIds?: readonly number[]): Promise<RunOutcome>;
  close(): Promise<void>;
}

/** 'held': another process has the job at the moment. */
export type RunOutcome = { kind: 'ended'; handled: number; error: string | null } | { kind: 'held' };

/** Renewed while a run is under way, so it can be short and ends soon if the process dies. */
const LEASE_MS = 2 * MINUTE;
/** The first look waits, since a start has more important work. */
const FIRST_MS = MINUTE;
const POLL_MS = MINUTE / 2;

export interface RunnerOptions {
  jobs: readonly Job[];
  database: Database;
  tenantIds: () => readonly number[];
  clock: Clock;
  /** The name of this process in the leases. */
  holder: string;
  metrics?: Pick<Metrics, 'pieces' | 'job'>;
  log: Logger;
  /** Looks for due jobs by itself; not where the clock is turned by hand, nor in a command. */
  scheduled?: boolean;
  /** What each process does on its own machine with every look, such as deleting old files. */
  local?: () => Promise<void>;
  leaseMs?: number;
}

/** Runs jobs one after the other. Each is leased for its run, so that any number of processes do it once. */
export function openJobRunner(options: RunnerOptions): JobRunner {
  const { jobs, database, clock, log, local } = options;
  const system = database.system('the schedule of jobs belongs to no brand');
  const runs = new JobRuns(options);

  async function runDue(): Promise<void> {
    const known = new Map((await listJobLeases(system)).map((row) => [row.name, row]));
    for (const job of jobs) {
      if (runs.closed) return;
      const row = known.get(job.name);
      if (!isDue(row, clock.now())) continue;
      if (row && wasAbandoned(row)) log.warn({ job: job.name, holder: row.holder }, 'a job is taken over');
      await runs.perform(job);
    }
    await local?.();
  }

  const run = coalesce(() =>
    runs.closed
      ? Promise.resolve()
      : runDue().catch((error: unknown) => log.error({ err: error }, 'the jobs could not be run')),
  );

  const later = (ms: number): NodeJS.Timeout =>
    setTimeout(() => {
      timer = later(POLL_MS);
      void run();
    }, ms).unref();
  let timer = options.scheduled ? later(FIRST_MS) : undefined;

  return {
    run,
    runNow: (job, tenantIds) => runs.perform(job, { early: true, tenantIds }),
    async close() {
      runs.closed = true;
      clearTimeout(timer);
      // Waits for the current look, and for one that finds the runner closed.
      await run();
    },
  };
}

class JobRuns {
  closed = false;

  constructor(readonly options: RunnerOptions) {}

  async perform(
    job: Job,
    { early = false, tenantIds }: { early?: boolean; tenantIds?: readonly number[] | undefined } = {},
  ): Promise<RunOutcome> {
    const { database, clock, holder, metrics, log, leaseMs = LEASE_MS } = this.options;
    const { name } = job;
    const system = database.system('the lease of a job belongs to no brand');
    const claim = () => ({ name, holder, now: clock.now(), leaseMs });
    if (!(await claimJob(system, { ...claim(), early }))) return { kind: 'held' };
    const run = new JobRun(job, { isClosed: () => this.closed, metrics, log });
    const renewing = setInterval(() => {
      renewJob(system, claim()).then(
        (mine) => mine || run.lose(),
        (error: unknown) => log.warn({ err: error, job: name }, 'the lease of a job could not be renewed'),
      );
    }, leaseMs / 3);
    const began = performance.now();
    try {
      await run.work(job.scope === 'platform' ? [0] : (tenantIds ?? this.options.tenantIds()));
    } finally {
      clearInterval(renewing);
      const now = clock.now();
      const { handled, error } = run;
      // What was stopped in the middle goes on with the next look, of whichever process.
      const dueAt = tenantIds ? undefined : run.stopped ? now : now + job.everyMs;
      await finishJob(system, { name, holder }, { now, handled, error, dueAt });
      metrics?.job(name, { at: now, seconds: (performance.now() - began) / 1000, failed: error !== null });
      if (handled > 0) log.info({ job: name, count: handled }, 'a job was done');
    }
    return { kind: 'ended', handled: run.handled, error: run.error };
  }
}

const isDue = (row: JobLeaseRow | undefined, now: number): boolean =>
  row === undefined || (row.held_until <= now && (row.due_at === null || row.due_at <= now));

/** Its process ended in the middle of a run. */
const wasAbandoned = ({ begun_at, ended_at, held_until }: JobLeaseRow): boolean =>
  held_until > 0 && begun_at !== null && (ended_at ?? 0) < begun_at;
