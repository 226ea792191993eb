import { setTimeout as sleep } from 'node:timers/promises';
import { SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import type { CompiledQuery, DatabaseConnection, Dialect, Driver, Kysely, QueryResult } from 'kysely';
import { isRetryable } from './database-errors';
import type { DatabaseState } from './handle';
import { assertOutsideTransaction } from './open-transaction';
import { DatabaseUnavailable } from './patience';
import { makePrivate } from './private-file';
import { SqliteHandle } from './sqlite-connection';
import { WriterMutex } from './writer-mutex';

interface Files {
  writer: SqliteHandle;
  reader: SqliteHandle;
  mutex: WriterMutex;
}

/** For the queue of this process, and for another process that holds the write lock; together under three seconds. */
const QUEUE_MS = 1200;
const BUSY_MS = 1500;
const BUSY_PAUSE_MS = 5;

const lateInQueue = () => new DatabaseUnavailable(`other writers have held the database for ${QUEUE_MS} ms`);

/** Runs `write`, repeatedly while another process (a command, a backup) holds the write lock. */
async function whenFree<T>(write: () => T): Promise<T> {
  const begun = performance.now();
  for (;;) {
    try {
      return write();
    } catch (error) {
      if (!isRetryable(error) || performance.now() - begun > BUSY_MS) throw error;
    }
    await sleep(BUSY_PAUSE_MS);
  }
}

/**
 * What Kysely uses as a connection. Outside a transaction, a select runs at once on the read-only connection (WAL
 * permits reading during a write), and the rest waits for the writer. Inside a transaction, all runs on the writer.
 */
class SqliteConnection implements DatabaseConnection {
  inTransaction = false;
  readonly #files: Files;

  constructor(files: Files) {
    this.#files = files;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { writer, reader, mutex } = this.#files;
    if (this.inTransaction) return writer.run(query);
    if (query.query.kind === 'SelectQueryNode') return reader.run(query);
    await mutex.lockWithin(QUEUE_MS, lateInQueue);
    try {
      return await whenFree(() => writer.run(query));
    } finally {
      mutex.unlock();
    }
  }

  // eslint-disable-next-line require-yield
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Streaming would block the only reader: page by key instead');
  }
}

class SqliteDriver implements Driver {
  readonly #path: string;
  readonly #state: DatabaseState;
  #files: Files | undefined;

  constructor(path: string, state: DatabaseState) {
    this.#path = path;
    this.#state = state;
  }

  async init(): Promise<void> {
    makePrivate(this.#path);
    // The writer is opened first: it creates the file and turns on WAL, which the read-only connection cannot.
    const writer = new SqliteHandle(this.#path, { readonly: false });
    const reader = new SqliteHandle(this.#path, { readonly: true });
    this.#files = { writer, reader, mutex: new WriterMutex() };
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    assertOutsideTransaction(this.#state);
    return new SqliteConnection(this.#files!);
  }

  async beginTransaction(connection: SqliteConnection): Promise<void> {
    const { writer, mutex } = this.#files!;
    await mutex.lockWithin(QUEUE_MS, lateInQueue);
    try {
      await whenFree(() => writer.exec('begin immediate'));
    } catch (error) {
      mutex.unlock();
      throw error;
    }
    connection.inTransaction = true;
  }

  async commitTransaction(connection: SqliteConnection): Promise<void> {
    // If the commit fails, the mutex stays locked for the rollback that Kysely calls next.
    this.#files!.writer.exec('commit');
    connection.inTransaction = false;
    this.#files!.mutex.unlock();
  }

  async rollbackTransaction(connection: SqliteConnection): Promise<void> {
    const { writer, mutex } = this.#files!;
    try {
      // After a full disk or an I/O error SQLite has rolled back already.
      if (writer.inTransaction) writer.exec('rollback');
    } finally {
      connection.inTransaction = false;
      mutex.unlock();
    }
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    if (!this.#files) return;
    const { writer, reader, mutex } = this.#files;
    await mutex.lock();
    reader.close();
    writer.close();
  }
}

/** SQLite can change the schema in a transaction: all pending migrations are applied, or none. */
class SqliteTransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }

  /** Reads go on beside a transaction; the driver itself lets one writer at a time. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/**
 * Writes a value's place as `+?`, which SQLite reads like `?`, but does not look behind when it plans. Since 3.54 it prepares
 * a statement again at each run if `column = ?` stands beside a join, an order, a group or an `exists`, and long before that
 * if `limit ?` does; that was up to two thirds of the time of a page's statements (decision 0082).
 */
class SteadyQueryCompiler extends SqliteQueryCompiler {
  protected override getCurrentParameterPlaceholder(): string {
    return '+?';
  }
}

/** `path` must be a file: two connections share data only through a file, so `:memory:` does not work here. */
export function sqliteDialect(path: string, state: DatabaseState): Dialect {
  return {
    createAdapter: () => new SqliteTransactionalAdapter(),
    createDriver: () => new SqliteDriver(path, state),
    createQueryCompiler: () => new SteadyQueryCompiler(),
    createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
  };
}
