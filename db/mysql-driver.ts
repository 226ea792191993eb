import { CompiledQuery, MysqlAdapter, MysqlDialect } from 'kysely';
import type { DatabaseConnection, Dialect, Driver, QueryResult, TransactionSettings } from 'kysely';
import { createConnection, createPool } from 'mysql2';
import type { Connection, Pool, PoolConnection, ResultSetHeader } from 'mysql2';
import { isConnectionLost, isTableMissing } from './database-errors';
import type { DatabaseState } from './handle';
import { assertOutsideTransaction } from './open-transaction';
import { DatabaseUnavailable, Pulse, within } from './patience';
import type { Patience } from './patience';

// READ COMMITTED: after a row lock, a plain read sees what was committed meanwhile (repeatable read would read from the
// older snapshot), and there are no gap locks that could deadlock. ONLY_FULL_GROUP_BY keeps queries portable.
// max_statement_time: the server ends a statement a little before this side gives up.
const settings = ({ statement, lock }: Patience) => `set session
  sql_mode = 'STRICT_ALL_TABLES,NO_ZERO_DATE,NO_ZERO_IN_DATE,ERROR_FOR_DIVISION_BY_ZERO,ONLY_FULL_GROUP_BY',
  time_zone = '+00:00',
  innodb_lock_wait_timeout = ${Math.ceil(lock / 1000)},
  max_statement_time = ${Math.max(0.1, statement / 1000 - 0.1)}`;
const ISOLATION = 'set session transaction isolation level read committed';

/** A connection with a time limit, after which it is never used again, because the late result may still arrive. */
class MysqlConnection implements DatabaseConnection {
  readonly raw: PoolConnection;
  readonly #patience: Patience;
  #gone = false;

  constructor(raw: PoolConnection, patience: Patience) {
    this.raw = raw;
    this.#patience = patience;
  }

  get gone(): boolean {
    return this.#gone;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#gone) throw new DatabaseUnavailable('the connection to the database was closed after a timeout');
    try {
      return toResult(await within(this.#patience.statement, ask(this.raw, sql, parameters), () => this.#late()));
    } catch (error) {
      if (isConnectionLost(error)) this.hangUp();
      throw withCaller(error);
    }
  }

  #late(): Error {
    return new DatabaseUnavailable(`the database did not answer within ${this.#patience.statement} ms`);
  }

  /** Cuts the connection. `end` would send a command and wait for a server that does not respond. */
  hangUp(): void {
    if (this.#gone) return;
    this.#gone = true;
    cut(this.raw);
  }

  // eslint-disable-next-line require-yield
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Streaming would hold a connection for as long as the caller reads: page by key instead');
  }
}

class LimitedMysqlDriver implements Driver {
  readonly #options: { url: URL; state: DatabaseState; patience: Patience; pulse: Pulse | undefined };
  readonly #connections = new WeakMap<PoolConnection, MysqlConnection>();
  readonly #all = new Set<MysqlConnection>();
  #pool: Pool | undefined;
  #waiting = 0;

  constructor(options: { url: URL; state: DatabaseState; patience: Patience; pulse: Pulse | undefined }) {
    this.#options = options;
  }

  async init(): Promise<void> {
    this.#pool = createPool(poolOptions(this.#options.url, this.#options.patience));
    // An 'error' event without a listener would end the process. The failing statement reports the error to its caller.
    this.#pool.on('connection', (raw) => raw.on('error', () => {}));
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    const { state, patience, pulse } = this.#options;
    assertOutsideTransaction(state);
    pulse?.assertUp();
    if (this.#waiting >= patience.queue)
      throw new DatabaseUnavailable(`${patience.queue} requests already wait for a connection to the database`);
    this.#waiting++;
    let givenUp = false;
    const opening = this.#open();
    try {
      return await within(patience.acquire, opening, () => {
        givenUp = true;
        return new DatabaseUnavailable(`no connection to the database was free within ${patience.acquire} ms`);
      });
    } catch (error) {
      // A connection that is opened too late goes back to the pool.
      if (givenUp) opening.then(({ raw }) => raw.release()).catch(() => {});
      pulse?.suspect();
      throw error;
    } finally {
      this.#waiting--;
    }
  }

  async #open(): Promise<MysqlConnection> {
    const raw = await new Promise<PoolConnection>((resolve, reject) =>
      this.#pool!.getConnection((error, connection) => (error ? reject(error) : resolve(connection))),
    );
    const known = this.#connections.get(raw);
    if (known) return known;
    const created = new MysqlConnection(raw, this.#options.patience);
    try {
      await created.executeQuery(CompiledQuery.raw(settings(this.#options.patience)));
      await created.executeQuery(CompiledQuery.raw(ISOLATION));
    } catch (error) {
      // A connection without its settings must not be used.
      created.hangUp();
      throw error;
    }
    this.#connections.set(raw, created);
    this.#all.add(created);
    raw.once('end', () => this.#all.delete(created));
    return created;
  }

  async beginTransaction(connection: MysqlConnection, { isolationLevel, accessMode }: TransactionSettings) {
    if (isolationLevel || accessMode) throw new Error('Transactions are always read committed and read-write');
    await connection.executeQuery(CompiledQuery.raw('begin'));
  }

  async commitTransaction(connection: MysqlConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: MysqlConnection): Promise<void> {
    // The server rolls back by itself when the connection is gone.
    if (connection.gone) return;
    await connection.executeQuery(CompiledQuery.raw('rollback')).catch((error: unknown) => {
      connection.hangUp();
      throw error;
    });
  }

  async releaseConnection(connection: MysqlConnection): Promise<void> {
    if (connection.gone) {
      this.#all.delete(connection);
      this.#options.pulse?.suspect();
    } else connection.raw.release();
  }

  async destroy(): Promise<void> {
    const pool = this.#pool!;
    const ended = new Promise<void>((resolve, reject) => pool.end((error) => (error ? reject(error) : resolve())));
    await within(GOODBYE_MS, ended, () => new Error('the connection did not close in time')).catch(() => {});
    for (const { raw } of this.#all) cut(raw);
  }
}

const GOODBYE_MS = 1000;

function ask(connection: Connection, sql: string, parameters: readonly unknown[]): Promise<unknown> {
  return new Promise((resolve, reject) =>
    connection.query(sql, parameters as unknown[], (error, result) => (error ? reject(error) : resolve(result))),
  );
}

function cut(connection: Connection): void {
  connection.destroy();
  // `destroy()` only stops sending: with a frozen server the socket would stay open for ever.
  (connection as unknown as { stream: { destroy(): void } }).stream.destroy();
}

function toResult<R>(result: unknown): QueryResult<R> {
  if (Array.isArray(result)) return { rows: result as R[] };
  const { insertId, affectedRows, changedRows } = result as Partial<ResultSetHeader>;
  return {
    rows: [],
    ...(insertId ? { insertId: BigInt(insertId) } : {}),
    ...(affectedRows === undefined ? {} : { numAffectedRows: BigInt(affectedRows) }),
    ...(changedRows === undefined ? {} : { numChangedRows: BigInt(changedRows) }),
  };
}

/** The driver's own stack ends at the socket; with ours appended, the error shows the caller. */
function withCaller(error: unknown): unknown {
  if (error instanceof Error) error.stack = `${error.stack}\n${new Error().stack?.split('\n').slice(1).join('\n')}`;
  return error;
}

const PULSE_MS = 700;
/** Asks a table, because a node that has lost its cluster answers everything else. Before the first migration it is missing. */
const PULSE = 'select 1 from kysely_migration limit 1';

/** Checks the server over a separate connection, which is not blocked by the work of the others. */
export function openPulse(url: URL): { pulse: Pulse; close: () => void } {
  let reused: Connection | undefined;
  const drop = (connection: Connection) => {
    if (reused === connection) reused = undefined;
    cut(connection);
  };
  const pulse = new Pulse(async () => {
    const connection = (reused ??= connect(url, (lost) => {
      if (reused === lost) reused = undefined;
    }));
    try {
      await within(PULSE_MS, ask(connection, PULSE, []), () => {
        return new DatabaseUnavailable(`the database does not answer (${PULSE_MS} ms)`);
      });
    } catch (error) {
      if (isTableMissing(error)) return;
      drop(connection);
      throw error;
    }
  });
  const close = () => {
    pulse.close();
    if (reused) drop(reused);
  };
  return { pulse, close };
}

function connect(url: URL, onLost: (connection: Connection) => void): Connection {
  const connection = createConnection({ ...connectionOptions(url), connectTimeout: 2 * PULSE_MS });
  connection.on('error', () => onLost(connection));
  connection.on('end', () => onLost(connection));
  return connection;
}

/** `url` is mysql://user:password@host:port/database; `?connectionLimit=20` sets the size of the pool (default 10). */
export function mysqlDialect(
  url: URL,
  state: DatabaseState,
  { patience, pulse }: { patience: Patience; pulse?: Pulse | undefined },
): Dialect {
  const stock = new MysqlDialect({ pool: async () => createPool(poolOptions(url, patience)) });
  return {
    createAdapter: () => new MysqlAdapter(),
    createDriver: (): Driver => new LimitedMysqlDriver({ url, state, patience, pulse }),
    createQueryCompiler: () => stock.createQueryCompiler(),
    createIntrospector: (db) => stock.createIntrospector(db),
  };
}

function poolOptions(url: URL, { acquire }: Patience) {
  const connectionLimit = Number(url.searchParams.get('connectionLimit') ?? 10);
  return { ...connectionOptions(url), connectionLimit, connectTimeout: acquire };
}

export function connectionOptions(url: URL) {
  return {
    host: url.hostname,
    port: url.port ? Number(url.port) : 3306,
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    database: decodeURIComponent(url.pathname.slice(1)),
    charset: 'utf8mb4',
    timezone: 'Z',
    // sum() returns DECIMAL, which becomes a number as on SQLite. Integers beyond 2^53 stay text, to be noticed.
    decimalNumbers: true,
    supportBigNumbers: true,
    // An object as a parameter must never be expanded to `column = value` pairs.
    stringifyObjects: true,
    enableKeepAlive: true,
  };
}
