import { setTimeout as sleep } from 'node:timers/promises';

/** How long one kind of work waits for a MariaDB server, in milliseconds, before it gives up. */
export interface Patience {
  /** For a connection that may be used: a free one of the pool, or a new one with its greeting and settings. */
  acquire: number;
  /** How many may wait for a connection at once; the next is told so without waiting. */
  queue: number;
  /** For one statement. */
  statement: number;
  /** For a row that another transaction holds. */
  lock: number;
  /** A transaction that met a deadlock or a busy database is begun again for so long. */
  retry: number;
}

/** Somebody looks at an empty screen: `acquire` and `statement` together stay under three seconds. */
export const REQUEST_PATIENCE: Patience = { acquire: 800, queue: 200, statement: 1800, lock: 1000, retry: 1200 };

/** Nobody waits, but a worker that hangs works for nobody. */
export const JOB_PATIENCE: Patience = { acquire: 10_000, queue: 1000, statement: 30_000, lock: 10_000, retry: 60_000 };

/** A person started it and may end it: migrations, backups, the commands, seeds. */
export const COMMAND_PATIENCE: Patience = {
  acquire: 60_000,
  queue: 100_000,
  statement: 6 * 3_600_000,
  lock: 10_000,
  retry: 600_000,
};

/** The database did not do in time, or at all, what it was asked; whether a write happened may be unknown. */
export class DatabaseUnavailable extends Error {
  readonly code = 'DATABASE_UNAVAILABLE';

  constructor(reason: string, options?: ErrorOptions) {
    super(reason, options);
    this.name = 'DatabaseUnavailable';
  }
}

/**
 * What `work` gives, or after `ms` what `late` says. A process that was itself held up finds its timers due before it
 * has read what arrived meanwhile, so it reads once more before it gives up.
 */
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
    work.then(
      (value) => {
        settle();
        resolve(value);
      },
      (error: unknown) => {
        settle();
        reject(error as Error);
      },
    );
  });
}

const PROBE_PAUSE_MS = 250;

/**
 * Whether the server answers at all. After a statement that was waited for in vain it is asked by itself; while it does
 * not answer either, nobody else needs to wait to learn that: `assertUp` says so at once, until an answer comes.
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

  /** Asks now; whoever asks meanwhile shares the answer. */
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

  /** Something failed that may mean that nobody answers: looks, and goes on looking until somebody does. */
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
