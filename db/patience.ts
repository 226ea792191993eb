import { setTimeout as sleep } from 'node:timers/promises';

/** How long one kind of work waits for a MariaDB server before it fails, in milliseconds. */
export interface Patience {
  /** For a usable connection: a free one of the pool, or a new one with its handshake and settings. */
  acquire: number;
  /** How many callers may wait for a connection at once; the next one fails without waiting. */
  queue: number;
  /** For one statement. */
  statement: number;
  /** For a row lock that another transaction holds. */
  lock: number;
  /** For how long a transaction is retried after a deadlock or on a busy database. */
  retry: number;
}

/** A person waits for the page: `acquire` and `statement` together stay under three seconds. */
export const REQUEST_PATIENCE: Patience = { acquire: 800, queue: 200, statement: 1800, lock: 1000, retry: 1200 };

/** Nobody waits, but a worker that is stuck cannot do other work. */
export const JOB_PATIENCE: Patience = { acquire: 10_000, queue: 1000, statement: 30_000, lock: 10_000, retry: 60_000 };

/** A person has started it and can stop it: migrations, backups, commands, seeds. */
export const COMMAND_PATIENCE: Patience = {
  acquire: 60_000,
  queue: 100_000,
  statement: 6 * 3_600_000,
  lock: 10_000,
  retry: 600_000,
};

/** The database failed to do what was requested, or not in time. It may be unknown whether a write has happened. */
export class DatabaseUnavailable extends Error {
  readonly code = 'DATABASE_UNAVAILABLE';

  constructor(reason: string, options?: ErrorOptions) {
    super(reason, options);
    this.name = 'DatabaseUnavailable';
  }
}

/** If the process was blocked, timers fire before it has read what arrived, so it reads once more before giving up. */
export function within<T>(ms: number, work: Promise<T>, late: () => Error): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    let settled = false;
    const giveUp = () => {
      if (!settled) reject(late());
    };
    const timer = setTimeout(() => setImmediate(() => setImmediate(giveUp)), ms);
    const settle = () => {
      settled = true;
      clearTimeout(timer);
    };
    work.finally(settle).then(resolve, reject);
  });
}

const PROBE_PAUSE_MS = 250;

/**
 * Tracks whether the server responds. After a timeout, the server is checked separately. While it does not respond,
 * `assertUp` throws at once, so that no other caller has to wait, until a check succeeds.
 */
export class Pulse {
  readonly #ask: () => Promise<void>;
  #asking: Promise<void> | undefined;
  #down: string | undefined;
  #watching = false;
  #closed = false;

  constructor(ask: () => Promise<void>) {
    this.#ask = ask;
  }

  /** Checks the server now. Concurrent callers share the result. */
  check(): Promise<void> {
    if (this.#closed) return Promise.reject(new DatabaseUnavailable('the database was closed'));
    this.#asking ??= this.#ask()
      .then(
        () => {
          this.#down = undefined;
        },
        (error: unknown) => {
          this.#down = error instanceof Error ? error.message : String(error);
          this.suspect();
          throw error;
        },
      )
      .finally(() => {
        this.#asking = undefined;
      });
    return this.#asking;
  }

  assertUp(): void {
    if (this.#down !== undefined) throw new DatabaseUnavailable(this.#down);
  }

  /** Called after a failure that may mean that the server does not respond: checks it until it responds. */
  suspect(): void {
    if (this.#watching || this.#closed) return;
    this.#watching = true;
    void this.#watch().finally(() => {
      this.#watching = false;
    });
  }

  async #watch(): Promise<void> {
    while (!this.#closed) {
      const answered = await this.check().then(
        () => true,
        () => false,
      );
      if (answered) return;
      await sleep(PROBE_PAUSE_MS, undefined, { ref: false });
    }
  }

  close(): void {
    this.#closed = true;
  }
}
