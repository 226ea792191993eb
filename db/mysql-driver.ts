import { CompiledQuery, MysqlAdapter, MysqlDialect, MysqlDriver } from 'kysely';
import type { DatabaseConnection, Dialect, Driver } from 'kysely';
import { createPool } from 'mysql2';
import type { DatabaseState } from './handle';
import { assertOutsideTransaction } from './open-transaction';

// READ COMMITTED: after a row lock, a plain read sees what was committed meanwhile (repeatable read would answer from
// the older snapshot), and there are no gap locks to deadlock on. ONLY_FULL_GROUP_BY keeps queries portable.
const SESSION = `set session
  sql_mode = 'STRICT_ALL_TABLES,NO_ZERO_DATE,NO_ZERO_IN_DATE,ERROR_FOR_DIVISION_BY_ZERO,ONLY_FULL_GROUP_BY',
  time_zone = '+00:00',
  innodb_lock_wait_timeout = 10`;
const ISOLATION = 'set session transaction isolation level read committed';

class GuardedMysqlDriver extends MysqlDriver {
  readonly #state: DatabaseState;

  constructor(config: ConstructorParameters<typeof MysqlDriver>[0], state: DatabaseState) {
    super(config);
    this.#state = state;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    assertOutsideTransaction(this.#state);
    return super.acquireConnection();
  }
}

/** `url` is mysql://user:password@host:port/database; `?connectionLimit=20` sets the size of the pool (10). */
export function mysqlDialect(url: URL, state: DatabaseState): Dialect {
  const config = {
    pool: async () => createPool(poolOptions(url)),
    onCreateConnection: async (connection: DatabaseConnection) => {
      await connection.executeQuery(CompiledQuery.raw(SESSION));
      await connection.executeQuery(CompiledQuery.raw(ISOLATION));
    },
  };
  const stock = new MysqlDialect(config);
  return {
    createAdapter: () => new MysqlAdapter(),
    createDriver: (): Driver => new GuardedMysqlDriver(config, state),
    createQueryCompiler: () => stock.createQueryCompiler(),
    createIntrospector: (db) => stock.createIntrospector(db),
  };
}

function poolOptions(url: URL) {
  return {
    host: url.hostname,
    port: url.port ? Number(url.port) : 3306,
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    database: decodeURIComponent(url.pathname.slice(1)),
    connectionLimit: Number(url.searchParams.get('connectionLimit') ?? 10),
    charset: 'utf8mb4',
    timezone: 'Z',
    // sum() answers DECIMAL: as a number, like SQLite. Beyond 2^53 an integer stays text and is seen.
    decimalNumbers: true,
    supportBigNumbers: true,
    // An object as a parameter must never become `column = value` pairs.
    stringifyObjects: true,
    enableKeepAlive: true,
  };
}
