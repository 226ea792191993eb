import type { ServiceContext } from './context.server';
import type { Logger } from './logger';

/** One kind of work that must happen after a commit; may run more than once, so it is written to be repeatable. */
export type OutboxHandler = (context: ServiceContext, payload: never) => Promise<void>;
export type OutboxHandlers = Readonly<Record<string, OutboxHandler>>;

export interface ClaimedJob {
  tenantId: number;
  id: string;
  topic: string;
  /** JSON text. */
  payload: string;
  attempts: number;
}

/** What the runner needs of the table; compose binds it to the queries. */
export interface OutboxStore {
  claim(now: number, leaseMs: number, limit: number): Promise<ClaimedJob[]>;
  done(job: ClaimedJob, now: number): Promise<void>;
  retry(job: ClaimedJob, dueAt: number, error: string): Promise<void>;
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

/** 5 s, 10 s, 20 s … to an hour: a provider that is down is not hammered. */
export function retryDelay(attempts: number): number {
  return Math.min(5000 * 2 ** Math.min(attempts, 12), 60 * MINUTE);
}

export function startOutbox(options: {
  store: OutboxStore;
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

  async function handle(job: ClaimedJob): Promise<void> {
    const context = contextOf(job.tenantId);
    const handler = handlers[job.topic];
    try {
      if (!context) throw new Error('no such brand now');
      if (!handler) throw new Error(`nobody handles ${job.topic}`);
      await handler(context, JSON.parse(job.payload) as never);
      await store.done(job, now());
    } catch (error) {
      log.warn({ err: error, topic: job.topic, tenant: job.tenantId, attempts: job.attempts }, 'outbox job failed');
      const reason = error instanceof Error ? error.message : String(error);
      await store.retry(job, now() + retryDelay(job.attempts), reason.slice(0, 200));
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
