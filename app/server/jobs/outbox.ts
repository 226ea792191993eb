import { within } from '~db/patience';
import { coalesce } from '~/concurrency/coalesce';
import { MINUTE } from '~/time/durations';
import type { BrandContext } from '../context/context.server';
import type { Logger } from '../operations/logger';

/** A handler may run more than once for the same row, so it must be repeatable. */
export type OutboxHandler = (context: BrandContext, payload: never) => Promise<void>;
export type OutboxHandlers = Readonly<Record<string, OutboxHandler>>;

export interface ClaimedJob {
  tenant_id: number;
  id: string;
  topic: string;
  /** JSON text. */
  payload: string;
  attempts: number;
  created_at: number;
}

/** Thrown by a handler whose work would fail again if it were repeated soon, but may be done on another day. */
export class Postponed extends Error {
  readonly #every: number;
  readonly #within: number;

  /** It is tried again after `everyMs`, and given up when the job is older than `withinMs`. */
  constructor(reason: string, { everyMs, withinMs }: { everyMs: number; withinMs: number }, options?: ErrorOptions) {
    super(reason, options);
    this.#every = everyMs;
    this.#within = withinMs;
  }

  dueAfter({ created_at }: Pick<ClaimedJob, 'created_at'>, now: number): number | null {
    const due = now + this.#every;
    return due > created_at + this.#within ? null : due;
  }
}

/** Jobs of one kind, of one brand or of all brands. */
export interface Lane {
  topic: string;
  tenant_id?: number;
}

/** What the runner needs of the table; app/compose binds it to the queries. */
export interface OutboxStore<Job extends ClaimedJob = ClaimedJob> {
  /** Due jobs that nobody works on, outside the full lanes, oldest first. */
  due(now: number, limit: number, full: readonly Lane[]): Promise<Job[]>;
  /** Claims a job for this worker; undefined if another worker was faster. */
  claim(job: Job, now: number, leaseMs: number): Promise<Job | undefined>;
  /** Renews the lease; false if another worker holds the job now. */
  renew(job: Job, now: number, leaseMs: number): Promise<boolean>;
  done(job: Job, now: number): Promise<boolean>;
  failed(job: Job, failure: { now: number; dueAt: number | null; error: string }): Promise<boolean>;
  /** Gives the job back as if it had not been begun. */
  release(job: Job): Promise<boolean>;
}

export interface Outbox {
  /** Looks for work now, because something was just committed. */
  kick(): void;
  /** Works until no job is due, for tests. */
  drain(): Promise<void>;
  close(): Promise<void>;
}

/** The lease is renewed during the work, so it can be short and expires soon if a process dies. */
const LEASE_MS = 60_000;
/** The last safeguard: every adapter gives up long before. */
const ATTEMPT_MS = 50_000;
/** At a stop, a running job has this long to finish before it is given back. */
const GRACE_MS = 3000;
const BATCH = 20;
/** Jobs of one kind at once, for one brand and for all: a mail server that is silent holds up its own lane only. */
const PER_LANE = 2;
const PER_KIND = 8;

/** 10 s, 20 s, 40 s … up to an hour, so that a provider that is down is not flooded with requests. */
export function retryDelay(attempts: number): number {
  return Math.min(5000 * 2 ** Math.min(attempts, 12), 60 * MINUTE);
}

/** Then a job waits for a person: ten attempts in the first hour and a half, then one an hour for three days. */
const MAX_ATTEMPTS = 82;

function dueAfter(error: unknown, job: ClaimedJob, now: number): number | null {
  if (error instanceof Postponed) return error.dueAfter(job, now);
  return job.attempts >= MAX_ATTEMPTS ? null : now + retryDelay(job.attempts);
}

const keyOf = ({ tenant_id, id }: ClaimedJob) => `${tenant_id} ${id}`;

class TookTooLong extends Error {}

interface OutboxOptions<Job extends ClaimedJob> {
  store: OutboxStore<Job>;
  handlers: OutboxHandlers;
  contextOf: (tenantId: number) => BrandContext | undefined;
  now: () => number;
  log: Logger;
  intervalMs?: number;
  leaseMs?: number;
  attemptMs?: number;
  graceMs?: number;
}

export function startOutbox<Job extends ClaimedJob>(options: OutboxOptions<Job>): Outbox {
  const { store, now, log, intervalMs = 2000, leaseMs = LEASE_MS, graceMs = GRACE_MS } = options;
  const lanes = new Lanes();
  const working = new Map<string, { job: Job; ended: Promise<void> }>();
  let closed = false;
  let begun = 0;

  /** Begins the due jobs for which there is a place, without waiting for their end. */
  async function startDueJobs(): Promise<void> {
    if (closed) return;
    const jobs = await store.due(now(), BATCH, lanes.full());
    let claimed = 0;
    for (const job of jobs) {
      if (closed) return;
      // If the clock was changed, a lease of this process may look expired.
      if (working.has(keyOf(job))) continue;
      if (lanes.enter(job)) claimed += (await take(job)) ? 1 : 0;
    }
    // There is more, or jobs were hidden behind those of a lane that is full now.
    if (claimed > 0 && jobs.length === BATCH) void run();
  }

  async function take(due: Job): Promise<boolean> {
    const job = await store.claim(due, now(), leaseMs).catch((error: unknown) => {
      lanes.leave(due);
      throw error;
    });
    if (!job) {
      lanes.leave(due);
      return false;
    }
    begun++;
    const key = keyOf(job);
    const ended = attempt(job, options)
      .catch((error: unknown) =>
        log.error({ err: error, topic: job.topic }, 'the result of an outbox job could not be stored'),
      )
      .finally(() => {
        working.delete(key);
        // Another job may have waited for this place.
        if (lanes.leave(job) && !closed) void run();
      });
    working.set(key, { job, ended });
    return true;
  }

  /** Looks are never simultaneous; a kick during a look causes one more. */
  const run = coalesce(() =>
    startDueJobs().catch((error: unknown) => log.error({ err: error }, 'the outbox could not be read')),
  );

  const allEnded = () => Promise.all([...working.values()].map(({ ended }) => ended));

  const timer = setInterval(() => void run(), intervalMs);
  timer.unref();
  return {
    kick: () => {
      if (!closed) void run();
    },
    async drain() {
      for (let before = -1; before !== begun || working.size > 0;) {
        before = begun;
        await run();
        await allEnded();
      }
    },
    async close() {
      closed = true;
      clearInterval(timer);
      // Waits for the current look and for one that finds the outbox closed.
      await run();
      await within(graceMs, allEnded(), () => new TookTooLong()).catch(async () => {
        const left = [...working.values()];
        await Promise.allSettled(left.map(({ job }) => within(graceMs, store.release(job), () => new TookTooLong())));
        log.info({ jobs: left.length }, 'outbox jobs were released for other servers');
      });
    },
  };
}

/** Runs the handler of a job, whose lease is renewed meanwhile, and stores the result. */
async function attempt<Job extends ClaimedJob>(job: Job, options: OutboxOptions<Job>): Promise<void> {
  const { store, handlers, contextOf, now, log, leaseMs = LEASE_MS, attemptMs = ATTEMPT_MS } = options;
  const context = contextOf(job.tenant_id);
  const handler = handlers[job.topic];
  const renew = (): Promise<unknown> =>
    store
      .renew(job, now(), leaseMs)
      .catch((error: unknown) => log.warn({ err: error, topic: job.topic }, 'a lease could not be renewed'));
  const renewing = setInterval(() => void renew(), leaseMs / 3);
  try {
    if (!context) throw new Error('there is no such brand now');
    if (!handler) throw new Error(`there is no handler for ${job.topic}`);
    const late = () => new TookTooLong(`took more than ${attemptMs} ms`);
    await within(attemptMs, handler(context, JSON.parse(job.payload) as never), late);
    if (!(await store.done(job, now())))
      log.warn({ topic: job.topic, job: job.id }, 'an outbox job was interrupted while it ran');
  } catch (error) {
    const dueAt = dueAfter(error, job, now());
    const fields = { err: error, topic: job.topic, tenant: job.tenant_id, job: job.id, attempts: job.attempts };
    if (dueAt === null) log.error(fields, 'an outbox job was given up; an operator has to look into it');
    else log.warn(fields, 'an outbox job failed');
    const reason = error instanceof Error ? error.message : String(error);
    await store.failed(job, { now: now(), dueAt, error: reason });
  } finally {
    clearInterval(renewing);
  }
}

/** Counts how many jobs of a kind are being worked on, for one brand and for all brands. */
class Lanes {
  readonly #kinds = new Map<string, number>();
  readonly #lanes = new Map<string, Lane & { count: number }>();

  full(): Lane[] {
    const kinds = [...this.#kinds].filter(([, count]) => count >= PER_KIND).map(([topic]) => ({ topic }));
    const lanes = [...this.#lanes.values()].filter(({ count }) => count >= PER_LANE);
    return [...kinds, ...lanes.map(({ topic, tenant_id }) => ({ topic, tenant_id }) as Lane)];
  }

  enter({ topic, tenant_id }: ClaimedJob): boolean {
    const kind = this.#kinds.get(topic) ?? 0;
    const key = `${tenant_id} ${topic}`;
    const count = this.#lanes.get(key)?.count ?? 0;
    if (kind >= PER_KIND || count >= PER_LANE) return false;
    this.#kinds.set(topic, kind + 1);
    this.#lanes.set(key, { topic, tenant_id, count: count + 1 });
    return true;
  }

  /** Gives the place back. Returns whether the kind or the lane was full before. */
  leave({ topic, tenant_id }: ClaimedJob): boolean {
    const kind = this.#kinds.get(topic)!;
    const key = `${tenant_id} ${topic}`;
    const lane = this.#lanes.get(key)!;
    this.#kinds.set(topic, kind - 1);
    if (lane.count === 1) this.#lanes.delete(key);
    else this.#lanes.set(key, { ...lane, count: lane.count - 1 });
    return kind >= PER_KIND || lane.count >= PER_LANE;
  }
}
