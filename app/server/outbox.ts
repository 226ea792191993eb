import type { ServiceContext } from './context.server';
import type { Logger } from './logger';

/** One kind of work that must happen after a commit; may run more than once, so it is written to be repeatable. */
export type OutboxHandler = (context: ServiceContext, payload: never) => Promise<void>;
export type OutboxHandlers = Readonly<Record<string, OutboxHandler>>;

export interface ClaimedJob {
  tenant_id: number;
  id: string;
  topic: string;
  /** JSON text. */
  payload: string;
  attempts: number;
}

/** What the runner needs of the table; compose binds it to the queries. */
export interface OutboxStore<Job extends ClaimedJob = ClaimedJob> {
  claim(now: number, leaseMs: number, limit: number): Promise<Job[]>;
  done(job: Job, now: number): Promise<void>;
  failed(job: Job, failure: { now: number; dueAt: number | null; error: string }): Promise<void>;
}

export interface Outbox {
  /** Looks now, because something was just committed. */
  kick(): void;
  /** Works until nothing is due (tests, shutdown). */
  drain(): Promise<void>;
  close(): Promise<void>;
}

const LEASE_MS = 60_000;
const BATCH = 20;
const MINUTE = 60_000;

/** 10 s, 20 s, 40 s … to an hour: a provider that is down is not hammered. */
export function retryDelay(attempts: number): number {
  return Math.min(5000 * 2 ** Math.min(attempts, 12), 60 * MINUTE);
}

/**
 * After so many tries a job waits for a person: nine in the first hour and a half, then one an hour for three days, so
 * that a provider that is down over a weekend loses nothing.
 */
const MAX_ATTEMPTS = 82;

export function startOutbox<Job extends ClaimedJob>(options: {
  store: OutboxStore<Job>;
  handlers: OutboxHandlers;
  contextOf: (tenantId: number) => ServiceContext | undefined;
  now: () => number;
  log: Logger;
  intervalMs?: number;
}): Outbox {
  const { store, handlers, contextOf, now, log, intervalMs = 2000 } = options;
  let running: Promise<void> | undefined;
  let again = false;
  let closed = false;

  async function work(): Promise<void> {
    do {
      again = false;
      const jobs = await store.claim(now(), LEASE_MS, BATCH);
      for (const job of jobs) await handle(job);
      if (jobs.length === BATCH) again = true;
    } while (again && !closed);
  }

  async function handle(job: Job): Promise<void> {
    const context = contextOf(job.tenant_id);
    const handler = handlers[job.topic];
    try {
      if (!context) throw new Error('no such brand now');
      if (!handler) throw new Error(`nobody handles ${job.topic}`);
      await handler(context, JSON.parse(job.payload) as never);
      await store.done(job, now());
    } catch (error) {
      const dueAt = job.attempts >= MAX_ATTEMPTS ? null : now() + retryDelay(job.attempts);
      const fields = { err: error, topic: job.topic, tenant: job.tenant_id, job: job.id, attempts: job.attempts };
      if (dueAt === null) log.error(fields, 'outbox job given up: a person has to look');
      else log.warn(fields, 'outbox job failed');
      const reason = error instanceof Error ? error.message : String(error);
      await store.failed(job, { now: now(), dueAt, error: reason });
    }
  }

  /** One run at a time; a kick during a run makes it look once more. */
  function run(): Promise<void> {
    again = true;
    running ??= work()
      .catch((error: unknown) => log.error({ err: error }, 'outbox could not be read'))
      .finally(() => {
        running = undefined;
      });
    return running;
  }

  const timer = setInterval(() => void run(), intervalMs);
  timer.unref();
  return {
    kick: () => {
      if (!closed) void run();
    },
    drain: run,
    async close() {
      closed = true;
      clearInterval(timer);
      await running;
    },
  };
}
